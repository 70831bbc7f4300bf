import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { gapMs } from './turn.ts'

/** What was staked and lost in the whole life of the account, and how long was played. */
export type PlayCounters = { staked: number; lost: number; playedMs: number }
/** The same of an hour. */
export type PlayHour = PlayCounters & { hour: Date }

export function readPlayCounters(queries: Queries, playerId: number): Promise<PlayCounters> {
  return queries.row<PlayCounters>(sql`
    select staked, funded - balance as lost, played_ms as "playedMs"
    from wallet_accounts where player_id = ${playerId} and account = 'coin'`)
}

/** A player's play since a moment, by hours. */
export function listPlayHours(
  queries: Queries,
  playerId: number,
  since: Date,
): Promise<PlayHour[]> {
  return queries.rows<PlayHour>(sql`
    with moves as (
      select date_trunc('hour', at, 'UTC') as hour, kind, amount, at, case when kind = 'bet' then
          extract(epoch from at - lag(at) over (partition by kind order by seq)) end as gap
      from wallet_entries where player_id = ${playerId} and account = 'coin' and at >= ${since}
      and counter = 'games')
    select hour,
      coalesce(-sum(amount) filter (where kind in ('bet', 'bet_rollback')), 0)::bigint as staked,
      coalesce(-sum(amount), 0)::bigint as lost,
      coalesce(sum(gap) filter (where gap <= ${gapMs / 1000}) * 1000, 0)::bigint as "playedMs"
    from moves group by hour order by hour`)
}
