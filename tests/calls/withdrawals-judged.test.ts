import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { age, joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

async function request(player: VerifiedPlayer, amount: number): Promise<string> {
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  return (await stack.ok('exchange', asked, player, newKey())).order.orderId
}

/** How many people an order wants. */
async function wanted(orderId: string): Promise<number> {
  const { approvals } = await stack.app.database.row<{ approvals: number }>(sql`
    select needed_approvals as approvals from cashier_withdrawals where order_id = ${orderId}`)
  return approvals
}

async function statusOf(player: VerifiedPlayer, orderId: string): Promise<string> {
  return (await stack.ok('getExchangeOrder', { orderId }, player)).orderList[0]!.status
}

const until = (player: VerifiedPlayer, orderId: string, status: string) =>
  eventually(async () => expect(await statusOf(player, orderId)).toBe(status))

test('many small withdrawals are judged as the large one they are together', async () => {
  const mali = await joinVerified(stack, 100_000_00)
  expect(await wanted(await request(mali, 5_000_00))).toBe(0)
  expect(await wanted(await request(mali, 100_00))).toBe(1)
  expect(await wanted(await request(mali, 44_900_00))).toBe(2)
  expect(await wanted(await request(mali, 100_00))).toBe(2)
  await stack.app.database.run(sql`update cashier_withdrawals
    set created_at = now() - interval '25 hours' where player_id = ${mali.playerId}`)
  expect(await wanted(await request(mali, 100_00))).toBe(0)
})

test('what came back is not counted', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const orderId = await request(mali, 10_000_00)
  await stack.operator('ploy').ok('rejectWithdrawal', { orderId, reason: 'not today' })
  expect(await wanted(await request(mali, 100_00))).toBe(0)
})

test('after so many by rule in a day a person looks', async () => {
  await stack.change({ withdrawalRules: { byRulePerDay: 2 } })
  const mali = await joinVerified(stack, 1_000_00)
  const orders = [100_00, 100_00, 100_00].map((amount) => () => request(mali, amount))
  const approvals = []
  for (const order of orders) approvals.push(await wanted(await order()))
  expect(approvals).toEqual([0, 0, 1])
  await stack.change({ withdrawalRules: {} })
})

test('the first payout to a card asks a person, also after the card was changed', async () => {
  const mali = await joinVerified(stack, 5_000_00)
  await stack.app.database.run(sql`update cashier_cards set paid_at = null
    where player_id = ${mali.playerId}`)
  const first = await request(mali, 100_00)
  expect(await wanted(first)).toBe(1)
  await stack.operator('ploy').ok('approveWithdrawal', { orderId: first })
  await stack.decide('payouts', first, { action: 'approve' })
  await until(mali, first, 'paid')
  expect(await wanted(await request(mali, 100_00))).toBe(0)
  const change = { id: mali.cardId, cardNum: `77${mali.playerId}`, walletPassword }
  await stack.ok('modifyBankInfo', change, mali)
  await stack.app.database.run(sql`update cashier_cards set changed_at = now() - interval '2 days'
    where player_id = ${mali.playerId}`)
  expect(await wanted(await request(mali, 100_00))).toBe(1)
})

test('a device that is new to the player asks a person', async () => {
  const mali = await joinVerified(stack, 5_000_00)
  const { playerId } = mali
  await age(stack, mali)
  await stack.app.database.run(sql`insert into player_devices (player_id, device, first_at)
    values (${playerId}, 'an-old-phone', now() - interval '30 days')`)
  expect(await wanted(await request(mali, 100_00))).toBe(1)
  await stack.app.database.run(sql`update sessions set device = 'an-old-phone'
    where player_id = ${playerId}`)
  expect(await wanted(await request(mali, 100_00))).toBe(0)
})

test('an approved withdrawal can be stopped until it is sent', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const orderId = await request(mali, 10_000_00)
  await stack.change({ switches: { withdrawals: false } })
  await stack.operator('ploy').ok('approveWithdrawal', { orderId })
  const stop = { orderId, reason: 'somebody else’s money' }
  const stopped = await stack.operator('ploy').ok('stopWithdrawal', stop)
  expect(stopped).toMatchObject({ status: 'returned' })
  await stack.change({ switches: {} })
  const balances = await readBalances(stack.app.database, mali.playerId)
  expect(balances).toMatchObject({ coin: 20_000_00, held: 0 })
  const sent = await request(mali, 400_00)
  await until(mali, sent, 'submitted')
  const late = { orderId: sent, reason: 'too late' }
  expect(await stack.operator('ploy').refused('stopWithdrawal', late)).toBe('notApproved')
})
