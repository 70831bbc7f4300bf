import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { findOwner } from '../orders/order-id.ts'
import type { Withdrawal } from './orders.ts'
import { lockWithdrawal, moveWithdrawal } from './orders.ts'
import { giveBack } from './settle.ts'

export type DecisionFault = 'unknownOrder' | 'notInReview'

export async function lockInReview(tx: Tx, orderId: string): Promise<Withdrawal | DecisionFault> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknownOrder'
  return order.status === 'review' ? order : 'notInReview'
}

/** Enough operators have said yes. */
export function approveWithdrawal(tx: Tx, order: Withdrawal): Promise<Withdrawal> {
  return moveWithdrawal(tx, order, 'approved', 'byOperator')
}

/** A no returns the money at once, with the reason for the player to read. */
export async function rejectWithdrawal(
  tx: Tx,
  orderId: string,
  reason: string,
): Promise<Withdrawal | DecisionFault> {
  const order = await lockInReview(tx, orderId)
  if (typeof order === 'string') return order
  return giveBack(tx, await moveWithdrawal(tx, order, 'rejected', reason))
}

/** A yes is taken back, as long as the gateway cannot have heard of the order. */
export async function stopWithdrawal(
  tx: Tx,
  orderId: string,
  reason: string,
): Promise<Withdrawal | 'unknownOrder' | 'notApproved'> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknownOrder'
  if (order.status !== 'approved') return 'notApproved'
  return giveBack(tx, await moveWithdrawal(tx, order, 'rejected', reason))
}

/** Everything that has not left yet comes back: the account may be in other hands. */
export async function stopWithdrawals(tx: Tx, playerId: number, reason: string): Promise<void> {
  const open = await tx.rows<{ orderId: string }>(sql`select order_id as "orderId"
    from cashier_withdrawals where player_id = ${playerId} and status in ('review', 'approved')
    order by number`)
  for (const { orderId } of open) {
    const order = await lockWithdrawal(tx, { playerId, orderId })
    if (order?.status === 'review' || order?.status === 'approved')
      await giveBack(tx, await moveWithdrawal(tx, order, 'rejected', reason))
  }
}

export type PendingWithdrawal = {
  orderId: string
  playerId: number
  amount: number
  neededApprovals: number
  createdAt: Date
}

export function listPendingWithdrawals(
  queries: Queries,
  limit: number,
): Promise<PendingWithdrawal[]> {
  return queries.rows<PendingWithdrawal>(sql`
    select w.order_id as "orderId", w.player_id as "playerId", amount,
      needed_approvals as "neededApprovals", created_at as "createdAt"
    from cashier_withdrawals w where status = 'review' order by created_at limit ${limit}`)
}

export type UnknownPayout = {
  orderId: string
  playerId: number
  amount: number
  reason: string | null
  createdAt: Date
}

/** Payouts of which nobody knows what became: the gateway or a person will tell. */
export function listUnknownPayouts(queries: Queries, limit: number): Promise<UnknownPayout[]> {
  return queries.rows<UnknownPayout>(sql`
    select order_id as "orderId", player_id as "playerId", amount, reason,
      created_at as "createdAt"
    from cashier_withdrawals where status = 'unknown' order by created_at limit ${limit}`)
}

async function lockOrder(tx: Tx, orderId: string): Promise<Withdrawal | null> {
  const playerId = findOwner(orderId)
  return playerId === null ? null : lockWithdrawal(tx, { playerId, orderId })
}
