import type { Queries, Sql, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { addStep } from '../orders/steps.ts'
import type { OrderRef } from '../orders/steps.ts'
import type { WithdrawalStatus } from '../orders/transitions.ts'
import { IllegalTransition, mayBecome, withdrawalTransitions } from '../orders/transitions.ts'

export type Withdrawal = {
  playerId: number
  orderId: string
  number: number
  amount: number
  fee: number
  bankName: string
  bankNameEn: string
  maskedCard: string
  sealedPayee: Buffer
  neededApprovals: number
  /** How often the gateway may have heard of it. */
  submits: number
  /** Which one, once it may have heard. */
  gateway: string
  status: WithdrawalStatus
  reason: string | null
  createdAt: Date
}

const columns: Sql = {
  text: `player_id as "playerId", order_id as "orderId", number, amount, fee,
    bank_name as "bankName", coalesce((select nullif(name_en, '') from cashier_banks
      where name = bank_name limit 1), bank_name) as "bankNameEn",
    masked_card as "maskedCard", sealed_payee as "sealedPayee",
    needed_approvals as "neededApprovals", submits, gateway, status,
    reason, created_at as "createdAt"`,
  values: [],
}

export function lockWithdrawal(
  tx: Tx,
  { playerId, orderId }: OrderRef,
): Promise<Withdrawal | null> {
  return tx.find<Withdrawal>(sql`select ${columns} from cashier_withdrawals
    where player_id = ${playerId} and order_id = ${orderId} for update`)
}

type Page = { playerId: number; where: Sql; limit: number }

export function listWithdrawals(queries: Queries, { playerId, where, limit }: Page) {
  return queries.rows<Withdrawal>(sql`select ${columns} from cashier_withdrawals
    where player_id = ${playerId} and ${where} order by number desc limit ${limit}`)
}

/** States in which something is to be done or asked at the gateway. */
const waiting: WithdrawalStatus[] = ['approved', 'submitted', 'unknown']

/** More is learnt of why nobody knows what became of it; what it is stays the same. */
export async function noteReason(tx: Tx, order: Withdrawal, reason: string): Promise<void> {
  const { playerId, orderId, status } = order
  await tx.run(sql`update cashier_withdrawals set reason = ${reason}
    where player_id = ${playerId} and order_id = ${orderId}`)
  await addStep(tx, order, status, reason)
}

/** The one way a withdrawal changes its state. The order must be locked or just made. */
export async function moveWithdrawal(
  tx: Tx,
  order: Withdrawal,
  to: WithdrawalStatus,
  reason: string | null = null,
): Promise<Withdrawal> {
  const { playerId, orderId, status } = order
  if (!mayBecome(withdrawalTransitions, status, to))
    throw new IllegalTransition(orderId, status, to)
  const isNext = to === 'approved'
  const moved = await tx.row<Withdrawal>(sql`update cashier_withdrawals set status = ${to},
    reason = ${reason}, ask_at = case when ${isNext} then now()
      when ${waiting.includes(to)} then coalesce(ask_at, now()) end
    where player_id = ${playerId} and order_id = ${orderId} and status = ${status}
    returning ${columns}`)
  await addStep(tx, order, to, reason)
  if (to === 'paid' || to === 'returned')
    await publish(tx, 'order.ended', playerId, { orderId, status: to, amount: order.amount })
  return moved
}
