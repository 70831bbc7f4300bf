import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { create } from 'zustand'
import { type GoOptions, setNavigator } from '../browser/navigation.ts'
import { findAskedLocale } from '../i18n/locale.ts'
import { changeLocale } from '../i18n/texts.ts'
import { prefersLessMotion } from '../browser/viewport.ts'
import { findToken } from '../session/store.ts'
import { findPage, forgetPage, loadPage, preloadPage } from './page-loader.ts'
import { destination, resolve } from './resolve.ts'
import type { Route, RouteTable } from './route.ts'
import { leavePage } from './scroll.ts'
import { reloadOnce } from './stale-code.ts'

/** True while the next page's code is on its way. */
export const useIsNavigating = create<{ isLoading: boolean }>()(() => ({ isLoading: false }))

let table: RouteTable = { routes: [], redirects: {}, counterparts: {} }
let latestVisit = 0

export function setRouteTable(next: RouteTable): void {
  table = next
  setNavigator((to, options) => void visit(to, options))
}

/** Goes to an address: the page's code first, then the switch. */
export async function visit(to: string, options: GoOptions = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return location.assign(url)
  const locale = findAskedLocale(url.search)
  if (locale) await changeLocale(locale)
  // A language link on the page it leads to: there is nowhere to go.
  if (locale && url.pathname === location.pathname) return
  const wanted = url.pathname + url.search + url.hash
  const address = destination(table, wanted, findToken() !== null)
  const thisVisit = ++latestVisit
  const isReady = await makeReady(findRouteOf(address))
  // Somebody clicked on: the newer visit decides.
  if (thisVisit !== latestVisit) return
  useIsNavigating.setState({ isLoading: false })
  if (!isReady && reloadOnce(address)) return
  switchTo(address, options)
}

/** Loads the page behind a link before it is followed. */
export function preload(to: string): void {
  const url = new URL(to, location.href)
  const route = url.origin === location.origin ? findRouteOf(url.pathname + url.search) : null
  if (route) preloadPage(route)
}

/** Readies the page of the present address, so that the first picture is the page itself. */
export async function prepareFirstPage(): Promise<void> {
  const address = destination(table, location.pathname + location.search, findToken() !== null)
  await makeReady(findRouteOf(address))
  useIsNavigating.setState({ isLoading: false })
}

function findRouteOf(address: string): Route | null {
  const resolved = resolve(table, address, findToken() !== null)
  return resolved.kind === 'page' ? resolved.route : null
}

async function makeReady(route: Route | null): Promise<boolean> {
  if (!route || findPage(route)) return true
  useIsNavigating.setState({ isLoading: true })
  try {
    await loadPage(route)
    return true
  } catch {
    forgetPage(route)
    return false
  }
}

function switchTo(address: string, options: GoOptions): void {
  const isHere = address === location.pathname + location.search + location.hash
  leavePage()
  const go = () =>
    flushSync(() => navigate(address, { ...options, replace: isHere || !!options.replace }))
  if (!isHere && 'startViewTransition' in document && !prefersLessMotion())
    document.startViewTransition(go)
  else go()
}
