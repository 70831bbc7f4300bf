import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Entries of a stretch of time, as SQL for those who sum them up or list them. */
export function entriesBetween({ from, to }: { from: Date; to: Date }): Sql {
  return sql`(select player_id, account, seq, kind as code, counter, provider, key, source,
      round_id, amount, at
    from wallet_entries where at >= ${from} and at < ${to})`
}

/** Whether anything was ever moved. */
export async function hasEntries(queries: Queries): Promise<boolean> {
  return (await queries.find(sql`select 1 from wallet_entries limit 1`)) !== null
}

type Days = { from?: string | undefined; to?: string | undefined }

/** Whether a player, given by SQL, staked on a closed day of these. */
export function stakedOn(playerId: Sql, { from = '-infinity', to = 'infinity' }: Days): Sql {
  return sql`exists (select from wallet_days d where d.player_id = ${playerId}
    and d.day between ${from}::date and ${to}::date and d.account = 'coin' and d.kind = 'bet')`
}

export type ClosedUntil = { day: string; closes: Date }

/** The first closing after a moment; of all there are where no moment is given. */
export function findClosing(queries: Queries, after: Date | null): Promise<ClosedUntil | null> {
  return queries.find<ClosedUntil>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, closes from wallet_closings
    where closes > coalesce(${after}::timestamptz, '-infinity') order by closes limit 1`)
}
