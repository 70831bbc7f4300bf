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

const script = `-- Two statements; each is sent alone.
create index players_gone on players (left_at);
create index players_left on players (left_at, player_id);
drop index players_gone;
alter table players add column liked text not null default '';
update players set liked = 'tea' where left_at < now();`
