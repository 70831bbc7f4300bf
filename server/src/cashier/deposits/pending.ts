import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { TimeOrder, TimePlace } from '../../frame/time-place.ts'
import { isBeyond, named, timePlaceOf } from '../../frame/time-place.ts'
import type { DepositStatus } from '../orders/transitions.ts'

export type PendingDeposit = {
  orderId: string
  playerId: number
  channelName: string
  amount: number
  status: DepositStatus
  createdAt: Date
}

export type PendingView = 'awaiting' | 'refundDue'

const announced = sql`select order_id as "orderId", player_id as "playerId",
    channel_name as "channelName", coalesce(paid_amount, amount) as amount, status,
    created_at as "createdAt"
  from cashier_deposits`
const views = {
  awaiting: sql`${announced} where status = 'awaiting' and family = 'manual'`,
  refundDue: sql`${announced} where status = 'refundDue'
    union all
    select order_id, player_id, channel_name, p.amount, p.outcome, p.received_at
    from cashier_payments p join cashier_deposits d using (player_id, order_id)
    where p.outcome = 'refundDue' and d.status <> 'refundDue'`,
}
const all = sql`${views.awaiting} union all ${views.refundDue}`

export const depositOrder: TimeOrder = { at: sql`"createdAt"`, id: sql`"orderId"`, ...named }
type Page = { view: PendingView; after: TimePlace | null; limit: number }

/** Transfers that wait for a person, the oldest first, each with the place of the next. */
export function listWaitingDeposits(queries: Queries, { view, after, limit }: Page) {
  return queries.rows<PendingDeposit & { place: string }>(sql`
    select waiting.*, ${timePlaceOf(depositOrder)} as place from (${views[view]}) waiting
    where ${isBeyond(after, depositOrder)} order by "createdAt", "orderId" limit ${limit}`)
}

/** How many wait and what they come to, up to a most. */
export function sumWaitingDeposits(queries: Queries, view: PendingView, most: number) {
  return queries.row<{ count: number; sum: number }>(sql`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as sum from (
      select amount from (${views[view]}) waiting limit ${most}) counted`)
}

/** Transfers that wait for a person: to be confirmed, or to be sent back. */
export function listPendingDeposits(queries: Queries, limit: number): Promise<PendingDeposit[]> {
  return queries.rows<PendingDeposit>(sql`${all} order by "createdAt" limit ${limit}`)
}
