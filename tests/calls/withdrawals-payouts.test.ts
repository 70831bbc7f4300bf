import { startServer } from '@parlour/server/app.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

async function request(player: VerifiedPlayer, amount = 400_00): Promise<string> {
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  return (await stack.ok('exchange', asked, player, newKey())).order.orderId
}

async function statusOf(player: SignedIn, orderId: string): Promise<string> {
  const body = await stack.ok('getExchangeOrder', { orderId }, player)
  return body.orderList[0]!.status
}

const until = (player: SignedIn, orderId: string, status: string) =>
  eventually(async () => expect(await statusOf(player, orderId)).toBe(status))
const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)
const told = (orderId: string, status: 'paid' | 'failed', paidAmount = 400_00) => ({
  merchantPayoutId: orderId,
  status,
  paidAmount: status === 'paid' ? paidAmount : 0,
})

async function countPayouts(orderId: string): Promise<number> {
  const page = await fetch(`${stack.sandbox.url}/pay`, { headers: { accept: 'text/html' } })
  return (await page.text()).split(orderId).length - 1
}

async function outcomesOf(orderId: string): Promise<string[]> {
  const rows = await stack.app.database.rows<{ outcome: string }>(sql`
    select outcome from cashier_provider_events where order_id = ${orderId} order by received_at`)
  return rows.map(({ outcome }) => outcome)
}

test('one event told 50 times pays once', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  const event = { eventId: 'payout-fifty', ...told(orderId, 'paid') }
  const statuses = await Promise.all(Array.from({ length: 50 }, () => stack.callback(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
})

test('paid and then failed stays paid', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await stack.callback(told(orderId, 'paid'))
  await stack.callback(told(orderId, 'failed'))
  expect(await statusOf(mali, orderId)).toBe('paid')
  expect(await outcomesOf(orderId)).toEqual(['paid', 'ignored'])
})

test('what a person resolved as paid, and the gateway as failed, is for a person', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const ploy = stack.operator('ploy')
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await ploy.ok('resolvePayout', { orderId, outcome: 'paid', reason: 'they said so by telephone' })
  expect(await stack.callback(told(orderId, 'failed'))).toBe(200)
  expect(await statusOf(mali, orderId)).toBe('paid')
  const { conflictList } = await ploy.ok('listPending', {})
  expect(conflictList.map((one) => one.orderId)).toContain(orderId)
  // What it says in the end is what the person said: there is nothing more to look at.
  await stack.callback(told(orderId, 'paid'))
  await stack.callback(told(orderId, 'failed'))
  expect(await outcomesOf(orderId)).toEqual(['conflict', 'ignored', 'ignored'])
})

test('failed and then paid is for a person: nothing moves, and it is on their list', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await stack.callback(told(orderId, 'failed'))
  expect(await stack.callback(told(orderId, 'paid'))).toBe(200)
  expect(await statusOf(mali, orderId)).toBe('returned')
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
  const { conflictList } = await stack.operator('ploy').ok('listPending', {})
  const orders = conflictList.map((one) => one.orderId)
  expect(orders).toContain(orderId)
})

test('a payout of another sum, or of one in review, moves nothing', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await stack.callback(told(orderId, 'paid', 399_99))
  expect(await statusOf(mali, orderId)).toBe('submitted')
  const reviewed = await request(mali, 10_000_00)
  await stack.callback(told(reviewed, 'paid', 10_000_00))
  expect(await statusOf(mali, reviewed)).toBe('review')
  expect(await balances(mali)).toMatchObject({ held: 10_400_00 })
})

test('an answer that never comes: held and asked about, never paid again', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await stack.decide('payouts', orderId, { action: 'never' })
  for (let n = 0; n < 3; n++) {
    await stack.askNow()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
  }
  expect(await statusOf(mali, orderId)).toBe('submitted')
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
  expect(await countPayouts(orderId)).toBe(1)
})

test('a lost answer is unknown until the gateway is asked; then it is paid once', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const cardNum = '5550000000'
  const change = { id: mali.cardId, cardNum, walletPassword }
  await stack.ok('modifyBankInfo', change, mali)
  await stack.app.database.run(sql`update cashier_cards set changed_at = now() - interval '2 days',
    paid_at = now()
    where player_id = ${mali.playerId}`)
  const orderId = await request(mali)
  await until(mali, orderId, 'unknown')
  await stack.decide('payouts', orderId, { action: 'approve' })
  await stack.askNow()
  await until(mali, orderId, 'paid')
  expect(await countPayouts(orderId)).toBe(1)
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
})

test('a callback that is lost is found by asking', async () => {
  const { config } = stack.app
  const { publicUrl } = config
  const mali = await joinVerified(stack, 1_000_00)
  config.publicUrl = 'http://127.0.0.1:9'
  const orderId = await request(mali)
  await until(mali, orderId, 'submitted')
  await eventually(async () => expect(await countPayouts(orderId)).toBe(1))
  config.publicUrl = publicUrl
  await stack.decide('payouts', orderId, { action: 'fail' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await statusOf(mali, orderId)).toBe('submitted')
  await stack.askNow()
  await until(mali, orderId, 'returned')
})

test('switched off, an approved one waits and goes on afterwards', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const orderId = await request(mali, 10_000_00)
  await stack.change({ switches: { withdrawals: false } })
  await stack.operator('ploy').ok('approveWithdrawal', { orderId })
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(await statusOf(mali, orderId)).toBe('approved')
  await stack.change({ switches: {} })
  await stack.askNow()
  await until(mali, orderId, 'submitted')
})

test('two copies of the server carry a payout once', async () => {
  const other = await startServer({ ...stack.app.config, PORT: 0 })
  const mali = await joinVerified(stack, 1_000_00)
  const orderIds = [await request(mali, 100_00), await request(mali, 200_00)]
  for (const orderId of orderIds) await until(mali, orderId, 'submitted')
  // The order is submitted before the gateway hears of it.
  for (const orderId of orderIds)
    await eventually(async () => expect(await countPayouts(orderId)).toBe(1))
  await other.stop()
})

test('a gateway that is away: the amount stays held, the order is unknown', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  await stack.sandbox.stop()
  const orderId = await request(mali)
  await until(mali, orderId, 'unknown')
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
})
