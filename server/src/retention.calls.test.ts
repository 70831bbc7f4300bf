import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../../tests/stack/stack.ts'
import { startStack } from '../../tests/stack/stack.ts'
import { sql } from './frame/db.ts'
import { retention, sweepOldRows } from './retention.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const sweep = () => stack.app.database.transaction((tx) => sweepOldRows.run(tx))

test('every table is in the list: with days, or with the reason why its rows stay', async () => {
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
    and relnamespace = 'public'::regnamespace`)
  const tables = rows.map(({ name }) => name).toSorted()
  expect(Object.keys(retention).toSorted()).toEqual(tables)
})

test('what is old goes, what is young stays', async () => {
  const { database } = stack.app
  await database.run(sql`insert into login_failures (subject, at) values
    ('old', now() - interval '25 hours'), ('young', now() - interval '23 hours')`)
  await database.run(sql`insert into used_nonces (nonce, expires_at) values
    ('old', now() - interval '1 second'), ('young', now() + interval '1 minute')`)
  await sweep()
  const names = await database.rows<{ name: string }>(sql`
    select subject as name from login_failures union all select nonce from used_nonces`)
  expect(names.map(({ name }) => name)).toEqual(['young', 'young'])
})

test('an open session is never old; an ended one is forgotten after ninety days', async () => {
  const { database } = stack.app
  const [open, ended] = [await stack.signIn(), await stack.signIn()]
  const age = sql`now() - interval '91 days'`
  await database.run(sql`update sessions set created_at = ${age}, seen_at = ${age},
    ended_at = case when player_id = ${ended.playerId} then ${age} end`)
  await sweep()
  const left = await database.rows<{ id: number }>(sql`select player_id as id from sessions`)
  expect(left.map(({ id }) => id)).toEqual([open.playerId])
})
