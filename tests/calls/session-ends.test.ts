import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

test.each([
  ['six idle days', "seen_at = now() - interval '6 days'", 200],
  ['seven idle days', "seen_at = now() - interval '7 days 1 minute'", 401],
  ['twenty-nine days of use', "created_at = now() - interval '29 days'", 200],
  ['thirty days of use', "created_at = now() - interval '30 days 1 minute'", 401],
])('a session after %s', async (_what, change, status) => {
  const mali = await stack.signIn()
  const aged = { text: change, values: [] }
  await stack.app.database.run(sql`update sessions set ${aged} where player_id = ${mali.playerId}`)
  expect((await stack.call('listSessions', {}, mali)).status).toBe(status)
})

test('a session that ended by itself is not listed as a device', async () => {
  const mali = await stack.signIn()
  await stack.app.database.run(sql`insert into sessions
    (token_hash, cookie_hash, player_id, seen_at) values
    ('a', 'b', ${mali.playerId}, now() - interval '8 days')`)
  const { sessionList } = await stack.ok('listSessions', {}, mali)
  expect(sessionList).toHaveLength(1)
})

test('a session that ended proves nothing, also before a copy has heard that it did', async () => {
  const mali = await stack.signIn()
  await stack.ok('listSessions', {}, mali)
  await stack.app.database.run(sql`update sessions set ended_at = now()
    where player_id = ${mali.playerId}`)
  const card = { bankId: 1, accountName: 'Mali', cardNum: '1234567890' }
  expect(await stack.refused('addBankInfo', card, mali)).toBe('signInStale')
})
