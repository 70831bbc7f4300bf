import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Entries of a stretch of time, as SQL for those who sum them up or list them. */
export function entriesBetween({ from, to }: { from: Date; to: Date }): Sql {
  return sql`(select player_id, account, seq, kind as code, counter, provider, key, source,
      round_id, amount, at
    from wallet_entries where at >= ${from} and at < ${to})`
}

export type ClosedUntil = { day: string; closes: Date }

/** The first closing after a moment; of all there are where no moment is given. */
export function findClosing(queries: Queries, after: Date | null): Promise<ClosedUntil | null> {
  return queries.find<ClosedUntil>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, closes from wallet_closings
    where closes > coalesce(${after}::timestamptz, '-infinity') order by closes limit 1`)
}
