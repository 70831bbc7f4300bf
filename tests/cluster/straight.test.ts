import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { addressOn, createPartWords, findPart } from '@parlour/server/frame/parts.ts'
import { createWalletLanes } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { answerAt, machineOf, partOf } from '../stack/cluster.ts'
import { freePort } from '../stack/free-port.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import { laneStatements } from './lane-statements.ts'

// A lane goes straight to the machine that has its part of the players, and writes its tables.
let stack: PlayStack
let lanes: ReturnType<typeof createWalletLanes>
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())
beforeEach(() => {
  lanes = createWalletLanes(stack.app.database)
})
afterEach(() => lanes.stop())

const richness = 1_000_000_00
let bets = 0
const bet = (playerId: number, key = `b-${bets++}`) =>
  lanes.bet({
    playerId,
    provider: 'arcade',
    key,
    roundId: key,
    source: 'game:101',
    amount: 100,
  })

test('on that machine every statement of a lane is one of any database', async () => {
  const { part, url } = await firstPart()
  const machine = openDatabase(url, 1, () => undefined)
  await machine.run(sql`set citus.enable_manual_changes_to_shards = on`)
  const toPart = createPartWords(part)
  for (const one of laneStatements) {
    const { text, values } = toPart(one)
    const plan = JSON.stringify(await machine.rows({ text: `explain ${text}`, values }))
    expect(plan, one.name).not.toMatch(/citus/i)
  }
  await machine.end()
})

test('bets are made without the machine that is asked', async () => {
  const { playerId } = await stack.join(richness)
  expect(await bet(playerId)).toMatchObject({ status: 'ok', balance: richness - 100 })
  expect(await countLanes(stack.databaseUrl)).toBe(0)
  const machine = await machineOf(stack.app.database, stack.databaseUrl, playerId)
  expect(await countLanes(machine)).toBe(1)
})

test('a machine that only the asked one reaches is gone to over it', async () => {
  const { playerId } = await stack.join(richness)
  const { port } = await partOf(stack.app.database, playerId)
  const away = await freePort()
  await stack.app.database.run(sql`insert into pg_dist_poolinfo (nodeid, poolinfo)
    select nodeid, 'host=' || nodename || ' port=' || nodeport from pg_dist_node
    where nodeport = ${port}`)
  await answerAt(stack.app.database, port, away)
  const outcome = await bet(playerId)
  const asked = await countLanes(stack.databaseUrl)
  await answerAt(stack.app.database, away, port)
  await stack.app.database.run(sql`delete from pg_dist_poolinfo`)
  expect(outcome).toMatchObject({ status: 'ok', balance: richness - 100 })
  expect(asked).toBe(1)
})

test('players who are moved under play lose nothing, and are followed', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => stack.join(richness)))
  const [first] = players
  const { shardId, host, port } = await partOf(stack.app.database, first?.playerId ?? 0)
  let isOver = false
  const play = async ({ playerId }: { playerId: number }) => {
    let done = 0
    for (let nth = 0; !isOver; nth++) {
      const key = `moved-${playerId}-${nth}`
      // Told to ask again, as a provider does: under the same key.
      while (!(await bet(playerId, key).catch(() => null))) await pause(10)
      done++
    }
    return done
  }
  const playing = Promise.all(players.map(play))
  const move = () =>
    stack.app.database.run(sql`
      select citus_move_shard_placement(${shardId}, ${host}, ${port}, nodename, nodeport,
        'block_writes')
      from (select nodename, nodeport from pg_dist_node
        where nodeport <> ${port} and shouldhaveshards limit 1) as another`)
  // Nothing is moved while the house opens its coming months and days.
  const moving = vi.waitFor(move, { timeout: 200_000, interval: 500 })
  await moving.finally(() => (isOver = true))
  const done = await playing
  expect((await partOf(stack.app.database, first?.playerId ?? 0)).port).not.toBe(port)
  for (const [at, { playerId }] of players.entries()) {
    const left = richness - 100 * (done[at] ?? 0)
    expect(await bet(playerId)).toMatchObject({ status: 'ok', balance: left - 100 })
    expect(await stack.coin(playerId)).toBe(left - 100)
  }
  expect(await countLanes(stack.databaseUrl)).toBe(0)
  await stack.expectCleanLedger()
}, 240_000)

async function firstPart() {
  const part = await findPart(stack.app.database, 0)
  const url = part && addressOn(part, stack.databaseUrl)
  if (!part || !url) throw new Error('no part')
  return { part, url }
}

/** Connections of lanes to this database on one of its machines. */
async function countLanes(url: string): Promise<number> {
  const machine = openDatabase(url, 1, () => undefined)
  const { lanes: found } = await machine.row<{ lanes: number }>(sql`
    select count(*) as lanes from pg_stat_activity
    where datname = current_database() and application_name = 'parlour wallet lane'`)
  await machine.end()
  return found
}
