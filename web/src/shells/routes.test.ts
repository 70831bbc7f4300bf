import { describe, expect, test } from 'vitest'
import { desktopTable } from './desktop/routes.ts'
import { addedRoutes, expectedRoutes } from './expected-routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { destination } from './resolve.ts'
import { findRoute, type RouteTable } from './route.ts'

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

test('the tab bar lights up as specified', () => {
  expect(lit('/lobby/home')).toBe(0)
  expect(lit('/lobby/email')).toBe(0)
  expect(lit('/lobby/rewards')).toBe(1)
  expect(lit('/lobby/task')).toBe(2)
  expect(lit('/lobby/notice')).toBe(3)
  expect(lit('/lobby/wallets/deposit')).toBe(4)
  expect(lit('/lobby/wallets/withdraw')).toBe(4)
  expect(lit('/profile/user')).toBeUndefined()
})

function expectSomewhere(table: RouteTable, pattern: string): void {
  const address = sample(pattern)
  const shown = new URL(destination(table, address, true), 'https://here.invalid').pathname
  expect(findRoute(table, shown), `${address} → ${shown}`).not.toBeNull()
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

function lit(path: string): number | undefined {
  return findRoute(mobileTable, path)?.tab
}
