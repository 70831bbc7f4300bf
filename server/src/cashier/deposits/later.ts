import type { Tx } from '../../frame/db.ts'
import type { OrderRef } from '../orders/steps.ts'
import type { Payment } from '../payments.ts'
import { hasPaid, lockPayment, setPaymentOutcome } from '../payments.ts'
import { chargeBack } from './chargeback.ts'
import type { Deposit } from './orders.ts'
import { lockDeposit, moveDeposit } from './orders.ts'

type Later = Payment & { status: 'refunded' | 'refundFailed' | 'chargedBack' }
export type LaterOutcome = 'refunded' | 'refundDue' | 'chargedBack' | 'ignored' | 'conflict'

/** What became of a payment after it had arrived, by the provider's word. */
export async function settleLater(
  tx: Tx,
  ref: OrderRef,
  { status, ...payment }: Later,
): Promise<LaterOutcome | null> {
  const order = await lockDeposit(tx, ref)
  if (!order) return null
  const known = await lockPayment(tx, ref, payment)
  if (known === status) return 'ignored'
  const isDue = known === 'refundDue' || known === 'refunding'
  if (status === 'refundFailed') return isDue ? due(tx, payment) : 'conflict'
  // However it went: what was due back is back.
  if (isDue) return settleDue(tx, order, { ...payment, status })
  const isOwn = status === 'chargedBack' && (await hasPaid(tx, order, known))
  // Of an order that was paid in several transfers, one that is taken back is for a person.
  if (!isOwn || order.paidAmount !== payment.amount) return 'conflict'
  return takeBackWhole(tx, order, payment)
}

/** A person looks at it again. */
async function due(tx: Tx, payment: Payment): Promise<LaterOutcome> {
  await setPaymentOutcome(tx, payment, 'refundDue')
  return 'refundDue'
}

async function settleDue(
  tx: Tx,
  order: Deposit,
  { status, ...payment }: Payment & { status: 'refunded' | 'chargedBack' },
): Promise<LaterOutcome> {
  await setPaymentOutcome(tx, payment, status)
  if (order.status === 'refundDue')
    await moveDeposit(tx, order, 'refunded', { reason: order.reason })
  return status
}

/** An operator whom the bank told first has taken it back already: then this is no news. */
async function takeBackWhole(tx: Tx, order: Deposit, payment: Payment): Promise<LaterOutcome> {
  const isBack = order.status === 'chargedBack'
  if (!isBack && order.status !== 'credited') return 'conflict'
  if (!isBack) await chargeBack(tx, order, 'byProvider')
  await setPaymentOutcome(tx, payment, 'chargedBack')
  return isBack ? 'ignored' : 'chargedBack'
}
