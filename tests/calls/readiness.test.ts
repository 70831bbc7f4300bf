import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

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

async function askReady() {
  const response = await fetch(`${stack.url}/readyz`)
  const body = (await response.json()) as { reason?: string }
  return [response.status, body.reason, response.headers.get('retry-after')]
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

test('a database that takes no writes makes the server unready, until it takes them', async () => {
  expect(await askReady()).toEqual([200, undefined, null])
  await setReadOnly(true)
  await soon(async () =>
    expect(await askReady()).toEqual([503, 'the database takes no writes', '3']),
  )
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200)
  await setReadOnly(false)
  await soon(async () => expect(await askReady()).toEqual([200, undefined, null]))
})
