import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'

/** What became of the orders of a day, by channel. */
export type ChannelFigures = {
  channelId: number
  asked: number
  credited: number
  /** Neither credited nor ended yet. */
  open: number
  /** What was credited. */
  amount: number
}

/** How long a deposit usually takes until it is credited, by channel; null while unknown. */
export async function readUsualSeconds(queries: Queries): Promise<Map<number, number | null>> {
  const rows = await queries.rows<{ channelId: number; seconds: number | null }>(sql`
    select channel_id as "channelId", usual_seconds as seconds from cashier_channels`)
  return new Map(rows.map(({ channelId, seconds }) => [channelId, seconds]))
}

const mostLookedAt = 10_000

/** Of the last 24 hours; of a busier house, of its newest orders. */
export function readChannelFigures(queries: Queries): Promise<ChannelFigures[]> {
  return queries.rows<ChannelFigures>(sql`
    select channel_id as "channelId", count(*) as asked,
      count(*) filter (where status = 'credited') as credited,
      count(*) filter (where status in ('created', 'awaiting', 'paid')) as open,
      coalesce(sum(coalesce(paid_amount, amount)) filter (where status = 'credited'), 0)::bigint
        as amount
    from (select channel_id, status, paid_amount, amount from cashier_deposits
      where created_at > now() - interval '24 hours'
      order by created_at desc limit ${mostLookedAt}) lately
    group by channel_id`)
}
