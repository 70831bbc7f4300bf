import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { isDeposit } from './check-day.ts'
import { closedBefore } from './closed-days.ts'
import { openEntries, seldom } from './history.ts'
import { houseProvider } from './items.ts'

/** What the player deposited since a moment, whatever became of it. */
export function listDeposits(queries: Queries, playerId: number, since: Date) {
  return queries.rows<{ at: Date; amount: number }>(sql`
    select at, amount from wallet_entries where player_id = ${playerId} and account = 'coin'
    and provider = ${houseProvider} and kind = 'deposit' and at >= ${since} order by at`)
}

type NetDeposits = { days30: number; months12: number; all: number }

/**
 * Deposits less what went back and what was withdrawn, by whole days of the site's calendar: today
 * and the thirty days before it, today and the twelve months before it. Closed days are read as
 * what they came to, and a life as what its checkpoints say.
 */
export async function readNetDeposits(
  queries: Queries,
  playerId: number,
  timeZone: string,
): Promise<NetDeposits> {
  const { since } = await queries.row<{ since: Date | null }>(sql`
    select ${{ text: closedBefore, values: [] }} as since`)
  const from = (ago: string) => sql`(now() at time zone ${timeZone} - ${ago}::interval)::date`
  return queries.row<NetDeposits>(sql`
    with open as (select (at at time zone ${timeZone})::date as day, amount
        from (${openEntries('coin', playerId)} union all ${openEntries('held', playerId)}) as entry
        where ${isDeposit} and ${seldom} and at >= ${since ?? '-infinity'}::timestamptz),
      recent as (select day, amount from open
        union all select day, amount from wallet_days
        where player_id = ${playerId} and account in ('coin', 'held') and ${isDeposit}
          and day >= ${from('12 months')})
    select coalesce(sum(amount) filter (where day >= ${from('30 days')}), 0)::bigint as days30,
      coalesce(sum(amount) filter (where day >= ${from('12 months')}), 0)::bigint as months12,
      (select coalesce(sum(deposited), 0) from wallet_checkpoints
          where player_id = ${playerId} and account in ('coin', 'held'))::bigint
        + (select coalesce(sum(amount), 0) from open)::bigint as all
    from recent`)
}
