import { flushSync } from 'react-dom'
import { navigate } from 'wouter/use-browser-location'
import { create } from 'zustand'
import { leaveCovers } from '../browser/back-closes.ts'
import { type GoOptions, setNavigator } from '../browser/navigation.ts'
import { prefersLessMotion } from '../browser/viewport.ts'
import { closeSheet } from '../games/open-sheet.ts'
import { findAskedLocale } from '../i18n/locale.ts'
import { changeLocale } from '../i18n/texts.ts'
import { findToken, isResting, useSession } from '../session/store.ts'
import { openAskedSheet, openFirstSheet, preloadAskedSheet } from './game-sheet.ts'
import { findPage, forgetPage, loadPage, preloadPage } from './page-loader.ts'
import { type Destination, findDestination, type LoadedShell, restPath } from './router.ts'
import { type PageMatch, resolve, type Resolved, type RouteTable } from './router.ts'
import { leavePage } from './scroll.ts'
import { reloadOnce } from './stale-code.ts'

type Visit = {
  shell: LoadedShell | null
  path: string
  /** What the address shows: found once a visit, and kept for everything that is drawn of it. */
  resolved: Resolved
  /** The next page's code is on its way. */
  isLoading: boolean
}

export const useVisit = create<Visit>()(() => ({
  shell: null,
  path: '',
  resolved: { kind: 'missing' },
  isLoading: false,
}))

const nothing: RouteTable = { routes: [], redirects: {}, counterparts: {} }
let latestVisit = 0

/** Shows a shell with the page of the present address, once that page's code is here. */
export async function changeShell(shell: LoadedShell): Promise<void> {
  const before = useVisit.getState()
  if (before.shell === shell) return
  const { table } = shell
  await makeReady((await find(table, presentAddress())).shown)
  // Found anew: somebody may have gone on, signed out, or be known to rest, meanwhile.
  const here = await find(table, presentAddress())
  const isLost = here.shown.kind === 'missing' && before.resolved.kind === 'page'
  // The new shell has neither the page nor anything near it.
  const { address, shown: resolved } = isLost ? await find(table, '/lobby/home') : here
  if (address !== presentAddress()) navigate(address, { replace: true })
  useVisit.setState({ shell, path: location.pathname, resolved, isLoading: false })
}

/** Follows what changes the page beside visits: back and forward, signing in and out. */
export function followAddress(): void {
  openFirstSheet()
  setNavigator((to, options) => void visit(to, options))
  addEventListener('popstate', stepBack)
  useSession.subscribe((now, before) => {
    if (!now.token !== !before.token || isResting(now) !== isResting(before)) settle()
  })
}

/** Goes to an address: the page's code first, then the switch. */
export async function visit(to: string, options: GoOptions = {}): Promise<void> {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return location.assign(url)
  const locale = findAskedLocale(url.search)
  if (locale) await changeLocale(locale)
  // A language link on the page it leads to: there is nowhere to go.
  if (locale && url.pathname === location.pathname) return
  if (openAskedSheet(url)) return
  const table = presentTable()
  const thisVisit = ++latestVisit
  const destination = await find(table, url.pathname + url.search + url.hash)
  const isReady = await makeReady(destination.shown)
  // Somebody clicked on: the newer visit decides.
  if (thisVisit !== latestVisit) return
  if (table !== presentTable()) return visit(to, options)
  useVisit.setState({ isLoading: false })
  if (!isReady && reloadOnce(destination.address)) return
  switchTo(destination, options)
}

/** Loads the page behind a link before it is followed. */
export function preload(to: string): void {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return
  if (preloadAskedSheet(url)) return
  const resolved = resolve(presentTable(), url.pathname + url.search, findToken() !== null)
  if (resolved.kind === 'page') preloadPage(resolved.route)
}

/** Back or forward: a page that was still on its way is not gone to any more. */
function stepBack(): void {
  latestVisit += 1
  useVisit.setState({ isLoading: false })
  settle()
}

function settle(): void {
  if (!useVisit.getState().shell) return
  const resolved = resolve(presentTable(), presentAddress(), findToken() !== null)
  useVisit.setState({ path: location.pathname, resolved })
  if (resolved.kind === 'redirect') void visit(resolved.to, { replace: true })
  else if (isResting(useSession.getState())) void visit(presentAddress(), { replace: true })
}

async function makeReady(shown: PageMatch): Promise<boolean> {
  if (shown.kind === 'missing' || findPage(shown.route)) return true
  useVisit.setState({ isLoading: true })
  try {
    await loadPage(shown.route)
    return true
  } catch {
    forgetPage(shown.route)
    return false
  }
}

function switchTo({ address, shown }: Destination, options: GoOptions): void {
  const isHere = address === presentAddress() + location.hash
  closeSheet()
  leavePage()
  const replace = leaveCovers() || isHere || !!options.replace
  const go = () =>
    flushSync(() => {
      navigate(address, { ...options, replace })
      useVisit.setState({ path: location.pathname, resolved: shown })
    })
  // A game is waited for: its page comes at once, without a picture of the one before.
  const isPlain = isHere || /^\/(start|practice)\b/.test(address)
  if (!isPlain && 'startViewTransition' in document && !prefersLessMotion())
    document.startViewTransition(go)
  else go()
}

async function find(table: RouteTable, address: string): Promise<Destination> {
  const found = findDestination(table, address, findToken() !== null)
  if (!isResting(useSession.getState())) return found
  // Before anything of the page is drawn. The rule comes with the pages, not with home.
  const { givesWayToBreak } = await import('./pages.ts')
  return givesWayToBreak(found.address) ? findDestination(table, restPath, true) : found
}

function presentTable(): RouteTable {
  return useVisit.getState().shell?.table ?? nothing
}

function presentAddress(): string {
  return location.pathname + location.search
}
