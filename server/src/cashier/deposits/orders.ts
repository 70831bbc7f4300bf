import type { Queries, Sql, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import type { Variant, WayToPay } from '../channels/channel.ts'
import { isOwnOrder } from '../orders/order-id.ts'
import { releaseCoupon } from '../../rewards/index.ts'
import { addStep } from '../orders/steps.ts'
import type { DepositStatus } from '../orders/transitions.ts'
import { depositTransitions, IllegalTransition, mayBecome } from '../orders/transitions.ts'

export type Deposit = {
  playerId: number
  orderId: string
  number: number
  channelId: number
  channelName: string
  family: string
  variant: Variant
  amount: number
  paidAmount: number | null
  actType: number
  awardId: number | null
  couponId: number | null
  /** Of its coupon: promised while the order is open, then as given. */
  bonus: number
  status: DepositStatus
  reason: string | null
  payment: WayToPay | null
  createdAt: Date
  expiresAt: Date
}

const columns: Sql = {
  text: `player_id as "playerId", order_id as "orderId", number, channel_id as "channelId",
    channel_name as "channelName", family, variant, amount, paid_amount as "paidAmount",
    act_type as "actType", award_id as "awardId", coupon_id as "couponId", bonus, status, reason,
    payment, created_at as "createdAt", expires_at as "expiresAt"`,
  values: [],
}

type Ref = { playerId: number; orderId: string }

export async function findDeposit(
  queries: Queries,
  { playerId, orderId }: Ref,
): Promise<Deposit | null> {
  if (!isOwnOrder(orderId, playerId)) return null
  return queries.find<Deposit>(sql`select ${columns} from cashier_deposits
    where player_id = ${playerId} and order_id = ${orderId}`)
}

/** The order, held by this transaction until it ends. */
export async function lockDeposit(tx: Tx, { playerId, orderId }: Ref): Promise<Deposit | null> {
  if (!isOwnOrder(orderId, playerId)) return null
  return tx.find<Deposit>(sql`select ${columns} from cashier_deposits
    where player_id = ${playerId} and order_id = ${orderId} for update`)
}

type Page = { playerId: number; where: Sql; limit: number }

export function listDeposits(queries: Queries, { playerId, where, limit }: Page) {
  return queries.rows<Deposit>(sql`select ${columns} from cashier_deposits
    where player_id = ${playerId} and ${where} order by number desc limit ${limit}`)
}

type Change = {
  reason?: string | null
  paidAmount?: number
  payment?: WayToPay
  bonus?: number
}

/** Ended without a payment: what was set aside for it is free again. */
const unpaidEnds: DepositStatus[] = ['expired', 'failed', 'cancelled']

/** The one way a deposit changes its state. The order must be locked or just made. */
export async function moveDeposit(
  tx: Tx,
  order: Deposit,
  to: DepositStatus,
  { reason = null, paidAmount, payment, bonus }: Change = {},
): Promise<Deposit> {
  const { playerId, orderId, status } = order
  if (!mayBecome(depositTransitions, status, to)) throw new IllegalTransition(orderId, status, to)
  const isUnpaid = unpaidEnds.includes(to)
  if (isUnpaid && order.couponId !== null) await releaseCoupon(tx, order)
  const moved = await tx.row<Deposit>(sql`update cashier_deposits set status = ${to},
    reason = ${reason}, paid_amount = coalesce(${paidAmount ?? null}, paid_amount),
    payment = coalesce(${payment ? JSON.stringify(payment) : null}::jsonb, payment),
    bonus = coalesce(${isUnpaid ? 0 : (bonus ?? null)}, bonus),
    ask_at = case when ${to} in ('paid', 'latePaid') then null else ask_at end
    where player_id = ${playerId} and order_id = ${orderId} and status = ${status}
    returning ${columns}`)
  await addStep(tx, order, to, reason)
  if (to === 'failed' || to === 'refunded' || to === 'chargedBack') {
    const ended = { orderId, status: to, amount: moved.paidAmount ?? moved.amount }
    await publish(tx, 'order.ended', playerId, ended)
  }
  return moved
}
