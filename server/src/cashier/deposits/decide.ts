import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { findFamily } from '../channels/index.ts'
import { findOwner } from '../orders/order-id.ts'
import type { DepositStatus } from '../orders/transitions.ts'
import { noteRefunds } from '../payments.ts'
import type { Deposit } from './orders.ts'
import { lockDeposit, moveDeposit } from './orders.ts'
import { settleFailed, settlePaid } from './settle.ts'

export type DepositFault = 'unknownOrder' | 'notManual' | 'alreadyDecided'
export type RefundFault = 'unknownOrder' | 'notDue' | 'alreadyDecided'

/** A transfer whose arrival can still be confirmed. */
export async function lockUnpaid(tx: Tx, orderId: string): Promise<Deposit | DepositFault> {
  const order = await lockManual(tx, orderId)
  if (typeof order === 'string') return order
  return order.paidAmount === null ? order : 'alreadyDecided'
}

/** An operator saw the transfer arrive. What arrived counts, not what was announced. */
export async function confirmDeposit(
  tx: Tx,
  order: Deposit,
  paidAmount: number,
): Promise<DepositStatus | DepositFault> {
  const settled = await settlePaid(tx, order, { paidAmount, reason: 'byOperator' })
  if (settled === 'credited' || settled === 'refundDue') return settled
  return 'alreadyDecided'
}

/** Nothing arrived. */
export async function refuseDeposit(
  tx: Tx,
  orderId: string,
): Promise<DepositStatus | DepositFault> {
  const order = await lockManual(tx, orderId)
  if (typeof order === 'string') return order
  return (await settleFailed(tx, order, 'notReceived')) === 'failed' ? 'failed' : 'alreadyDecided'
}

/** Money that came too late never reached the ledger: it went back the way it came. */
export async function refundDeposit(tx: Tx, orderId: string): Promise<DepositStatus | RefundFault> {
  const playerId = findOwner(orderId)
  const order = playerId === null ? null : await lockDeposit(tx, { playerId, orderId })
  if (!order) return 'unknownOrder'
  // A second payment of an order that was credited goes back by itself.
  if ((await noteRefunds(tx, order)) > 0 && order.status !== 'refundDue') return 'refunded'
  if (order.status === 'refunded') return 'alreadyDecided'
  if (order.status !== 'refundDue') return 'notDue'
  return (await moveDeposit(tx, order, 'refunded', { reason: 'byOperator' })).status
}

/** The provider shall send back what is due: it is asked until it says that it has. */
export async function sendRefund(tx: Tx, order: Deposit): Promise<boolean> {
  const { playerId, orderId, family } = order
  if (!findFamily(family)?.refund) return false
  const count = await tx.run(sql`update cashier_payments
    set outcome = 'refunding', ask_at = now(), asks = 0
    where player_id = ${playerId} and order_id = ${orderId} and outcome = 'refundDue'`)
  return count > 0
}

/** An order of which something is due back, with how much. */
export async function lockRefundDue(
  tx: Tx,
  orderId: string,
): Promise<{ order: Deposit; due: number } | 'unknownOrder' | 'notDue'> {
  const playerId = findOwner(orderId)
  const order = playerId === null ? null : await lockDeposit(tx, { playerId, orderId })
  if (!order) return 'unknownOrder'
  const { due } = await tx.row<{ due: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as due from cashier_payments
    where player_id = ${playerId} and order_id = ${orderId} and outcome = 'refundDue'`)
  return due > 0 ? { order, due } : 'notDue'
}

async function lockManual(tx: Tx, orderId: string): Promise<Deposit | DepositFault> {
  const playerId = findOwner(orderId)
  const order = playerId === null ? null : await lockDeposit(tx, { playerId, orderId })
  if (!order) return 'unknownOrder'
  return order.family === 'manual' ? order : 'notManual'
}
