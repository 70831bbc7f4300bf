import pg from 'pg'

/** Names in this schema are found before PostgreSQL's own, and tables are made in none but ours. */
const schema = 'demo_clock'

/** What PostgreSQL must be started with, so that `now()` means the moved clock everywhere. */
export const movedSettings = [`search_path="$user", public, ${schema}, pg_catalog`]

/** Before the migrations: the defaults of their tables take the clock of the moment they ran. */
export async function moveDatabaseClock(url: string, shiftMs: number): Promise<void> {
  await connected(url, async (client) => {
    await client.query(`create schema if not exists ${schema}`)
    for (const [name, kind] of [
      ['now', 'stable'],
      ['clock_timestamp', 'volatile'],
    ])
      await client.query(`create or replace function ${schema}.${name}() returns timestamptz
        language sql ${kind}
        as $$ select pg_catalog.${name}() + interval '${Math.trunc(shiftMs)} milliseconds' $$`)
  })
}

/** After the migrations: functions that look for names in a way of their own have it moved too. */
export async function moveFunctions(url: string): Promise<void> {
  await connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select oid::regprocedure::text as name from pg_proc
      where 'search_path=public, pg_temp' = any (proconfig)`)
    for (const { name } of rows)
      await client.query(
        `alter function ${name} set search_path = public, ${schema}, pg_catalog, pg_temp`,
      )
  })
}

async function connected(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
