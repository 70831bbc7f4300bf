import { sql } from '@parlour/server/frame/db.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { post, readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import {
  channels,
  eventually,
  place,
  placed,
  startCashier,
  statusOf,
} from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const items = { fivePercent: 1001, thirtyCoins: 1212, gift: 1301 }
let grants = 0

async function give({ playerId }: SignedIn, ...ids: number[]): Promise<void> {
  const list = ids.map((id) => ({ id, count: 1, betRate: 0 }))
  const key = `test:${++grants}`
  await stack.app.database.transaction((tx) =>
    grant(tx, { playerId, items: list, key, source: 'test' }),
  )
}

const couponsOf = async (player: SignedIn) => (await stack.ok('tradeInfo', {}, player)).couponList

/** A player with one coupon of the kind. */
async function joinWith(item: number) {
  const mali = await stack.join()
  await give(mali, item)
  const [coupon] = await couponsOf(mali)
  return { mali, couponId: coupon?.couponId ?? 0 }
}

async function stateOf({ playerId }: SignedIn, couponId: number) {
  const row = await stack.app.database.find<{ state: string; order: string | null }>(sql`
    select state, order_id as order from reward_coupons
    where player_id = ${playerId} and coupon_id = ${couponId}`)
  return row?.state
}

const paid = (orderId: string, paidAmount: number) =>
  stack.callback({ merchantOrderId: orderId, status: 'paid', paidAmount })
const orderOf = async (player: SignedIn, orderId: string) =>
  (await stack.ok('checkRechargeOrder', { orderId }, player)).order
const summaryOf = ({ playerId }: SignedIn) => readSummary(stack.app.database, playerId)

test('a player’s coupons are listed with their smallest deposit and their end', async () => {
  const mali = await stack.join()
  await give(mali, items.fivePercent, items.gift)
  const list = await couponsOf(mali)
  expect(list.map(({ propId, limitAmount }) => [propId, limitAmount])).toEqual([
    [items.fivePercent, 100_00],
    [items.gift, 0],
  ])
  const days = ((list[0]?.expireTime ?? 0) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
})

test.each([
  ['five percent of the sum', items.fivePercent, 500_00, 25_00],
  ['no more than its maximum', items.fivePercent, 5_000_00, 50_00],
  ['so many coins', items.thirtyCoins, 500_00, 30_00],
  ['a gift, with any deposit', items.gift, 100_00, 5_00],
])('%s: promised, locked, given with the deposit', async (_what, item, amount, bonus) => {
  const { mali, couponId } = await joinWith(item)
  const orderId = await placed(stack, mali, amount, { couponId })
  expect(await orderOf(mali, orderId)).toMatchObject({ bonus, status: 'awaiting' })
  expect(await stateOf(mali, couponId)).toBe('locked')
  expect(await couponsOf(mali)).toEqual([])
  await paid(orderId, amount)
  expect(await orderOf(mali, orderId)).toMatchObject({ bonus, status: 'credited' })
  expect(await stateOf(mali, couponId)).toBe('used')
  const summary = await summaryOf(mali)
  expect(summary).toMatchObject({ coin: amount + bonus, locked: amount + bonus })
  expect(summary.requirements).toMatchObject([
    { source: 'deposit', amount, betRate: 1 },
    { source: 'coupon', amount: bonus, betRate: 2, canGiveUp: true },
  ])
})

test('of 50 orders at once with one coupon one gets it', async () => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(stack, mali, 300_00, { couponId })),
  )
  const errors = answers.map(errorOf)
  expect(errors.filter((error) => error === 'ok')).toHaveLength(1)
  expect(errors.filter((error) => error === 'couponNotUsable')).toHaveLength(49)
})

test('50 payments told at once give one bonus', async () => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const orderId = await placed(stack, mali, 300_00, { couponId })
  await Promise.all(Array.from({ length: 50 }, () => paid(orderId, 300_00)))
  expect(await stack.coin(mali)).toBe(315_00)
})

const endings: [string, (player: SignedIn, orderId: string) => Promise<unknown>, string][] = [
  [
    'is cancelled',
    (player, orderId) => stack.call('cancelRechargeOrder', { orderId }, player),
    'cancelled',
  ],
  [
    'fails',
    (_player, orderId) =>
      stack.callback({ merchantOrderId: orderId, status: 'failed', paidAmount: 0 }),
    'failed',
  ],
  [
    'expires',
    (_player, orderId) =>
      stack.app.database.run(sql`update cashier_deposits
        set expires_at = now() - interval '1 hour' where order_id = ${orderId}`),
    'expired',
  ],
]

