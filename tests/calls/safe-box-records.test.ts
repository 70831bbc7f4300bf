import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import type { CallInput } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

/** Today by the site's calendar, not by this machine's. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date())
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

async function joinWithHistory() {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 300_00)
  await deposit(stack, mali, 200_00)
  await stack.ok('safeboxPasswordInit', { walletPassword }, mali)
  await stack.ok('safeboxTransfer', { direction: 'in', amount: 50_00, walletPassword }, mali)
  return { mali, orderId }
}

test('every change of the coins, newest first, page by page', async () => {
  const { mali, orderId } = await joinWithHistory()
  const first = await stack.ok('appUserCoinDetail', { limit: 2 }, mali)
  const cursor = first.nextCursor ?? undefined
  const second = await stack.ok('appUserCoinDetail', { limit: 2, cursor }, mali)
  const entries = [first, second].flatMap(({ entryList }) => entryList)
  expect(entries.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
    ['safebox', -50_00, 450_00],
    ['deposit', 200_00, 500_00],
    ['deposit', 300_00, 300_00],
  ])
  expect(entries.at(-1)?.source).toBe(orderId)
  expect(second.nextCursor).toBeNull()
})

test('by account, by kind and by day', async () => {
  const { mali } = await joinWithHistory()
  const list = async (filter: CallInput<'appUserCoinDetail'>) =>
    (await stack.ok('appUserCoinDetail', filter, mali)).entryList
  expect(await list({ kind: 'deposit' })).toHaveLength(2)
  expect(await list({ account: 'safebox' })).toMatchObject([{ change: 50_00 }])
  expect(await list({ from: today(), to: today() })).toHaveLength(3)
  expect(await list({ to: dayBefore(today(), 1) })).toEqual([])
})

test('the statement by day, week and month, empty days included', async () => {
  const { mali } = await joinWithHistory()
  const to = today()
  const from = dayBefore(to, 9)
  const body = await stack.ok('appUserReport', { from, to }, mali)
  const rows = body.rowList
  expect(rows).toHaveLength(10)
  expect(rows.at(-1)).toMatchObject({ from: to, deposits: 500_00, stakes: 0 })
  expect(body.total).toMatchObject({ deposits: 500_00, withdrawals: 0, net: 0 })
  for (const by of ['week', 'month'] as const) {
    const folded = await stack.ok('appUserReport', { by, from, to }, mali)
    expect(folded.total).toEqual(body.total)
  }
})

test.each([
  ['more than 400 days by day', { from: '2020-01-01', to: '2026-01-01' }],
  ['the end before the beginning', { from: '2026-02-01', to: '2026-01-01', by: 'month' }],
  ['more than five years', { from: '2000-01-01', to: '2026-01-01', by: 'month' }],
] as const)('%s is refused', async (_what, period) => {
  expect(await stack.refused('appUserReport', period, await stack.join())).toBe('periodTooLong')
})
