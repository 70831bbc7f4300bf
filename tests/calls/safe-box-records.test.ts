import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, errorOf, startCashier, walletPassword } from '../stack/cashier-stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

type Entry = { kind: string; change: number; balance: number; source: string }

/** Today by the site's calendar, not by this machine's. */
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date())
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

async function joinWithHistory() {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 300_00)
  await deposit(stack, mali, 200_00)
  await stack.call('safeboxPasswordInit', { walletPassword }, mali)
  await stack.call('safeboxTransfer', { direction: 'in', amount: 50_00, walletPassword }, mali)
  return { mali, orderId }
}

test('every change of the coins, newest first, page by page', async () => {
  const { mali, orderId } = await joinWithHistory()
  const first = await stack.call('appUserCoinDetail', { limit: 2 }, mali)
  const cursor = first.body['nextCursor']
  const second = await stack.call('appUserCoinDetail', { limit: 2, cursor }, mali)
  const entries = [first, second].flatMap(({ body }) => body['entryList'] as Entry[])
  expect(entries.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
    ['safebox', -50_00, 450_00],
    ['deposit', 200_00, 500_00],
    ['deposit', 300_00, 300_00],
  ])
  expect(entries.at(-1)?.source).toBe(orderId)
  expect(second.body['nextCursor']).toBeNull()
})

test('by account, by kind and by day', async () => {
  const { mali } = await joinWithHistory()
  const list = async (filter: object) =>
    (await stack.call('appUserCoinDetail', filter, mali)).body['entryList'] as Entry[]
  expect(await list({ kind: 'deposit' })).toHaveLength(2)
  expect(await list({ account: 'safebox' })).toMatchObject([{ change: 50_00 }])
  expect(await list({ from: today(), to: today() })).toHaveLength(3)
  expect(await list({ to: dayBefore(today(), 1) })).toEqual([])
})

test('the statement by day, week and month, empty days included', async () => {
  const { mali } = await joinWithHistory()
  const to = today()
  const from = dayBefore(to, 9)
  const { body } = await stack.call('appUserReport', { from, to }, mali)
  const rows = body['rowList'] as { from: string; deposits: number }[]
  expect(rows).toHaveLength(10)
  expect(rows.at(-1)).toMatchObject({ from: to, deposits: 500_00, stakes: 0 })
  expect(body['total']).toMatchObject({ deposits: 500_00, withdrawals: 0, net: 0 })
  for (const by of ['week', 'month']) {
    const folded = await stack.call('appUserReport', { by, from, to }, mali)
    expect(folded.body['total']).toEqual(body['total'])
  }
})

test.each([
  ['more than 400 days by day', { from: '2020-01-01', to: '2026-01-01' }],
  ['the end before the beginning', { from: '2026-02-01', to: '2026-01-01', by: 'month' }],
  ['more than five years', { from: '2000-01-01', to: '2026-01-01', by: 'month' }],
])('%s is refused', async (_what, period) => {
  expect(errorOf(await stack.call('appUserReport', period, await stack.join()))).toBe(
    'periodTooLong',
  )
})
