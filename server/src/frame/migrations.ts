import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database, Queries, Tx } from './db.ts'
import { sql } from './db.ts'
import { splitScript } from './script.ts'
import { canSpread } from './spread.ts'

const folder = path.resolve(import.meta.dirname, '../../migrations')

type Migration = { name: string; text: string; hash: string }

/** Applies what is missing, in order, in one transaction; several copies may start at once. */
export function migrate(database: Database, log: (line: string) => void): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.run(sql`set local lock_timeout = 0`)
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:migrations'))`)
    // Where tables are spread, what changes one must not run beside what changes a function.
    if (await canSpread(tx))
      await tx.run(sql`set local citus.multi_shard_modify_mode = 'sequential'`)
    await tx.run(sql`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    const pending = await listPending(tx)
    for (const { name, text, hash } of pending) {
      log(`migrating ${name}`)
      await runScript(tx, text)
      await tx.run(sql`insert into migrations (name, hash) values (${name}, ${hash})`)
    }
    return pending.length
  })
}

export async function runScript(tx: Tx, text: string): Promise<void> {
  for (const statement of splitScript(text)) await tx.run({ text: statement, values: [] })
}

/** How many migrations this code has that the database lacks. */
export async function countPending(queries: Queries): Promise<number> {
  const exists = await queries.row<{ name: string | null }>(
    sql`select to_regclass('migrations')::text as name`,
  )
  if (!exists.name) return (await readMigrations()).length
  return (await listPending(queries)).length
}

async function listPending(queries: Pick<Tx, 'rows'>): Promise<Migration[]> {
  const migrations = await readMigrations()
  const applied = await queries.rows<{ name: string; hash: string }>(
    sql`select name, hash from migrations`,
  )
  const hashes = new Map(applied.map((row) => [row.name, row.hash]))
  for (const { name, hash } of migrations) {
    const landed = hashes.get(name)
    if (landed && landed !== hash) throw new Error(`migration ${name} was edited after it landed`)
  }
  return migrations.filter((migration) => !hashes.has(migration.name))
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9-]+\.sql$/.test(name))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
