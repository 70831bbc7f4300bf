import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { findOwner } from '../orders/order-id.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal } from './orders.ts'
import { giveBack, payOut } from './settle.ts'

export type PayoutFault = 'unknownOrder' | 'notOpen'

/** A payout that was sent and has no end yet. */
export async function lockOpenPayout(tx: Tx, orderId: string): Promise<Withdrawal | PayoutFault> {
  const playerId = findOwner(orderId)
  const order = playerId === null ? null : await lockWithdrawal(tx, { playerId, orderId })
  if (!order) return 'unknownOrder'
  return order.status === 'submitted' || order.status === 'unknown' ? order : 'notOpen'
}

/** The gateway is asked as soon as an errand is free. Whoever asks just now loses its claim. */
export async function askAtOnce(tx: Tx, { playerId, orderId }: Withdrawal): Promise<void> {
  await tx.run(sql`update cashier_withdrawals set ask_at = now()
    where player_id = ${playerId} and order_id = ${orderId}`)
}

/** A person found out at the gateway what the gateway could not tell. */
export async function resolvePayout(
  tx: Tx,
  order: Withdrawal,
  outcome: 'paid' | 'failed',
  reason: string,
): Promise<Withdrawal> {
  if (outcome === 'paid') return payOut(tx, order, reason)
  return giveBack(tx, await moveWithdrawal(tx, order, 'failed', reason))
}
