import { coverDepth } from './back-closes.ts'

/** What its address tells a page: `:id` in the route's path is `parameters.id`. */
export type PageProps = { parameters: Readonly<Record<string, string>> }

export type GoOptions = { replace?: boolean; state?: unknown }
type Go = (path: string, options?: GoOptions) => void

// Until the router is there, and if it never comes, the browser itself can go.
let go: Go = (path) => location.assign(path)

/** Goes to a page of this app, or to any address. */
export function goTo(path: string, options?: GoOptions): void {
  go(path, options)
}

/** The router's part: from now on `goTo` switches pages without a reload. */
export function setNavigator(next: Go): void {
  go = next
}

/** One page back, as long as that is still one of ours; otherwise home. */
export function goBack(): void {
  const steps = coverDepth() + 1
  const place = 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : null
  if (place === null ? history.length > steps : place >= steps) history.go(-steps)
  else goTo('/lobby/home', { replace: true })
}
