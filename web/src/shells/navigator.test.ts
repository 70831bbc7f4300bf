import { depositPath } from '@parlour/contract/money.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Details } from '../session/store.ts'
import type { LoadedShell, Route } from './router.ts'

vi.mock('react-dom', () => ({ flushSync: (act: () => void) => act() }))
vi.mock('wouter/use-browser-location', () => ({ navigate: (address: string) => goTo(address) }))
vi.mock('../i18n/texts.ts', () => ({ changeLocale: () => null, needTexts: () => null }))
vi.mock('../browser/back-closes.ts', () => ({ leaveCovers: () => false }))
vi.mock('../browser/viewport.ts', () => ({ prefersLessMotion: () => true }))

const heard = new Map<string, () => void>()
let lookups = 0

beforeEach(() => {
  vi.resetModules()
  heard.clear()
  lookups = 0
  vi.stubGlobal('location', { origin: 'https://here.test', hash: '' })
  vi.stubGlobal('document', {})
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear))
  goTo('/lobby/home')
})

test('an address is looked up once a visit, and what it shows is kept', async () => {
  const { visit, useVisit } = await start()
  lookups = 0
  await visit('/notice/detail/7?from=mail')
  expect(lookups).toBe(1)
  expect(useVisit.getState()).toMatchObject({
    path: '/notice/detail/7',
    resolved: { kind: 'page', parameters: { id: '7' } },
    isLoading: false,
  })
})

test('back and forward show the page of the address', async () => {
  const { useVisit } = await start()
  goTo('/notice/detail/8')
  heard.get('popstate')?.()
  expect(useVisit.getState().resolved).toMatchObject({ parameters: { id: '8' } })
})

test('who goes back while a page is on its way is not called on to it', async () => {
  const code = Promise.withResolvers<() => null>()
  const slow = { ...makeRoute('/slow', true), load: () => code.promise }
  const { visit, useVisit } = await start(slow)
  await visit('/notice/detail/7')
  const visited = visit('/slow')
  await vi.waitFor(() => expect(useVisit.getState().isLoading).toBe(true), { timeout: 30_000 })
  goTo('/lobby/home')
  heard.get('popstate')?.()
  expect(useVisit.getState()).toMatchObject({ path: '/lobby/home', isLoading: false })
  code.resolve(() => null)
  await visited
  expect(useVisit.getState()).toMatchObject({ path: '/lobby/home', isLoading: false })
  expect(location.pathname).toBe('/lobby/home')
})

test('who signs out on a page for players is led to the login page', async () => {
  const { visit, useVisit, useSession } = await start()
  useSession.setState({ token: 'token-1' })
  await visit('/points')
  expect(useVisit.getState()).toMatchObject({ path: '/points', resolved: { kind: 'page' } })
  useSession.setState({ token: null })
  expect(useVisit.getState().resolved.kind).toBe('redirect')
  await vi.waitFor(() => expect(useVisit.getState().path).toBe('/login'), { timeout: 30_000 })
  expect(location.search).toBe('?to=%2Fpoints')
})

test('who is on a break meets no page that gives way, however it is come to', async () => {
  const { visit, useVisit, useSession, changeShell } = await start()
  const seen: string[] = []
  useVisit.subscribe(({ path, resolved }) => resolved.kind === 'page' && seen.push(path))
  const details = { pause: { until: null } } as unknown as Details
  useSession.setState({ token: 'token-1', details })
  await vi.waitFor(() => expect(useVisit.getState().path).toBe('/break'), { timeout: 30_000 })
  seen.length = 0
  await visit('/points')
  await visit(depositPath)
  expect([...new Set(seen)]).toEqual(['/break'])
  await visit('/service')
  expect(useVisit.getState().path).toBe('/service')
  goTo('/points')
  await changeShell(makeShell(['/break', '/points'].map((path) => makeRoute(path))))
  expect(useVisit.getState().path).toBe('/break')
  expect(seen).not.toContain('/points')
})

test('a shell that has no such page shows home', async () => {
  const { changeShell, visit, useVisit } = await start()
  await visit('/notice/detail/7')
  await changeShell(makeShell([makeRoute('/lobby/home', true)]))
  expect(useVisit.getState().path).toBe('/lobby/home')
})

async function start(...more: Route[]) {
  const navigator = await import('./navigator.ts')
  const { useSession } = await import('../session/store.ts')
  navigator.followAddress()
  const open = ['/lobby/home', '/login', '/notice/detail/:id'].map((path) => makeRoute(path, true))
  const own = ['/points', '/break', '/service', depositPath].map((path) => makeRoute(path))
  await navigator.changeShell(makeShell([...open, ...own, ...more]))
  return { ...navigator, useSession }
}

function makeRoute(path: string, isPublic = false): Route {
  const load = async () => () => null
  return { path, title: 'title.home', load, ...(isPublic && { public: true }) }
}

function makeShell(routes: Route[]): LoadedShell {
  const table = {
    get routes() {
      lookups++
      return routes
    },
    redirects: {},
    counterparts: {},
  }
  return { table, Shell: () => null }
}

function goTo(address: string): void {
  const { pathname, search, href } = new URL(address, 'https://here.test')
  Object.assign(location, { pathname, search, href })
}
