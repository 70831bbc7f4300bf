import { sql } from '@parlour/server/frame/db.ts'
import { post, readBalances, readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { channels, deposit, eventually, placed } from '../stack/cashier-stack.ts'
import { startCashier, statusOf, walletPassword } from '../stack/cashier-stack.ts'
import type { Called } from '../stack/door.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import { cardOf, joinVerified, sendKyc } from '../stack/verified-player.ts'

/** Fifty password hashes one after the other take long where many share the processor. */
const slow = { timeout: 300_000 }

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const fifty = (act: () => Promise<Called>) => Promise.all(Array.from({ length: 50 }, act))
const countOk = (answers: Called[]) => answers.filter((one) => errorOf(one) === 'ok').length
const steps = async (orderId: string, status: string) =>
  (
    await stack.app.database.row<{ count: number }>(sql`select count(*) as count
      from cashier_steps where order_id = ${orderId} and status = ${status}`)
  ).count

async function giveBonus({ playerId }: SignedIn, amount: number): Promise<number> {
  await stack.app.database.transaction((tx) =>
    post(tx, {
      code: 'reward',
      playerId,
      key: `test:${playerId}`,
      amount,
      requirement: { betRate: 5, source: 'test' },
    }),
  )
  const { requirements } = await readSummary(stack.app.database, playerId)
  return requirements[0]?.requirementId ?? 0
}

test('50 times out of the safe box never brings more than lies in it', slow, async () => {
  const mali = await stack.join()
  await stack.ok('safeboxPasswordInit', { walletPassword }, mali)
  await deposit(stack, mali, 1_000_00)
  const move = (direction: 'in' | 'out', amount: number, headers = newKey()) =>
    stack.call('safeboxTransfer', { direction, amount, walletPassword }, mali, headers)
  await move('in', 1_000_00)
  expect(countOk(await fifty(() => move('out', 300_00)))).toBe(3)
  const balances = await readBalances(stack.app.database, mali.playerId)
  expect(balances).toMatchObject({ coin: 900_00, safebox: 100_00 })
  const key = { 'idempotency-key': 'back' }
  expect(countOk(await fifty(() => move('in', 50_00, key)))).toBe(50)
  expect(await stack.coin(mali)).toBe(850_00)
})

test('50 times a bonus is given up: it leaves once', async () => {
  const mali = await stack.join()
  await deposit(stack, mali, 500_00)
  const requirementId = await giveBonus(mali, 100_00)
  const answers = await fifty(() => stack.call('giveUpReward', { requirementId }, mali))
  expect(countOk(answers)).toBe(50)
  expect(await stack.coin(mali)).toBe(500_00)
})

test('50 refusals of one transfer are one, and none of them moves money', async () => {
  const mali = await stack.join()
  const more = { rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 500_00, more)
  const answers = await fifty(() => stack.operator('ploy').call('refuseDeposit', { orderId }))
  expect(countOk(answers)).toBe(1)
  expect(await steps(orderId, 'failed')).toBe(1)
  expect(await stack.coin(mali)).toBe(0)
})

test('confirmed and refused 25 times each at once: one of them, once', async () => {
  const mali = await stack.join()
  const more = { rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 500_00, more)
  let turn = 0
  const acts = ['confirmDeposit', 'refuseDeposit'] as const
  await fifty(() => stack.operator('ploy').call(acts[turn++ % 2] ?? 'refuseDeposit', { orderId }))
  // A transfer that is confirmed after it was refused is late money: the player's all the same.
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
  expect(await stack.coin(mali)).toBe(500_00)
})

test('cancelled 50 times while it is paid: credited once', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 500_00)
  await Promise.all([
    fifty(() => stack.call('cancelRechargeOrder', { orderId }, mali)),
    stack.callback({ merchantOrderId: orderId, status: 'paid', paidAmount: 500_00 }),
  ])
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
  expect(await steps(orderId, 'cancelled')).toBeLessThanOrEqual(1)
  expect(await stack.coin(mali)).toBe(500_00)
})

test('50 refunds of money that came too late are one', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 500_00)
  expect(await stack.operator('ploy').refused('refundDeposit', { orderId })).toBe('notDue')
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('expired'))
  await stack.callback({ merchantOrderId: orderId, status: 'paid', paidAmount: 500_00 })
  const pending = await stack.operator('ploy').ok('listPending', {})
  expect(pending.depositList).toMatchObject([{ orderId, status: 'refundDue' }])
  const answers = await fifty(() => stack.operator('ploy').call('refundDeposit', { orderId }))
  expect(countOk(answers)).toBe(1)
  expect(answers.filter((one) => errorOf(one) === 'alreadyDecided')).toHaveLength(49)
  expect(await statusOf(stack, mali, orderId)).toBe('refunded')
  expect(await stack.coin(mali)).toBe(0)
})

test('approved and rejected 25 times each at once: one of the two', slow, async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const asked = { amount: 10_000_00, bankCardId: mali.cardId, walletPassword }
  const body = await stack.ok('exchange', asked, mali)
  const { orderId } = body.order
  let turn = 0
  const answers = await fifty(() =>
    turn++ % 2 === 0
      ? stack.operator('ploy').call('approveWithdrawal', { orderId })
      : stack.operator('nok').call('rejectWithdrawal', { orderId, reason: 'no' }),
  )
  expect(countOk(answers)).toBe(1)
  const isApproved = (await steps(orderId, 'approved')) === 1
  const { coin, held } = await readBalances(stack.app.database, mali.playerId)
  expect([coin, held]).toEqual(isApproved ? [10_000_00, 10_000_00] : [20_000_00, 0])
})

test('50 changes of one card with one key are one', slow, async () => {
  const mali = await joinVerified(stack, 0)
  const change = { id: mali.cardId, cardNum: String(Number(cardOf(mali)) + 1e9), walletPassword }
  const key = { 'idempotency-key': 'card' }
  const answers = await fifty(() => stack.call('modifyBankInfo', change, mali, key))
  expect(countOk(answers)).toBe(50)
  expect(
    new Set(answers.map(({ body }) => JSON.stringify(Object.keys(body).toSorted()))).size,
  ).toBe(1)
  const body = await stack.ok('getExchange', {}, mali)
  expect(body.appUserBankList).toHaveLength(1)
})

test('50 decisions on one identity are one', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  const { playerId } = mali
  const answers = await fifty(() =>
    stack.operator('ploy').call('decideKyc', { playerId, decision: 'verified' }),
  )
  expect(countOk(answers)).toBe(1)
})
