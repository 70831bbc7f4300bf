import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { addPlayer } from '../stack/ledger.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'
import { listRewritings } from '../wallet/entries.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

/** Every new connection may only read, or may write again; those that are open are ended. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const client = await stack.app.database.connect()
  const { rows } = await client.query('select current_database() as name')
  const { name } = rows[0] as { name: string }
  await client.query('begin read write')
  await client.query(`alter database ${name} set default_transaction_read_only = ${String(isOn)}`)
  await client.query('commit')
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid()`)
  await client.end()
}

async function askReady({ url } = stack) {
  const response = await fetch(`${url}/readyz`)
  const body = (await response.json()) as { reason?: string }
  return [response.status, body.reason, response.headers.get('retry-after')]
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

test('a database that takes no writes makes the server unready, until it takes them', async () => {
  expect(await askReady()).toEqual([200, undefined, null])
  await setReadOnly(true)
  await soon(async () =>
    expect(await askReady()).toEqual([
      503,
      'the database takes no writes',
      expect.stringMatching(/^[2-6]$/),
    ]),
  )
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
  await setReadOnly(false)
  await soon(async () => expect(await askReady()).toEqual([200, undefined, null]))
})

const roleScript = readFileSync(
  path.resolve(import.meta.dirname, '../../deploy/server-role.sql'),
  'utf8',
)

test('the server’s own role can do its work, and change no table and no entry', async () => {
  const first = await startStack({ clusterUrl: inject('clusterUrl') })
  await first.stop()
  const role = `server_${randomBytes(6).toString('hex')}`
  const owner = openDatabase(first.databaseUrl, 2, () => undefined)
  await owner.run({ text: roleScript.replaceAll('parlour_server', role), values: [] })
  await owner.run(sql`update scheduled_jobs set next_at = now(), last_at = null`)
  // A day is still to be opened, by a job of the role.
  const { day } = await owner.row<{ day: string }>(sql`
    select max(inhrelid::regclass::text) as day from pg_inherits
    where inhparent = 'events'::regclass and inhrelid <> 'events_rest'::regclass`)
  await owner.run({ text: `drop table ${day}`, values: [] })
  const DATABASE_URL = first.databaseUrl.replace(/:\/\/[^@]*@/, `://${role}@`)
  const house = await first.another(undefined, { DATABASE_URL })
  const mali = await house.signIn()
  await house.ok('getLimits', {}, mali)
  expect(await askReady(house)).toEqual([200, undefined, null])
  await soon(async () => {
    const jobs = await owner.rows<{ name: string; error: string | null }>(sql`
      select name, last_error as error from scheduled_jobs
      where last_at is null or last_error is not null`)
    expect(jobs).toEqual([])
  })
  const { isOpen } = await owner.row<{ isOpen: boolean }>(sql`
    select to_regclass(${day}) is not null as "isOpen"`)
  expect(isOpen).toBe(true)
  await addPlayer(house.app.database, 100)
  const rewritings = await listRewritings(owner)
  for (const text of [
    'create table own (a int)',
    'drop table players',
    'alter table operator_audit disable trigger all',
    'truncate operator_audit',
    `update operator_audit set action = ''`,
    'delete from operator_audit',
    ...rewritings.barred,
    `select frame_keep_days('players', 1, 0)`,
  ])
    await expect(house.app.database.run({ text, values: [] }), text).rejects.toThrow(
      /permission denied|must be owner|does not lie in days/,
    )
  for (const text of rewritings.refused)
    await expect(house.app.database.run({ text, values: [] }), text).rejects.toThrow('insert-only')
  await house.stop()
  await owner.end()
})
