import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { getListed, legsOf } from './chart.ts'
import { lockLegs } from './transfers.ts'

/** What was staked and lost in an hour, how long was played, and the latest stake. */
export type PlayHour = {
  hour: Date
  staked: number
  lost: number
  playedMs: number
  lastAt: Date | null
}

/**
 * A player's play since a moment, by hours. The account is held until the transaction ends: no bet
 * is missed or counted twice by who goes on counting from here. A pause longer than the gap between
 * two stakes is not play.
 */
export async function lockPlayHours(
  tx: Tx,
  playerId: number,
  { since, gapSeconds }: { since: Date; gapSeconds: number },
): Promise<PlayHour[]> {
  await lockLegs(tx, playerId, legsOf(getListed('bet'), 0))
  return tx.rows<PlayHour>(sql`
    with moves as (
      select date_trunc('hour', at, 'UTC') as hour, kind, amount, at, case when kind = 'bet' then
          extract(epoch from at - lag(at) over (partition by kind order by seq)) end as gap
      from wallet_entries where player_id = ${playerId} and account = 'coin' and at >= ${since}
      and kind in ('bet', 'win', 'bet_rollback'))
    select hour, coalesce(-sum(amount) filter (where kind <> 'win'), 0)::bigint as staked,
      coalesce(-sum(amount), 0)::bigint as lost,
      coalesce(sum(gap) filter (where gap <= ${gapSeconds}) * 1000, 0)::bigint as "playedMs",
      max(at) filter (where kind = 'bet') as "lastAt"
    from moves group by hour order by hour`)
}
