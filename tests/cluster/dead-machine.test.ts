import { sql } from '@parlour/server/frame/db.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { deliverAll, enrolConsumers, publish } from '@parlour/server/frame/events.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../stack/free-port.ts'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

// Followers while one machine is dead. Only this database loses it: to the others it is alive.
const heard: number[] = []
/** Who is heard only beside another player, who is looked up. */
const superiors = new Map<number, number>()
const diary: Consumer = {
  name: 'diary',
  types: ['player.registered'],
  lanes: 2,
  async hear(tx, { playerId }) {
    const superior = superiors.get(playerId)
    if (superior) await tx.rows(sql`select account from players where player_id = ${superior}`)
    heard.push(playerId)
  },
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  await stack.app.database.transaction((tx) => enrolConsumers(tx, [diary]))
})
afterAll(() => stack.stop())

const tell = (playerId: number) =>
  stack.app.database.transaction((tx) =>
    publish(tx, 'player.registered', playerId, { superiorId: null }),
  )

test('players of the living machines are heard, the others when theirs is back', async () => {
  const { dead, living, port } = await listGroups()
  for (const playerId of [...dead, ...living]) await tell(playerId)
  const away = await freePort()
  await answerAt(port, away)
  await deliverAll(stack.app.database, diary)
  expect(heard.toSorted(byNumber)).toEqual(living)
  await expect(tell(dead[0] ?? 0)).rejects.toMatchObject({ code: '08006' })
  await answerAt(away, port)
  await deliverAll(stack.app.database, diary)
  expect(heard.toSorted(byNumber)).toEqual([...dead, ...living].toSorted(byNumber))
})

test('who is heard beside a player of the dead machine waits alone for it', async () => {
  const { dead, living, port } = await listGroups()
  heard.length = 0
  const [first = 0, second = 0] = living
  superiors.set(first, dead[0] ?? 0)
  const away = await freePort()
  await answerAt(port, away)
  await tell(first)
  await tell(second)
  await deliverAll(stack.app.database, diary)
  expect(heard).toEqual([second])
  await answerAt(away, port)
  await vi.waitFor(async () => {
    await deliverAll(stack.app.database, diary)
    expect(heard).toEqual([second, first])
  }, 60_000)
})

const byNumber = (one: number, other: number) => one - other

/** Numbers of players on one machine, and on the others. */
async function listGroups() {
  const rows = await stack.app.database.rows<{ playerId: number; port: number }>(sql`
    select id as "playerId", nodeport as port from generate_series(1, 24) as id
    join pg_dist_placement on shardid = get_shard_id_for_distribution_column('players', id)
    join pg_dist_node using (groupid) order by 1`)
  const { port } = rows[0] ?? { port: 0 }
  const ids = (isOwn: boolean) =>
    rows.filter((row) => (row.port === port) === isOwn).map(({ playerId }) => playerId)
  return { dead: ids(true), living: ids(false), port }
}

async function answerAt(port: number, other: number): Promise<void> {
  await stack.app.database.run(
    sql`update pg_dist_node set nodeport = ${other} where nodeport = ${port}`,
  )
}
