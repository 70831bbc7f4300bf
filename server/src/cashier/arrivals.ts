import { withinADay } from '../frame/arrivals.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** What came to people within a day, as moments. */
export const withdrawalArrivals = sql`select at from (
    select created_at as at, needed_approvals from cashier_withdrawals
    where created_at > ${withinADay} order by created_at desc limit 10000) asked
  where needed_approvals > 0`

export const transferArrivals = sql`select created_at as at from cashier_deposits
  where family = 'manual' and created_at > ${withinADay} order by created_at desc`

export const conflictArrivals = sql`select received_at as at from cashier_provider_events
  where outcome in ('conflict', 'contentChanged', 'unknownOrder') and answer is null
    and received_at > ${withinADay} order by received_at desc`

/** Who deposited for the first time since; at most so many are counted. */
export async function countFirstDeposits(queries: Queries, since: Date, most: number) {
  const { players } = await queries.row<{ players: number }>(sql`select count(*) as players from (
    select from cashier_totals where first_deposit_at >= ${since} limit ${most}) first`)
  return players
}
