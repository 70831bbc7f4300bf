import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { pin } from '@parlour/server/frame/pins.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'
import { laneStatements, together } from './lane-statements.ts'

// What a lane asks must be found on one machine, by one task.

let stack: Stack
let database: Database
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  database = openDatabase(stack.databaseUrl, 1, () => undefined)
  await database.run({ text: `set plan_cache_mode = 'force_custom_plan'`, values: [] })
})
afterAll(async () => {
  await database.end()
  await stack.stop()
})

test('the players of a lane lie together as the database sees it', async () => {
  const [first] = await database.rows<{ shards: number }>({
    text: `select count(distinct get_shard_id_for_distribution_column('players', id)) as shards
      from unnest($1::bigint[]) as id`,
    values: [together],
  })
  expect(first).toEqual({ shards: 1 })
})

test.each(laneStatements.map((one) => [one.name, one] as const))(
  '%s is one task',
  async (_name, one) => {
    const { text, values } = pin(one)
    const plan = await database.rows<{ 'QUERY PLAN': string }>({
      text: `explain ${text}`,
      values,
    })
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(/Task Count: (\d+)/.exec(lines)?.[1], lines).toBe('1')
  },
)
