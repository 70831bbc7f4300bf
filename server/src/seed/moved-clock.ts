import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type MoveTo = (at: Date) => Promise<void>

/**
 * Lets days of the past happen: for this transaction every `now()` of a statement, and every
 * default of a table that takes the time, are of the moment it was moved to. Afterwards all is as
 * before.
 */
export async function onMovedClock(tx: Tx, act: (moveTo: MoveTo) => Promise<void>): Promise<void> {
  const { path } = await tx.row<{ path: string }>(sql`
    select current_setting('search_path') as path`)
  const search = (wanted: string) => tx.run(sql`select set_config('search_path', ${wanted}, true)`)
  await tx.run(sql`create schema demo_past`)
  await tx.run(sql`create function demo_past.now() returns timestamptz stable language sql
    as $$ select current_setting('demo_past.at')::timestamptz $$`)
  // It goes on within a moment: entries of the ledger must rise.
  await tx.run(sql`create function demo_past.clock_timestamp() returns timestamptz language sql
    as $$ select current_setting('demo_past.at')::timestamptz
      + (pg_catalog.clock_timestamp() - pg_catalog.transaction_timestamp()) $$`)
  await tx.run(sql`create temp table demo_past_defaults on commit drop as ${timeDefaults}`)
  await tx.run(setDefaults(sql`'demo_past.' || expression`))
  await search(`demo_past, ${path}, pg_catalog`)
  await act(async (at) => {
    await tx.run(sql`select set_config('demo_past.at', ${at.toISOString()}, true)`)
  })
  await search(path)
  await tx.run(setDefaults(sql`expression`))
  await tx.run(sql`drop schema demo_past cascade`)
}

/** A partition takes the default of its table. */
const timeDefaults = sql`
  select attrelid::regclass::text as relation, attname as field,
    pg_get_expr(adbin, adrelid) as expression
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    join pg_class on pg_class.oid = adrelid
  where not relispartition and pg_get_expr(adbin, adrelid) in ('now()', 'clock_timestamp()')`

function setDefaults(expression: { text: string }) {
  return {
    text: `do $$
      declare one record;
      begin
        for one in select relation, field, ${expression.text} as value from demo_past_defaults loop
          execute format('alter table only %s alter column %I set default %s',
            one.relation, one.field, one.value);
        end loop;
      end $$`,
    values: [],
  }
}
