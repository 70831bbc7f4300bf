import { describe, expect, test } from 'vitest'
import { addedRoutes, expectedRoutes } from '../../../tests/spec/routes.ts'
import { desktopTable } from './desktop/routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { findDestination, matchPage, type Route, type RouteTable } from './router.ts'

const tables = { mobile: mobileTable, desktop: desktopTable }

describe.each(['mobile', 'desktop'] as const)('the %s shell', (kind) => {
  const table = tables[kind]
  const expected = expectedRoutes[kind]
  const added = addedRoutes[kind]

  test('has exactly the specified public routes', () => {
    expect(paths(table, true)).toEqual(sorted([...expected.public, ...added.public]))
  })

  test('has exactly the specified login routes', () => {
    expect(paths(table, false)).toEqual(sorted([...expected.login, ...added.login]))
  })

  test('has exactly the specified redirects', () => {
    expect(table.redirects).toEqual(expected.redirects)
  })

  test('finds every route by its own path: none hides another', () => {
    for (const route of table.routes) expect(findRoute(table, sample(route.path))).toBe(route)
  })

  test('leads nowhere by its redirects and counterparts that it does not have', () => {
    const targets = [...Object.values(table.redirects), ...Object.values(table.counterparts)]
    for (const target of targets) expect(findRoute(table, sample(target)), target).not.toBeNull()
  })

  test('keeps home alive', () => {
    const kept = table.routes.filter((route) => route.keepAlive).map((route) => route.path)
    expect(kept).toEqual(['/lobby/home'])
  })
})

test('each shell has a page, or a nearest one, for every page of the other', () => {
  for (const route of desktopTable.routes)
    if (route.path !== '/rule/:name') expectSomewhere(mobileTable, route.path)
  for (const route of mobileTable.routes) expectSomewhere(desktopTable, route.path)
})

test.each([
  ['/lobby/home', 0],
  ['/lobby/email', 0],
  ['/lobby/rewards', 1],
  ['/lobby/task', 2],
  ['/activity/spin', 2],
  ['/lobby/notice', 3],
  ['/lobby/wallets/deposit', 4],
  ['/lobby/wallets/withdraw', 4],
])('on the phone %s lights tab %i', (path, tab) => {
  expect(findRoute(mobileTable, path)?.tab).toBe(tab)
})

test.each([
  ['/lobby/home', 0],
  ['/lobby/games', 1],
  ['/lobby/rewards', 2],
  ['/lobby/notice', 3],
  ['/lobby/member', 4],
])('on the desktop %s lights entry %i', (path, entry) => {
  expect(findRoute(desktopTable, path)?.tab).toBe(entry)
})

test.each(['/login', '/search', '/profile/user', '/start'])('%s lights none', (path) => {
  expect(findRoute(mobileTable, path)?.tab).toBeUndefined()
})

function expectSomewhere(table: RouteTable, pattern: string): void {
  const address = sample(pattern)
  const { address: reached, shown } = findDestination(table, address, true)
  expect(shown.kind, `${address} → ${reached}`).toBe('page')
}

function paths(table: RouteTable, isPublic: boolean): string[] {
  return sorted(
    table.routes.filter((route) => (route.public === true) === isPublic).map((route) => route.path),
  )
}

function sample(pattern: string): string {
  return pattern.replace(/:\w+/g, '12')
}

function sorted(list: readonly string[]): string[] {
  return list.toSorted()
}

function findRoute(table: RouteTable, path: string): Route | null {
  const shown = matchPage(table, path)
  return shown.kind === 'page' ? shown.route : null
}
