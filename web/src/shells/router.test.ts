import { expect, test } from 'vitest'
import { desktopTable } from './desktop/routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { findDestination, matchPage, resolve, type RouteTable, titleOf } from './router.ts'

test('a visitor is sent to the login page, which remembers the way', () => {
  expect(resolve(mobileTable, '/lobby/wallets/deposit?from=menu', false)).toEqual({
    kind: 'redirect',
    to: '/login?to=%2Flobby%2Fwallets%2Fdeposit%3Ffrom%3Dmenu',
  })
})

test('a visitor sees public pages, a player sees all of them, the login page too', () => {
  expect(shown('/lobby/home', false)).toBe('page')
  expect(shown('/points', true)).toBe('page')
  expect(shown('/login', true)).toBe('page')
})

test('redirects keep their query', () => {
  expect(destination(desktopTable, '/points?tab=2', true)).toBe('/lobby/points?tab=2')
  expect(destination(mobileTable, '/', false)).toBe('/lobby/home')
})

test('a redirect to a login page still asks a visitor to sign in first', () => {
  expect(destination(desktopTable, '/bind', false)).toBe('/login?to=%2Flobby%2Fbind')
})

test('a page of the other shell opens the nearest page of this one, parameters included', () => {
  expect(destination(mobileTable, '/lobby/favorites', true)).toBe('/profile/favorites')
  expect(destination(desktopTable, '/profile/favorites', true)).toBe('/lobby/favorites')
  expect(destination(mobileTable, '/lobby/notice/detail/42', true)).toBe('/notice/detail/42')
  expect(destination(desktopTable, '/notice/detail/42', true)).toBe('/lobby/notice/detail/42')
})

test('an unknown address is missing for everyone', () => {
  expect(resolve(mobileTable, '/no/such/page', false)).toEqual({ kind: 'missing' })
  expect(resolve(desktopTable, '/lobby', true)).toEqual({ kind: 'missing' })
})

test('the details of an activity bear its name', () => {
  const title = (table: RouteTable, address: string) => titleOf(resolve(table, address, true))
  expect(title(mobileTable, '/reward/detail/16')).toBe('reward.Fund')
  expect(title(desktopTable, '/reward/detail/22')).toBe('reward.RedPacket')
  expect(title(mobileTable, '/reward/detail/99999')).toBe('title.rewards')
  expect(title(mobileTable, '/lobby/rewards')).toBe('title.rewards')
  expect(title(mobileTable, '/no/such/page')).toBe('frame.missing')
})

test('patterns match whole paths, by segment, and name their parameters', () => {
  expect(parametersOf('/notice/detail/7')).toMatchObject({ id: '7' })
  expect(parametersOf('/notice/detail/')).toBeNull()
  expect(parametersOf('/notice/detail/7/8')).toBeNull()
  expect(parametersOf('/Lobby/home/')).toEqual({})
  expect(parametersOf('/lobby/homes')).toBeNull()
})

function shown(path: string, isLoggedIn: boolean): string {
  return resolve(mobileTable, path, isLoggedIn).kind
}

function parametersOf(path: string) {
  const found = matchPage(mobileTable, path)
  return found.kind === 'page' ? found.parameters : null
}

function destination(table: RouteTable, address: string, isLoggedIn: boolean): string {
  return findDestination(table, address, isLoggedIn).address
}