test.each(endings)('an order that %s frees its coupon for the next', async (_what, end, status) => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const orderId = await placed(stack, mali, 300_00, { couponId })
  await end(mali, orderId)
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe(status))
  expect(await stateOf(mali, couponId)).toBe('open')
  expect(await orderOf(mali, orderId)).toMatchObject({ bonus: 0 })
  const second = await placed(stack, mali, 300_00, { couponId })
  // Money for the first is late: it is a plain deposit, and the coupon stays with the second.
  await paid(orderId, 300_00)
  expect(await stack.coin(mali)).toBe(300_00)
  expect(await stateOf(mali, couponId)).toBe('locked')
  await paid(second, 300_00)
  expect(await stack.coin(mali)).toBe(615_00)
})

test('less than was announced earns nothing, and the coupon comes back', async () => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const orderId = await placed(stack, mali, 300_00, { couponId })
  await paid(orderId, 299_99)
  expect(await stack.coin(mali)).toBe(299_99)
  expect(await orderOf(mali, orderId)).toMatchObject({ bonus: 0, status: 'credited' })
  expect(await stateOf(mali, couponId)).toBe('open')
})

test('an operator who confirms a transfer gives its bonus too', async () => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const more = { couponId, rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 300_00, more)
  await stack.operator('ploy').ok('confirmDeposit', { orderId })
  expect(await stack.coin(mali)).toBe(315_00)
})

test.each([
  ['too small a deposit', items.thirtyCoins, 299_99, {}, 'couponNotUsable'],
  ['somebody else’s', items.fivePercent, 300_00, { couponId: 999_999 }, 'couponNotUsable'],
])('%s is refused and leaves the coupon free', async (_what, item, amount, more, error) => {
  const { mali, couponId } = await joinWith(item)
  expect(errorOf(await place(stack, mali, amount, { couponId, ...more }))).toBe(error)
  expect(await stateOf(mali, couponId)).toBe('open')
})

test('a coupon that has ended, or is another player’s, cannot be used', async () => {
  const { mali, couponId } = await joinWith(items.fivePercent)
  const somchai = await stack.join()
  expect(errorOf(await place(stack, somchai, 300_00, { couponId }))).toBe('couponNotUsable')
  await stack.app.database.run(sql`update reward_coupons set expires_at = now()
    where player_id = ${mali.playerId}`)
  expect(await couponsOf(mali)).toEqual([])
  expect(errorOf(await place(stack, mali, 300_00, { couponId }))).toBe('couponNotUsable')
})

async function chargeBack(orderId: string) {
  const asked = { orderId, reason: 'a letter of the bank' }
  await stack.operator('ploy').ok('chargeback', asked)
  return stack.operator('nok').ok('chargeback', asked)
}

/** A deposit of 500.00 that was credited with its coupon's 30.00. */
async function depositWithCoupon() {
  const { mali, couponId } = await joinWith(items.thirtyCoins)
  const orderId = await placed(stack, mali, 500_00, { couponId })
  await paid(orderId, 500_00)
  const bonusOf = async () =>
    (await stack.ok('getExchange', {}, mali)).requirementList.find(
      ({ source, canGiveUp }) => source === 'coupon' && canGiveUp,
    )
  return { mali, orderId, bonusOf }
}

test('a bonus that a chargeback took locks nothing, and cannot be given up again', async () => {
  const { mali, orderId, bonusOf } = await depositWithCoupon()
  expect(await chargeBack(orderId)).toMatchObject({ takenAmount: 530_00, owedAmount: 0 })
  expect(await summaryOf(mali)).toMatchObject({ coin: 0, receivable: 0 })
  expect(await bonusOf()).toBeUndefined()
})

test('a bonus that was given up before is not taken back once more', async () => {
  const { mali, orderId, bonusOf } = await depositWithCoupon()
  await stack.ok('giveUpReward', { requirementId: (await bonusOf())!.requirementId }, mali)
  expect(await chargeBack(orderId)).toMatchObject({ takenAmount: 500_00, owedAmount: 0 })
  expect(await summaryOf(mali)).toMatchObject({ coin: 0, receivable: 0 })
})

test('what is gone of a bonus is owed when its deposit is charged back', async () => {
  const { mali, orderId, bonusOf } = await depositWithCoupon()
  const { playerId } = mali
  await stack.app.database.transaction((tx) =>
    post(tx, { code: 'adjustment_out', playerId, key: `lost:${playerId}`, amount: 520_00 }),
  )
  expect(await chargeBack(orderId)).toMatchObject({ takenAmount: 10_00, owedAmount: 520_00 })
  expect(await summaryOf(mali)).toMatchObject({ coin: 0, receivable: 520_00 })
  expect(await bonusOf()).toBeUndefined()
})
