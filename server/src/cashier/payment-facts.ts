import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** How a player paid in seven days: with how many channels in one of them, and what failed. */
export function readPaymentFacts(
  queries: Queries,
  playerId: number,
  timeZone: string,
): Promise<{ methodsInDay: number; refusedDeposits: number }> {
  return queries.row(sql`
    select coalesce(max(methods), 0) as "methodsInDay",
      coalesce(sum(failed), 0)::bigint as "refusedDeposits"
    from (select count(distinct channel_id) filter (where paid_amount is not null) as methods,
        count(*) filter (where status = 'failed') as failed
      from cashier_deposits
      where player_id = ${playerId} and created_at > now() - interval '7 days'
      group by date_trunc('day', created_at at time zone ${timeZone})) as days`)
}
