import { sql } from '@parlour/server/frame/db.ts'
import { bindMobile, createPlayer } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

// What only one of all players may have, where no index sees them all.
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const make = (account: string, mobile: string | null = null) =>
  stack.app.database.transaction((tx) => createPlayer(tx, { account, nickname: '', mobile }))

test('of twenty who take one name at once, one has it', async () => {
  const names = Array.from({ length: 20 }, (_, nth) => (nth % 2 ? 'Somchai' : 'somchai'))
  const made = await Promise.all(names.map((name) => make(name)))
  expect(made.filter((playerId) => playerId !== null)).toHaveLength(1)
  const { count } = await stack.app.database.row<{ count: number }>(
    sql`select count(*) from players where lower(account) = 'somchai'`,
  )
  expect(count).toBe(1)
})

test('a mobile is one player’s, and free again when they take another', async () => {
  const [one, other] = [await make('mobile-one'), await make('mobile-other')]
  const bind = (playerId: number | null, mobile: string) =>
    stack.app.database.transaction((tx) => bindMobile(tx, playerId ?? 0, mobile))
  expect(await bind(one, '66810000001')).toBe(true)
  expect(await bind(other, '66810000001')).toBe(false)
  expect(await make('mobile-third', '66810000001')).toBeNull()
  expect(await bind(one, '66810000002')).toBe(true)
  expect(await bind(other, '66810000001')).toBe(true)
})
