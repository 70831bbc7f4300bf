import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { answerAt, machineOf, partOf } from '../stack/cluster.ts'
import { answerOf } from '../stack/door.ts'
import { freePort } from '../stack/free-port.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import { startProxy } from '../stack/proxy.ts'

// What is read about one player is asked of the machine that has them.
let stack: PlayStack
let database: Database
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())
beforeEach(async () => {
  database = openDatabase(stack.databaseUrl, 2, () => undefined)
  await noteShards(database)
})
afterEach(() => database.end())

/** The port of the machine that answers. */
async function whoAnswers(playerId: number | null): Promise<number> {
  const reads = database.readsFor({ playerId })
  return (await reads.row<{ port: number }>(sql`select inet_server_port() as port`)).port
}

test('each player is read where they are, and nobody’s on the asked machine', async () => {
  const asked = Number(new URL(stack.databaseUrl).port)
  const homes = new Set<number>()
  for (let nth = 0; nth < 12; nth++) {
    const { playerId } = await stack.join(100)
    const { port } = await partOf(stack.app.database, playerId)
    expect(await whoAnswers(playerId)).toBe(port)
    homes.add(port)
  }
  expect(homes.size).toBeGreaterThan(1)
  expect(homes).not.toContain(asked)
  expect(await whoAnswers(null)).toBe(asked)
})

test('what only the asked machine has is read there, and nothing else because of it', async () => {
  const { playerId } = await stack.join(100)
  const reads = database.readsFor({ playerId })
  for (const time of ['first', 'again']) {
    const jobs = await reads.rows(sql`select name from scheduled_jobs limit 1`)
    expect(jobs, time).toHaveLength(1)
  }
  expect(await whoAnswers(playerId)).toBe((await partOf(stack.app.database, playerId)).port)
})

test('a mistake in what is asked is told, and is not the machine’s', async () => {
  const { playerId } = await stack.join(100)
  const reads = database.readsFor({ playerId })
  await expect(reads.row(sql`select 1 / 0 as nothing`)).rejects.toThrow('division by zero')
  await expect(reads.row(sql`select 1 from nowhere`)).rejects.toThrow('nowhere')
  expect(await whoAnswers(playerId)).toBe((await partOf(stack.app.database, playerId)).port)
})

test('where its machine cannot be reached, the asked one answers', async () => {
  const { playerId } = await stack.join(100)
  const { port } = await partOf(stack.app.database, playerId)
  const away = await freePort()
  await answerAt(stack.app.database, port, away)
  const answered = await whoAnswers(playerId)
  await answerAt(stack.app.database, away, port)
  expect(answered).toBe(Number(new URL(stack.databaseUrl).port))
})

test('where its machine takes the line and says nothing more, the asked one answers', async () => {
  const { playerId } = await stack.join(100)
  const { port } = await partOf(stack.app.database, playerId)
  const home = await machineOf(stack.app.database, stack.databaseUrl, playerId)
  const proxy = await startProxy(home)
  const between = Number(new URL(proxy.url).port)
  await answerAt(stack.app.database, port, between)
  const spoken = await whoAnswers(playerId)
  proxy.setSilent(true)
  const silent = await whoAnswers(playerId)
  await answerAt(stack.app.database, between, port)
  await proxy.stop()
  expect(spoken).toBe(port)
  expect(silent).toBe(Number(new URL(stack.databaseUrl).port))
})

test('a call of a player that only reads is answered by their machine', async () => {
  const player = await stack.join(12_34)
  const home = await machineOf(stack.app.database, stack.databaseUrl, player.playerId)
  const machine = openDatabase(home, 1, () => undefined)
  answerOf(await stack.call('appUserCoinDetail', {}, player))
  // Other machines of the cluster and lanes say who they are.
  const { count } = await machine.row<{ count: number }>(sql`
    select count(*) from pg_stat_activity where datname = current_database()
    and backend_type = 'client backend' and application_name = '' and pid <> pg_backend_pid()`)
  expect(count).toBeGreaterThan(0)
  await machine.end()
})
