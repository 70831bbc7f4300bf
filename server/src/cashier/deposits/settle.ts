import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { readSettings } from '../../frame/settings.ts'
import { findPause } from '../../limits/index.ts'
import { hasOpenRound } from '../../play/index.ts'
import { releaseCoupon, spendCoupon } from '../../rewards/index.ts'
import { post } from '../../wallet/index.ts'
import { noteFirstDeposit } from '../../identity/index.ts'
import { addStep } from '../orders/steps.ts'
import { mayBecome, depositTransitions } from '../orders/transitions.ts'
import { countPayments } from '../payments.ts'
import type { Deposit } from './orders.ts'
import { lockDeposit, moveDeposit } from './orders.ts'

export type Settlement = 'credited' | 'refundDue' | 'failed' | 'ignored' | 'conflict'
type Ref = { playerId: number; orderId: string }
type Paid = {
  paidAmount: number
  reason?: string | null
  /** A transfer of its own: on an order that was paid before, it is a second one. */
  isNewPayment?: boolean
}

const lateHours = 72

/** Money has arrived: order, ledger and event move together or not at all. */
export async function settlePaid(tx: Tx, ref: Ref, paid: Paid): Promise<Settlement | null> {
  const order = await lockDeposit(tx, ref)
  if (!order) return null
  const { paidAmount, reason = null, isNewPayment = false } = paid
  const opened = order.status === 'created' ? await moveDeposit(tx, order, 'awaiting') : order
  if (mayBecome(depositTransitions, opened.status, 'paid'))
    return credit(tx, await moveDeposit(tx, opened, 'paid', { paidAmount, reason }), false)
  if (!mayBecome(depositTransitions, opened.status, 'latePaid'))
    return isNewPayment ? settleSecond(tx, opened, paidAmount) : 'conflict'
  const late = await moveDeposit(tx, opened, 'latePaid', { paidAmount, reason })
  const obstacle = await findObstacle(tx, late)
  if (obstacle) {
    await moveDeposit(tx, late, 'refundDue', { reason: obstacle })
    return 'refundDue'
  }
  return credit(tx, late, true)
}

/** The provider gave up. Money that has arrived is never undone by such news. */
export async function settleFailed(
  tx: Tx,
  ref: Ref,
  reason: 'notPaid' | 'notReceived' = 'notPaid',
): Promise<Settlement | null> {
  const order = await lockDeposit(tx, ref)
  if (!order) return null
  if (!mayBecome(depositTransitions, order.status, 'failed')) return 'ignored'
  await moveDeposit(tx, order, 'failed', { reason })
  return 'failed'
}

/**
 * Money came once more for an order that was paid: it is the player's, as a plain deposit, or goes
 * back when it comes too late. An order paid before payments were written down takes the first
 * that bears its own sum as the one it was paid with.
 */
async function settleSecond(tx: Tx, order: Deposit, paidAmount: number): Promise<Settlement> {
  const { playerId, orderId } = order
  const count = await countPayments(tx, order)
  if (count === 1 && order.paidAmount === paidAmount) return 'ignored'
  if (order.status !== 'credited' || (await findObstacle(tx, order))) return 'refundDue'
  const key = `deposit:${orderId}:${count}`
  await postDeposit(tx, order, { key, amount: paidAmount })
  await tx.run(sql`update cashier_deposits set paid_amount = paid_amount + ${paidAmount}
    where player_id = ${playerId} and order_id = ${orderId}`)
  await addStep(tx, order, 'credited', 'paidAgain')
  const plain = { actType: 0, awardId: null, isFirst: false, coversPrice: false }
  await publish(tx, 'deposit.settled', playerId, { orderId, amount: paidAmount, ...plain })
  return 'credited'
}

/** A late deposit is a plain one: what it was meant for is over. */
async function credit(tx: Tx, order: Deposit, isLate: boolean): Promise<Settlement> {
  const { playerId, orderId, paidAmount } = order
  if (paidAmount === null) throw new Error(`${orderId} has no amount to credit`)
  const key = `deposit:${orderId}`
  const isFirst = await postDeposit(tx, order, { key, amount: paidAmount })
  const coversPrice = !isLate && paidAmount >= order.amount
  const bonus = await settleCoupon(tx, order, coversPrice)
  await moveDeposit(tx, order, 'credited', { reason: order.reason, bonus })
  await publish(tx, 'deposit.settled', playerId, {
    orderId,
    amount: paidAmount,
    actType: isLate ? 0 : order.actType,
    awardId: isLate ? null : order.awardId,
    isFirst,
    coversPrice,
    announced: order.amount,
  })
  return 'credited'
}

/** True for the first deposit of the player's life. */
async function postDeposit(
  tx: Tx,
  { playerId, orderId }: Deposit,
  { key, amount }: { key: string; amount: number },
): Promise<boolean> {
  const { settings } = await readSettings(tx)
  const posted = await post(tx, {
    code: 'deposit',
    playerId,
    key,
    amount,
    source: orderId,
    requirement: { betRate: settings.rules.depositBetRate, source: 'deposit' },
    hasOpenRound: () => hasOpenRound(tx, playerId),
  })
  if (posted.outcome !== 'posted') throw new Error(`${orderId} was credited before`)
  return addToTotals(tx, playerId, amount)
}

/** Less than was announced earns nothing, and the coupon is the player's again. */
async function settleCoupon(tx: Tx, order: Deposit, coversPrice: boolean): Promise<number> {
  if (order.couponId === null) return 0
  if (coversPrice) return spendCoupon(tx, order)
  await releaseCoupon(tx, order)
  return 0
}

/** True for the first deposit of the player's life. The row's lock keeps two from being first. */
async function addToTotals(tx: Tx, playerId: number, amount: number): Promise<boolean> {
  const { count } = await tx.row<{ count: number }>(sql`
    insert into cashier_totals (player_id, deposit_count, deposited, first_deposit_at)
    values (${playerId}, 1, ${amount}, now())
    on conflict (player_id) do update set deposit_count = cashier_totals.deposit_count + 1,
      deposited = cashier_totals.deposited + ${amount}
    returning deposit_count as count`)
  if (count === 1) await noteFirstDeposit(tx, playerId)
  return count === 1
}

/** Why money that came late goes back: nothing is credited to a player on a break. */
async function findObstacle(tx: Tx, order: Deposit): Promise<'tooLate' | 'onBreak' | null> {
  if (await isTooLate(tx, order)) return 'tooLate'
  return (await findPause(tx, order.playerId)) ? 'onBreak' : null
}

async function isTooLate(tx: Tx, { expiresAt }: Deposit): Promise<boolean> {
  const row = await tx.row<{ isLate: boolean }>(sql`
    select now() > ${expiresAt}::timestamptz + ${lateHours} * interval '1 hour' as "isLate"`)
  return row.isLate
}
