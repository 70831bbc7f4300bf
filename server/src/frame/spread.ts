import type { Database, Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import type { NameKind } from './taken-names.ts'

/** Rows lie with their player: on the machine that this column's number chooses. */
export type Spread = {
  by: string
  /** The primary key where the table lies in parts: the column is added at its end. */
  key?: readonly string[]
  /** Unique over all players, in whose place `taken_names` stands then. */
  names?: readonly Unique[]
  /** Unique indexes over what is drawn at random, or looked for under a lock before. */
  watched?: readonly string[]
  /** Triggers that write elsewhere; code does it in their place. */
  triggers?: readonly string[]
}

/** An index of no other use than that, or the key, and what it holds as one text. */
export type Unique = { kind: NameKind; index?: string; text: string }

/**
 * Of players, the same on every machine, or where the others are asked from, `known` of those to
 * Citus.
 */
export type Placement = Spread | 'everywhere' | 'here' | 'known'

/** Whether the database is one that can be spread over machines. */
export async function canSpread(queries: Queries): Promise<boolean> {
  const found = await queries.find(sql`select 1 from pg_extension where extname = 'citus'`)
  return found !== null
}

/**
 * Moves every listed table to its place; those that are there stay. Does nothing to a database on
 * one machine. Foreign keys are set aside meanwhile: in place they would pull their neighbours
 * along, into a state from which those cannot be spread.
 */
export async function spread(
  database: Database,
  placement: Readonly<Record<string, Placement>>,
  log: (line: string) => void,
): Promise<void> {
  if (!(await canSpread(database))) return
  // What is the same everywhere first comes to machines that have joined: while it is changed, as
  // its keys are below, nothing is sent there.
  await database.run(sql`select replicate_reference_tables()`)
  await database.transaction(async (tx) => {
    await tx.run(sql`set local lock_timeout = 0`)
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:migrations'))`)
    await tx.run(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
    await tx.run(sql`set local client_min_messages = 'error'`)
    const placed = await listPlaced(tx)
    const moved = Object.entries(placement).filter(
      ([table, place]) => place !== 'here' && !placed.has(table),
    )
    if (moved.length === 0) return
    log(`spreading ${moved.length} tables`)
    await trustClock(tx)
    const keys = await setKeysAside(tx, placement)
    for (const [table, place] of moved) if (place === 'everywhere') await copyEverywhere(tx, table)
    for (const [table, place] of moved) if (place === 'known') await makeKnown(tx, table)
    for (const [table, place] of moved) if (typeof place === 'object') await move(tx, table, place)
    for (const { table, name, definition } of keys)
      await tx.run(raw(`alter table ${table} add constraint ${name} ${definition}`))
  })
}

/**
 * For a transaction that reads players and then changes what is the same everywhere: on a spread
 * database it asks the machines one after the other from now on.
 */
export async function askOneByOne(tx: Tx): Promise<void> {
  if (tx.isSpread) await tx.run(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
}

export type FoundKey = ForeignKey & { other: string; columns: string[]; otherColumns: string[] }

/** Between tables of players by their player, or to what is the same everywhere. */
export function mayStay(
  { table, other, columns, otherColumns }: FoundKey,
  placement: Readonly<Record<string, Placement>>,
): boolean {
  const [own, target] = [placement[table], placement[other]]
  if (own === 'everywhere') return target === 'everywhere'
  if (typeof own !== 'object') return false
  if (typeof target !== 'object') return target === 'everywhere'
  return columns.some((name, at) => name === own.by && otherColumns[at] === target.by)
}

export function listForeignKeys(queries: Queries): Promise<FoundKey[]> {
  return queries.rows<FoundKey>(sql`
    select k.conrelid::regclass::text as table, k.conname::text as name,
      k.confrelid::regclass::text as other, pg_get_constraintdef(k.oid) as definition,
      array(select attname::text from unnest(k.conkey) with ordinality as c(num, at)
        join pg_attribute on attrelid = k.conrelid and attnum = c.num order by at) as columns,
      array(select attname::text from unnest(k.confkey) with ordinality as c(num, at)
        join pg_attribute on attrelid = k.confrelid and attnum = c.num order by at)
        as "otherColumns"
    from pg_constraint k join pg_class on pg_class.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and relnamespace = 'public'::regnamespace
    order by 1, 2`)
}

async function listPlaced(tx: Tx): Promise<Set<string>> {
  const rows = await tx.rows<{ name: string }>(sql`select table_name::text as name
    from citus_tables where citus_table_type in ('distributed', 'reference', 'local')`)
  return new Set(rows.map(({ name }) => name))
}

type ForeignKey = { table: string; name: string; definition: string }

/** Drops all foreign keys of players' and copied tables; answers those that may come back. */
async function setKeysAside(
  tx: Tx,
  placement: Readonly<Record<string, Placement>>,
): Promise<ForeignKey[]> {
  const found = await listForeignKeys(tx)
  const gone = found.filter(({ table, other }) =>
    [table, other].some((one) => (placement[one] ?? 'here') !== 'here'),
  )
  for (const { table, name } of gone)
    await tx.run(raw(`alter table ${table} drop constraint ${name}`))
  return gone.filter((key) => mayStay(key, placement))
}

async function copyEverywhere(tx: Tx, table: string): Promise<void> {
  await tx.run(sql`select create_reference_table(${table})`)
}

async function makeKnown(tx: Tx, table: string): Promise<void> {
  await tx.run(sql`select citus_add_local_table_to_metadata(${table})`)
}

async function move(tx: Tx, table: string, { by, key, ...rest }: Spread): Promise<void> {
  const { names = [], watched = [], triggers = [] } = rest
  for (const { kind, text } of names)
    await tx.run(
      raw(`insert into taken_names (kind, name, player_id)
      select '${kind}', ${text}, ${by} from ${table} where ${text} is not null`),
    )
  const indexes = names.flatMap(({ index }) => index ?? [])
  for (const name of [...indexes, ...watched]) await dropUnique(tx, table, name)
  for (const name of triggers) await tx.run(raw(`drop trigger ${name} on ${table}`))
  if (key) {
    const { name } = await tx.row<{ name: string }>(sql`select conname::text as name
      from pg_constraint where conrelid = ${table}::regclass and contype = 'p'`)
    await tx.run(
      raw(`alter table ${table} drop constraint ${name}, add primary key
      (${[...key, by].join(', ')})`),
    )
  }
  const beside = table === 'players' ? 'none' : 'players'
  await tx.run(sql`select create_distributed_table(${table}, ${by}, colocate_with => ${beside})`)
}

/** It stays as an index: what is looked for by it is found on each machine. */
async function dropUnique(tx: Tx, table: string, name: string): Promise<void> {
  const { definition } = await tx.row<{ definition: string }>(
    sql`select pg_get_indexdef(${name}::regclass) as definition`,
  )
  const owner = await tx.find(sql`select 1 from pg_constraint where conname = ${name}`)
  await tx.run(raw(owner ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`))
  await tx.run(raw(definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX')))
}

function raw(text: string) {
  return { text, values: [] }
}

/**
 * A moment and a span make another moment, by the time zone of whoever asks: so a spread database
 * allows it nowhere where it writes. All who ask here live in UTC (`poolSettings`).
 */
async function trustClock(tx: Tx): Promise<void> {
  for (const name of ['timestamptz_pl_interval', 'timestamptz_mi_interval'])
    await tx.run(raw(`alter function pg_catalog.${name}(timestamptz, interval) immutable`))
}
