import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'
import { askOneByOne } from '../frame/spread.ts'

const monthsAhead = 12

/** Keeps the partitions of the coming months open, long before they are needed. */
export const openMonths: Job = {
  name: 'wallet.months',
  everyMs: 24 * 3_600_000,
  run: (tx) => openNextMonth(tx, monthsAhead),
}

/**
 * Opens the first month that is not, if there is one. Opening wants the ledger for itself for a
 * moment, so each has a transaction of its own; behind a long reader, such as a dump, it gives up
 * before anybody who queues behind it notices, and the schedule tries again in a minute. A month
 * that has entries already stays among the rest. That is looked up where it is opened, with the
 * owner's rights: a spread database changes nothing that somebody else has read just before.
 */
export async function openNextMonth(tx: Tx, ahead: number): Promise<void | 'more'> {
  await askOneByOne(tx)
  const missing = await tx.rows<{ month: string }>(sql`
    select opens::date::text as month
    from (select date_trunc('month', now() at time zone 'UTC') + make_interval(months => nth)
        as opens from generate_series(0, ${ahead}) as nth) due
    where to_regclass(to_char(opens, '"wallet_entries_"YYYY_MM')) is null order by opens`)
  await tx.run(sql`set local lock_timeout = '50ms'`)
  for (const { month } of missing) if (await openMonth(tx, month)) return 'more'
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

async function openMonth(tx: Tx, month: string): Promise<boolean> {
  await tx.run(sql`select wallet_open_month(${month}::date)`)
  const { isOpen } = await tx.row<{ isOpen: boolean }>(sql`
    select to_regclass(to_char(${month}::date, '"wallet_entries_"YYYY_MM')) is not null
      as "isOpen"`)
  return isOpen
}
