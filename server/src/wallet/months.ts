import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'

const monthsAhead = 12

/**
 * Keeps the partitions of the coming months open, long before they are needed. Opening one wants
 * the ledger for itself for a moment: behind a long reader, such as a dump, it gives up before
 * anybody who queues behind it notices, and the schedule tries again in a minute.
 */
export const openMonths: Job = {
  name: 'wallet.months',
  everyMs: 24 * 3_600_000,
  async run(tx) {
    await tx.run(sql`set local lock_timeout = '500ms'`)
    await tx.run(sql`select wallet_open_months(${monthsAhead})`)
  },
}

/** How many months after this one are open. Fewer than two call for a person. */
export async function countMonthsAhead(queries: Queries): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'wallet_entries'::regclass
      and relname > to_char(now() at time zone 'UTC', '"wallet_entries_"YYYY_MM')
      and relname <> 'wallet_entries_rest'`)
  return count
}
