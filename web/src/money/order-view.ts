import type { DepositOrder, Payment } from './types.ts'

/**
 * An order as it is shown. Between the end of the countdown and the server's word there is a short
 * while in which news of a payment may still come: the player is told not to pay any more.
 */
export function viewOrder(order: DepositOrder, nowMs: number): DepositOrder {
  const isWaiting = order.status === 'awaiting' || order.status === 'created'
  if (!isWaiting || nowMs < order.expiresAt) return order
  const step = { status: 'expired', time: order.expiresAt, reason: 'notPaidInTime' }
  return { ...order, status: 'expired', timeline: [...order.timeline, step] }
}

/** Until the server has been asked for the order, its payment says as much as is needed. */
export function orderOfPayment(payment: Payment): DepositOrder {
  const { orderId, amount, createTime, expiresAt } = payment
  return {
    orderId,
    amount,
    createTime,
    expiresAt,
    reason: null,
    period: { minDays: 1, maxDays: 3 },
    timeline: [
      { status: 'created', time: createTime, reason: null },
      { status: 'awaiting', time: createTime, reason: null },
    ],
    status: 'awaiting',
    rechargeType: 0,
    rechargeName: '',
    paidAmount: null,
    bonus: 0,
    actType: 0,
  }
}

/** How many minutes an order may be paid: text and countdown count from the same two moments. */
export function minutesToPay(order: Pick<DepositOrder, 'createTime' | 'expiresAt'>): number {
  return Math.max(1, Math.round((order.expiresAt - order.createTime) / 60_000))
}
