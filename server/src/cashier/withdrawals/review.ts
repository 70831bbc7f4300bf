import type { Queries, Sql } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readSettings } from '../../frame/settings.ts'
import { findOwner } from '../orders/order-id.ts'
import { readTimelines } from '../orders/steps.ts'
import type { WithdrawalStatus } from '../orders/transitions.ts'

/** A withdrawal with what somebody who decides on it wants to know. */
export type ReviewedWithdrawal = {
  orderId: string
  playerId: number
  /** Its place in the queue: when it was asked for, in microseconds. */
  place: number
  amount: number
  bankName: string
  maskedCard: string
  status: WithdrawalStatus
  neededApprovals: number
  createdAt: Date
  /** Of what else was paid. */
  paidCount: number
  usualAmount: number | null
  largestAmount: number | null
  paidToCard: number
  askedToday: number
  deposited30: number
  withdrawn30: number
}

const columns: Sql = {
  text: `select w.order_id as "orderId", w.player_id as "playerId", w.amount,
      (extract(epoch from w.created_at) * 1000000)::bigint as place,
      w.bank_name as "bankName", w.masked_card as "maskedCard", w.status,
      w.needed_approvals as "neededApprovals", w.created_at as "createdAt",
      paid.*, today.*, d.deposited30
    from cashier_withdrawals w
    cross join lateral (select count(*) as "paidCount", max(p.amount) as "largestAmount",
        (percentile_cont(0.5) within group (order by p.amount))::bigint as "usualAmount",
        count(*) filter (where p.masked_card = w.masked_card
          and p.bank_name = w.bank_name) as "paidToCard",
        coalesce(sum(p.amount) filter (where p.created_at > now() - interval '30 days'), 0)::bigint
          as "withdrawn30"
      from cashier_withdrawals p where p.player_id = w.player_id and p.status = 'paid'
        and p.order_id <> w.order_id) paid
    cross join lateral (select count(*) as "askedToday" from cashier_withdrawals t
      where t.player_id = w.player_id and t.created_at > w.created_at - interval '24 hours'
      and t.created_at <= w.created_at) today
    cross join lateral (select coalesce(sum(coalesce(c.paid_amount, c.amount)), 0)::bigint
        as deposited30 from cashier_deposits c where c.player_id = w.player_id
      and c.status = 'credited' and c.created_at > now() - interval '30 days') d`,
  values: [],
}

export type ReviewPage = {
  /** Left out, orders of every state. */
  status?: 'review' | 'unknown' | undefined
  fewest?: number
  /** These alone, while they wait for a person. */
  orderIds?: readonly string[]
  from?: number | undefined
  to?: number | undefined
  bank?: string | undefined
  /** What is worked off comes oldest first; what is looked up, newest first. */
  isNewestFirst?: boolean
  after: number | null
  limit: number
}

export function listReviewed(queries: Queries, page: ReviewPage): Promise<ReviewedWithdrawal[]> {
  const { status, fewest = 0, orderIds, from = null, to = null, bank = null, after } = page
  const at = sql`'epoch'::timestamptz + ${after}::bigint * interval '1 microsecond'`
  const beyond = page.isNewestFirst ? sql`w.created_at < ${at}` : sql`w.created_at > ${at}`
  const order = page.isNewestFirst ? sql`w.created_at desc` : sql`w.created_at`
  return queries.rows<ReviewedWithdrawal>(sql`${columns} where
    ${orderIds ? isOneOf(orderIds) : status ? sql`w.status = ${status}` : sql`true`}
    and w.needed_approvals >= ${fewest} and (${after}::bigint is null or ${beyond})
    and (${from}::bigint is null or w.amount >= ${from})
    and (${to}::bigint is null or w.amount <= ${to})
    and (${bank}::text is null or w.bank_name = ${bank})
    order by ${order} limit ${page.limit}`)
}

export async function findReviewed(queries: Queries, orderId: string) {
  const playerId = findOwner(orderId)
  if (playerId === null) return null
  const order = await queries.find<ReviewedWithdrawal>(sql`${columns}
    where w.player_id = ${playerId} and w.order_id = ${orderId}`)
  if (!order) return null
  const steps = (await readTimelines(queries, playerId, [orderId])).get(orderId) ?? []
  return { order, steps, days: await listMoneyDays(queries, playerId) }
}

/** Found by their owners, whom their ids name. */
function isOneOf(orderIds: readonly string[]): Sql {
  const owners = orderIds.flatMap((orderId) => findOwner(orderId) ?? [])
  return sql`w.player_id = any(${owners}::bigint[]) and w.order_id = any(${orderIds}::text[])
    and w.status in ('review', 'unknown')`
}

type MoneyDay = { day: string; deposited: number; withdrawn: number }

/** Days of the site's own calendar. */
async function listMoneyDays(queries: Queries, playerId: number): Promise<MoneyDay[]> {
  const { timeZone } = (await readSettings(queries)).settings
  return queries.rows<MoneyDay>(sql`
    select (at at time zone ${timeZone})::date::text as day, sum(put_in)::bigint as deposited,
      sum(taken)::bigint as withdrawn
    from (select created_at as at, coalesce(paid_amount, amount) as put_in, 0 as taken
        from cashier_deposits where player_id = ${playerId} and status = 'credited'
      union all
      select created_at, 0, amount from cashier_withdrawals
        where player_id = ${playerId} and status = 'paid') moved
    where at > now() - interval '30 days' group by 1 order by 1`)
}
