import { parse } from 'regexparam'
import type { ComponentType, ReactNode } from 'react'
import { matchRoute } from 'wouter'
import type { PageProps } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import type { PlainTextKey, TextArea } from '../i18n/texts.ts'
import type { PageName } from './pages.ts'

/** One page of a shell. Without `load` the page is not built yet and says so. */
export type Route = {
  /** Segments, a `:name` for each parameter. */
  path: string
  /** Of one path with many pages, by what the address tells. */
  title: PlainTextKey | ((parameters: Parameters) => PlainTextKey)
  /** Open to visitors; all others lead to the login page. */
  public?: true
  load: () => Promise<ComponentType<PageProps>>
  /** Text areas the page needs beside the frame's. */
  texts?: readonly TextArea[]
  /** Stays in memory while other pages show, and is found again where it was left. */
  keepAlive?: true
  /** `lobby`: the site's own header; `title`: back and the page's title; `none`: the page alone. */
  header?: 'lobby' | 'title' | 'none'
  /** Which entry of the tab bar or the side menu is lit; without one the phone shows no tab bar. */
  tab?: 0 | 1 | 2 | 3 | 4
  /** Nothing floats over a page where money is decided. */
  hidesTabs?: true
}

export type RouteTable = {
  routes: readonly Route[]
  redirects: Readonly<Record<string, string>>
  /** Pages of the other shell, each with the nearest page of this one. */
  counterparts: Readonly<Record<string, string>>
}

/** What a player on a break is shown: it stands in the place of home. */
export const restPath = '/break'

/** What a shell is given: the page to stand around, and its route. */
export type ShellProps = { route: Route | null; title: PlainTextKey; children: ReactNode }
export type LoadedShell = { table: RouteTable; Shell: ComponentType<ShellProps> }

export type Parameters = PageProps['parameters']
export type PageMatch = { kind: 'page'; route: Route; parameters: Parameters } | { kind: 'missing' }
export type Resolved = PageMatch | { kind: 'redirect'; to: string }

/** A page of the table in pages.ts, for a route of a shell. */
export function page(name: PageName): Pick<Route, 'load'> {
  return { load: () => import('./pages.ts').then(({ loadFromTable }) => loadFromTable(name)) }
}

/** What an address shows in a shell, for a visitor or a player. */
export function resolve(table: RouteTable, address: string, isLoggedIn: boolean): Resolved {
  const { pathname, search } = new URL(address, 'https://here.invalid')
  const elsewhere = findRedirect(table.redirects, pathname)
  if (elsewhere) return { kind: 'redirect', to: elsewhere + search }
  const shown = matchPage(table, pathname)
  if (shown.kind === 'missing') {
    const nearest = findRedirect(table.counterparts, pathname)
    return nearest ? { kind: 'redirect', to: nearest + search } : shown
  }
  if (!shown.route.public && !isLoggedIn)
    return { kind: 'redirect', to: loginPathFrom(pathname + search) }
  return shown
}

export function titleOf(shown: Resolved): PlainTextKey {
  if (shown.kind !== 'page') return 'frame.missing'
  const { title } = shown.route
  return typeof title === 'string' ? title : title(shown.parameters)
}

export type Destination = { address: string; shown: PageMatch }

/** Follows redirects to the address that is really shown, and what it shows. */
export function findDestination(
  table: RouteTable,
  wanted: string,
  isLoggedIn: boolean,
): Destination {
  let address = wanted
  for (let turns = 0; turns < 5; turns++) {
    const resolved = resolve(table, address, isLoggedIn)
    if (resolved.kind !== 'redirect') return { address, shown: resolved }
    address = resolved.to
  }
  throw new Error(`redirects without end from ${wanted}`)
}

export function matchPage({ routes }: RouteTable, path: string): PageMatch {
  for (const route of routes) {
    const parameters = match(route.path, path)
    if (parameters) return { kind: 'page', route, parameters }
  }
  return { kind: 'missing' }
}

function findRedirect(redirects: Readonly<Record<string, string>>, path: string): string | null {
  for (const [pattern, target] of Object.entries(redirects)) {
    const parameters = match(pattern, path)
    if (parameters) return target.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
  }
  return null
}

function match(pattern: string, path: string): Parameters | null {
  const [, parameters] = matchRoute(parse, pattern, path)
  return parameters as Parameters | null
}
