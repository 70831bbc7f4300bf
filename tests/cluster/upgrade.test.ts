import { readFileSync } from 'node:fs'
import { sql } from '@parlour/server/frame/db.ts'
import { runScript } from '@parlour/server/frame/migrations.ts'
import { askOneByOne } from '@parlour/server/frame/spread.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

// A release that comes to a database which is spread already.
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

test('a migration changes tables of players by several statements', async () => {
  await stack.app.database.transaction(async (tx) => {
    await askOneByOne(tx)
    await runScript(tx, script)
  })
  const { indexes } = await stack.app.database.row<{ indexes: string[] }>(
    sql`select array_agg(indexname::text) as indexes from pg_indexes where tablename = 'players'`,
  )
  expect(indexes).toContain('players_left')
  expect(indexes).not.toContain('players_gone')
})

test('a database spread by an earlier release gets the triggers back that move marks', async () => {
  const { database } = stack.app
  const { playerId } = await stack.signIn()
  const freeze = async (state: string) => {
    await database.run(sql`update players set state = ${state} where player_id = ${playerId}`)
    const found = await database.find<{ mark: number }>(
      sql`select mark from player_marks where player_id = ${playerId}`,
    )
    return found?.mark ?? 0
  }
  await database.run(sql`drop trigger moves_mark on players`)
  const before = await freeze('frozen')
  expect(await freeze('active')).toBe(before)
  const migration = readFileSync('server/migrations/0115_marks-in-parts.sql', 'utf8')
  await database.transaction((tx) => runScript(tx, migration))
  expect(await freeze('frozen')).toBe(before + 1)
})

const script = `-- Two statements; each is sent alone.
create index players_gone on players (left_at);
create index players_left on players (left_at, player_id);
drop index players_gone;
alter table players add column liked text not null default '';
update players set liked = 'tea' where left_at < now();`
