import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startStack } from '../../../tests/stack/stack.ts'
import type { Stack } from '../../../tests/stack/stack.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { listLatestCoins } from './index.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  const { playerId } = await stack.signIn()
  // Of forty thousand two are of the seldom one: one of coins, and one of coupons alone.
  await stack.app.database.run(sql`
    insert into reward_grants (player_id, key, source, items, granted_at)
    select ${playerId}, 'k' || n,
      case when n in (7, 9) then 'Points' when n % 3 = 0 then 'Fund' else 'VIP' end,
      jsonb_build_array(jsonb_build_object('count', n,
        'id', case when n = 9 or n % 3 = 0 then 1301 else 2001 end)),
      now() - (40000 - n) * interval '1 minute'
    from generate_series(1, 40000) as n`)
  await stack.app.database.run(sql`analyze reward_grants`)
})
afterAll(() => stack.stop())

const amountsOf = async (sources: string[], limit: number) =>
  (await listLatestCoins(stack.app.database, sources, limit)).map(({ amount }) => amount)

test('the newest grants of coins are told, of one promotion or of several', async () => {
  expect(await amountsOf(['VIP'], 3)).toEqual([40_000, 39_998, 39_997])
  expect(await amountsOf(['Points'], 3)).toEqual([7])
  expect(await amountsOf(['Fund'], 3)).toEqual([])
  expect(await amountsOf(['Fund', 'VIP', 'Points'], 2)).toEqual([40_000, 39_998])
})

test('coins of a promotion that seldom gives any, or never, are found by their index', async ({
  skip,
}) => {
  const { database } = stack.app
  skip(database.shards > 0, 'the plan of one machine')
  const plans: string[] = []
  const explaining: Queries = {
    ...database,
    async rows<Row>({ text, values }: { text: string; values: unknown[] }) {
      plans.push(JSON.stringify(await database.rows({ text: `explain ${text}`, values })))
      return [] as Row[]
    },
  }
  for (const source of ['Points', 'Fund']) await listLatestCoins(explaining, [source], 20)
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toContain('reward_grants_coins')
    expect(plan).not.toContain('Sort')
  }
})
