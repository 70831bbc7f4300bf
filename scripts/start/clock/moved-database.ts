import pg from 'pg'

/** Names in this schema are found before PostgreSQL's own. */
const schema = 'demo_clock'

/** What PostgreSQL must be started with, so that `now()` means the moved clock everywhere. */
export const movedSettings = [`search_path=${schema}, "$user", public, pg_catalog`]

/** Before the migrations: the defaults of their tables take the clock of the moment they ran. */
export async function moveDatabaseClock(url: string, shiftMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create schema if not exists ${schema}`)
    for (const [name, kind] of [
      ['now', 'stable'],
      ['clock_timestamp', 'volatile'],
    ])
      await client.query(`create or replace function ${schema}.${name}() returns timestamptz
        language sql ${kind}
        as $$ select pg_catalog.${name}() + interval '${Math.trunc(shiftMs)} milliseconds' $$`)
  } finally {
    await client.end()
  }
}
