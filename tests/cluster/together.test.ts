import type { Database, Tx } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

// What is written for a player and on the asked machine is all there or not at all.
let stack: Stack
let database: Database
let playerId: number
const said: string[] = []
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  playerId = (await stack.signIn()).playerId
  database = openDatabase(stack.databaseUrl, 1, () => undefined)
  database.pool.on('connect', (client) => {
    client.on('notice', ({ message }) => said.push(message ?? ''))
  })
  await noteShards(database)
})
afterAll(async () => {
  await database.end()
  await stack.stop()
})

/** What the asked machine tells those of players when it commits. */
async function listEnds(work: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  said.length = 0
  await database.transaction(async (tx) => {
    await tx.run(sql`set local citus.log_remote_commands = on`)
    await work(tx)
  })
  const end = /^issuing (PREPARE TRANSACTION|COMMIT PREPARED|COMMIT)\b/
  return said.flatMap((line) => end.exec(line)?.[1] ?? [])
}

const writeTheirs = (tx: Tx) =>
  tx.run(sql`update players set nickname = 'Mali' where player_id = ${playerId}`)
const writeHere = (tx: Tx) => tx.run(sql`update scheduled_jobs set name = name`)

test('a player’s rows and those of the asked machine are prepared, then committed', async () => {
  const both = ['PREPARE TRANSACTION', 'COMMIT PREPARED']
  expect(await listEnds(async (tx) => [await writeTheirs(tx), await writeHere(tx)])).toEqual(both)
  expect(await listEnds(async (tx) => [await writeHere(tx), await writeTheirs(tx)])).toEqual(both)
})

test('a player’s rows alone are committed at once', async () => {
  expect(await listEnds(writeTheirs)).toEqual(['COMMIT'])
})

test('the asked machine’s own rows are no other machine’s matter', async () => {
  expect(await listEnds(writeHere)).toEqual([])
})
