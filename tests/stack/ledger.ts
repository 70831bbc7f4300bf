import { randomBytes } from 'node:crypto'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { shardOf } from '@parlour/server/frame/parts.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import { createPlayer } from '@parlour/server/players/index.ts'
import type { Transfer } from '@parlour/server/wallet/post.ts'
import { post } from '@parlour/server/wallet/post.ts'
import { copyDatabase } from './copy-database.ts'

/** A database of its own for a test, copied from the migrated template. */
export async function openTestLedger(clusterUrl: string, poolSize = 20) {
  const url = await copyDatabase(clusterUrl)
  // As for whole servers: a busy machine makes everything late.
  const database = openDatabase(url, poolSize, () => undefined, { waitMs: 120_000 })
  await noteShards(database)
  return { url, database }
}

export async function addPlayer(database: Database, coins = 0): Promise<number> {
  const account = randomBytes(6).toString('hex')
  const made = await database.transaction((tx) => createPlayer(tx, { account, nickname: account }))
  const playerId = made ?? 0
  if (coins > 0) await deposit(database, playerId, coins)
  return playerId
}

/** Players who can be of one batch: where the database is spread, they lie in one part. */
export async function addTogether(database: Database, count: number, coins = 0): Promise<number[]> {
  const partOf = (id: number) => (database.shards > 0 ? shardOf(id, database.shards) : 0)
  const playerIds: number[] = []
  while (playerIds.length < count) {
    const playerId = await addPlayer(database)
    if (partOf(playerId) !== partOf(playerIds[0] ?? playerId)) continue
    if (coins > 0) await deposit(database, playerId, coins)
    playerIds.push(playerId)
  }
  return playerIds
}

/** Cash without a requirement, unless the test asks for one. */
export function deposit(database: Database, playerId: number, amount: number, betRate = 0) {
  const key = `deposit:${randomBytes(8).toString('hex')}`
  const requirement = { betRate, source: 'deposit' }
  return postOnce(database, { code: 'deposit', playerId, key, amount, requirement })
}

export function postOnce(database: Database, transfer: Transfer) {
  return database.transaction((tx) => post(tx, transfer))
}
