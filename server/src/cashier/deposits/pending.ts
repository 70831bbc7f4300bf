import type { Queries, Sql } from '../../frame/db.ts'
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

export type PendingView = 'awaiting' | 'late' | 'refundDue'

const announced = sql`select order_id as "orderId", player_id as "playerId",
    channel_name as "channelName", coalesce(paid_amount, amount) as amount, status,
    created_at as "createdAt", channel_id as "channelId"
  from cashier_deposits`
/** Announced so long ago, nobody should still wait. */
const lateMinutes = 30
const awaiting = sql`${announced} where status = 'awaiting' and family = 'manual'`
/**
 * Due back is what was told of and is not on its way: whoever sends it by hand must not see what
 * the provider sends already, and must see all of the rest. Of transfers by hand nobody tells.
 */
const views = {
  awaiting,
  late: sql`${awaiting} and created_at < now() - ${lateMinutes} * interval '1 minute'`,
  refundDue: sql`${announced} where status = 'refundDue' and not exists (select
      from cashier_payments p where p.player_id = cashier_deposits.player_id
      and p.order_id = cashier_deposits.order_id)
    union all
    select order_id, player_id, channel_name, sum(p.amount)::bigint, 'refundDue',
      min(p.received_at), channel_id
    from cashier_payments p join cashier_deposits d using (player_id, order_id)
    where p.outcome = 'refundDue' group by player_id, order_id, channel_name, channel_id`,
}

export const depositOrder: TimeOrder = { at: sql`"createdAt"`, id: sql`"orderId"`, ...named }
type Which = { view: PendingView; channelId?: number | undefined }
type Page = Which & { after: TimePlace | null; limit: number }

/** Transfers that wait for a person, the oldest first, each with the place of the next. */
export function listWaitingDeposits(queries: Queries, { after, limit, ...which }: Page) {
  return queries.rows<PendingDeposit & { channelId: number; place: string }>(sql`
    select waiting.*, ${timePlaceOf(depositOrder)} as place from (${views[which.view]}) waiting
    where ${isOf(which)} and ${isBeyond(after, depositOrder)}
    order by "createdAt", "orderId" limit ${limit}`)
}

/** How many wait and what they come to, up to a most. */
export function sumWaitingDeposits(queries: Queries, which: Which, most: number) {
  return queries.row<{ count: number; sum: number }>(sql`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as sum from (
      select amount from (${views[which.view]}) waiting where ${isOf(which)}
      order by "createdAt" limit ${most}) counted`)
}

/**
 * Transfers that wait for a person: to be confirmed, or to be sent back. Each of the two is read
 * along its own index; asked for in one, all of them would be sorted.
 */
export async function listPendingDeposits(
  queries: Queries,
  limit: number,
): Promise<PendingDeposit[]> {
  const ofView = (view: PendingView) => listWaitingDeposits(queries, { view, after: null, limit })
  const both = [...(await ofView('awaiting')), ...(await ofView('refundDue'))]
  return both
    .toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt))
    .slice(0, limit)
}

function isOf({ channelId }: Which): Sql {
  return channelId === undefined ? sql`true` : sql`"channelId" = ${channelId}`
}
