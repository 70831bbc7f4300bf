import type { Database, Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type MoveTo = (at: Date) => Promise<void>

/**
 * From here on every default of a table that takes the time asks whether its transaction lives on
 * another day. Those that do not, take the time as ever.
 */
export async function openPast(tx: Tx): Promise<void> {
  await tx.run(sql`create schema demo_past`)
  // A demo on another day has a clock of its own already.
  const { present } = await tx.row<{ present: string }>(sql`select case
    when to_regprocedure('demo_clock.now()') is null then 'pg_catalog' else 'demo_clock' end
    as present`)
  const at = `nullif(current_setting('demo_past.at', true), '')::timestamptz`
  const make = (text: string) => tx.run({ text: `create function demo_past.${text}`, values: [] })
  await make(`now() returns timestamptz stable language sql
    as $$ select coalesce(${at}, ${present}.now()) $$`)
  // It goes on within a moment: entries of the ledger must rise.
  await make(`clock_timestamp() returns timestamptz language sql as $$ select coalesce(${at}
    + (pg_catalog.clock_timestamp() - pg_catalog.transaction_timestamp()),
    ${present}.clock_timestamp()) $$`)
  // What lanes ask for where players are spread.
  await make(`statement_timestamp() returns timestamptz stable language sql as $$ select coalesce(
    ${at} + (pg_catalog.statement_timestamp() - pg_catalog.transaction_timestamp()),
    pg_catalog.statement_timestamp()) $$`)
  // A partition takes the default of its table.
  const timed = await listDefaults(tx, `not relispartition and value in ${times}`)
  for (const one of timed) await tx.run(setDefault({ ...one, value: `demo_past.${one.value}` }))
}

export async function isPastOpen(queries: Queries): Promise<boolean> {
  return (await queries.find(sql`select from pg_namespace where nspname = 'demo_past'`)) !== null
}

/** All as before, within a transaction of which nobody has heard yet. */
export async function closePastInside(tx: Tx): Promise<void> {
  // What waits for the end of the transaction is done now: it would keep tables from changing.
  await tx.run(sql`set constraints all immediate`)
  for (const one of await listMoved(tx)) await tx.run(setDefault(unmoved(one)))
  await tx.run(sql`drop schema demo_past cascade`)
}

const patience = '300ms'
const mostTries = 20

/** All as before on a running site: one table after the other, and none is waited for long. */
export async function closePast(database: Database): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const moved = await listMoved(database)
    if (moved.length === 0) return void (await database.run(sql`drop schema demo_past cascade`))
    for (const one of moved) await putBack(database, one).catch(() => undefined)
  }
  throw new Error('a table was busy whenever its clock was to be put back')
}

/**
 * Lets days of the past happen: for this transaction every `now()` of a statement, and every
 * default of a table that takes the time, are of the moment it was moved to.
 */
export async function onMovedClock(tx: Tx, act: (moveTo: MoveTo) => Promise<void>): Promise<void> {
  const { path } = await tx.row<{ path: string }>(sql`
    select current_setting('search_path') as path`)
  const search = (wanted: string) => tx.run(sql`select set_config('search_path', ${wanted}, true)`)
  // As a command: where players are spread, the machines that have them hear of no other change.
  const move = (at: string) => tx.run({ text: `set local demo_past.at = '${at}'`, values: [] })
  if (tx.isSpread) await tx.run(sql`set local citus.propagate_set_commands = 'local'`)
  await search(`demo_past, ${path}, pg_catalog`)
  await act(async (at) => void (await move(at.toISOString())))
  await search(path)
  await move('')
  if (tx.isSpread) await tx.run(sql`set local citus.propagate_set_commands = 'none'`)
}

function putBack(database: Database, one: Default): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.run(sql`select set_config('lock_timeout', ${patience}, true)`)
    await tx.run(setDefault(unmoved(one)))
  })
}

type Default = { relation: string; field: string; value: string }

const times = `('now()', 'clock_timestamp()')`

function listMoved(queries: Queries): Promise<Default[]> {
  return listDefaults(queries, `value like 'demo\\_past.%'`)
}

function listDefaults(queries: Queries, where: string): Promise<Default[]> {
  return queries.rows<Default>({
    text: `select * from (
      select attrelid::regclass::text as relation, quote_ident(attname) as field,
        pg_get_expr(adbin, adrelid) as value, relispartition
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        join pg_class on pg_class.oid = adrelid) d where ${where} order by 1, 2`,
    values: [],
  })
}

const unmoved = (one: Default) => ({ ...one, value: one.value.replace('demo_past.', '') })

function setDefault({ relation, field, value }: Default) {
  const text = `alter table only ${relation} alter column ${field} set default ${value}`
  return { text, values: [] }
}
