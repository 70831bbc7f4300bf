import { expect, test } from 'vitest'
import { desktopTable } from './desktop/routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { findRoute } from './route.ts'

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
