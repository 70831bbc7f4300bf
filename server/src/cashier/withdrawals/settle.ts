import type { Tx } from '../../frame/db.ts'
import { post } from '../../wallet/index.ts'
import { noteCardBounced, noteCardPaid } from '../cards/cards.ts'
import type { OrderRef } from '../orders/steps.ts'
import { mayBecome, withdrawalTransitions } from '../orders/transitions.ts'
import type { Payment } from '../payments.ts'
import {
  countPayments,
  hasPaid,
  isToldPaid,
  lockPayment,
  notePayment,
  setPaymentOutcome,
} from '../payments.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal } from './orders.ts'

export type PayoutSettlement = 'paid' | 'failed' | 'ignored' | 'conflict'
type Told = { status: 'paid' | 'failed'; paidAmount: number; paymentRef?: string | null }

/** The gateway's last word on a payout: the held amount leaves, or comes back. */
export async function settlePayout(
  tx: Tx,
  ref: OrderRef,
  { status, paidAmount, paymentRef = null }: Told,
): Promise<PayoutSettlement | null> {
  const order = await lockWithdrawal(tx, ref)
  if (!order) return null
  // Paid twice, paid after it failed or never approved, in part: a person decides, no rule does.
  if (order.status === 'paid' && status === 'paid')
    return (await isSecond(tx, order, paidAmount, paymentRef)) ? 'conflict' : 'ignored'
  if (order.status === 'returned' && status === 'failed') return 'ignored'
  // Its own word that it has paid stands against its later one; a person's does not.
  if (order.status === 'paid') return (await isToldPaid(tx, order)) ? 'ignored' : 'conflict'
  if (!mayBecome(withdrawalTransitions, order.status, status)) return 'conflict'
  if (status === 'failed') {
    await giveBack(tx, await moveWithdrawal(tx, order, 'failed', 'payoutFailed'))
    return 'failed'
  }
  if (paidAmount !== order.amount - order.fee) return 'conflict'
  await payOut(tx, order)
  return 'paid'
}

/** Rejected or failed: what was held is the player's again. */
export async function giveBack(tx: Tx, order: Withdrawal): Promise<Withdrawal> {
  const { playerId, orderId, amount, reason } = order
  const key = `withdrawal-return:${orderId}`
  const posted = await post(tx, {
    code: 'withdrawal_return',
    playerId,
    key,
    amount,
    source: orderId,
  })
  if (posted.outcome !== 'posted') throw new Error(`${orderId} was returned before`)
  return moveWithdrawal(tx, order, 'returned', reason)
}

/** The held amount leaves: to the player's card, and the fee to the house. */
export async function payOut(
  tx: Tx,
  order: Withdrawal,
  reason: string | null = null,
): Promise<Withdrawal> {
  const { playerId, orderId, amount, fee } = order
  const paid = { playerId, source: orderId }
  const legs = [
    { code: 'withdrawal_paid', key: `withdrawal-paid:${orderId}`, amount: amount - fee },
    { code: 'withdrawal_fee', key: `withdrawal-fee:${orderId}`, amount: fee },
  ] as const
  for (const leg of legs.filter((one) => one.amount > 0)) {
    const { outcome } = await post(tx, { ...paid, ...leg })
    if (outcome !== 'posted') throw new Error(`${orderId} was paid before`)
  }
  await noteCardPaid(tx, playerId, orderId)
  return moveWithdrawal(tx, order, 'paid', reason)
}

/**
 * The receiving bank sent a paid payout back: it and its fee are the player's again. A part of it
 * is for a person, and so is one of two: the other has reached the player.
 */
export async function reversePayout(
  tx: Tx,
  ref: OrderRef,
  payment: Payment,
): Promise<'reversed' | 'ignored' | 'conflict' | null> {
  const order = await lockWithdrawal(tx, ref)
  if (!order) return null
  const { playerId, orderId, status, amount, fee } = order
  const known = await lockPayment(tx, ref, payment)
  if (known === 'reversed') return 'ignored'
  if (status !== 'paid' || payment.amount !== amount - fee) return 'conflict'
  if (!(await hasPaid(tx, ref, known))) return 'conflict'
  // One that a person resolved was never told of as a payment.
  if ((await notePayment(tx, ref, payment)) === 'other') return 'conflict'
  const legs = [
    { code: 'withdrawal_reversed', key: `withdrawal-reversed:${orderId}`, amount: amount - fee },
    { code: 'withdrawal_fee_back', key: `withdrawal-fee-back:${orderId}`, amount: fee },
    { code: 'withdrawal_return', key: `withdrawal-return:${orderId}`, amount },
  ] as const
  for (const leg of legs.filter((one) => one.amount > 0)) {
    const { outcome } = await post(tx, { playerId, source: orderId, ...leg })
    if (outcome !== 'posted') throw new Error(`${orderId} was reversed before`)
  }
  await setPaymentOutcome(tx, payment, 'reversed')
  await noteCardBounced(tx, playerId, orderId)
  await moveWithdrawal(tx, order, 'returned', 'payoutReversed')
  return 'reversed'
}

/** A payout made before payments were written down takes the first of its own sum as its own. */
async function isSecond(
  tx: Tx,
  order: Withdrawal,
  paidAmount: number,
  paymentRef: string | null,
): Promise<boolean> {
  if (paymentRef === null) return false
  const isOwn = paidAmount === order.amount - order.fee && (await countPayments(tx, order)) === 1
  return !isOwn
}
