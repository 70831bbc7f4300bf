import { expect, test } from 'vitest'
import { matchPage } from '../router.ts'
import { accountGroups, findAccountEntry } from './account-pages.ts'
import { desktopTable, isAccountPage } from './routes.ts'

const entries = accountGroups.flatMap((group) => group.entries)

test('every page of the account lights an entry of its menu', () => {
  const dark = desktopTable.routes
    .filter(isAccountPage)
    .filter(({ path }) => !findAccountEntry(path, path))
  expect(dark).toEqual([])
})

test('every entry leads to a page of the account, and lights itself there', () => {
  for (const entry of entries) {
    const shown = matchPage(desktopTable, entry.href)
    if (shown.kind === 'missing') throw new Error(`${entry.href} is no page`)
    expect(isAccountPage(shown.route), entry.href).toBe(true)
    expect(findAccountEntry(entry.href, shown.route.path)).toBe(entry)
  }
})

test('a page behind another lights that one', () => {
  expect(findAccountEntry('/record/bets/7', '/record/bets/:id')?.href).toBe('/record/bets')
  expect(findAccountEntry('/lobby/wallets/nobody', '/lobby/wallets/:id')?.href).toBe(
    '/lobby/wallets/others',
  )
})
