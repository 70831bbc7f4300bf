import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { houseProvider } from './items.ts'

/** What the player deposited since a moment, whatever became of it. */
export function listDeposits(queries: Queries, playerId: number, since: Date) {
  return queries.rows<{ at: Date; amount: number }>(sql`
    select at, amount from wallet_entries where player_id = ${playerId} and account = 'coin'
    and provider = ${houseProvider} and kind = 'deposit' and at >= ${since} order by at`)
}

/** Deposits less what went back and what was withdrawn. */
export function readNetDeposits(queries: Queries, playerId: number) {
  return queries.row<{ days30: number; months12: number; all: number }>(sql`
    select coalesce(sum(amount) filter (where at > now() - interval '30 days'), 0)::bigint
        as days30,
      coalesce(sum(amount) filter (where at > now() - interval '12 months'), 0)::bigint
        as months12,
      coalesce(sum(amount), 0)::bigint as all
    from wallet_entries where player_id = ${playerId} and account in ('coin', 'held')
    and provider = ${houseProvider}
    and kind in ('deposit', 'deposit_refund', 'chargeback', 'withdrawal_paid')`)
}
