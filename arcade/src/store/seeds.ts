import { randomBytes } from 'node:crypto'
import type { FairSeeds } from '../fair/seeds.ts'
import { commitmentOf, newServerSeed } from '../fair/seeds.ts'
import type { Store } from './open.ts'

export type SeedPair = {
  seedId: number
  playerId: number
  serverSeed: string
  commitment: string
  playerSeed: string
  nextNonce: number
  isRevealed: boolean
}

/** The pair in use; a player's first is made on the spot. */
export function currentPair(store: Store, playerId: number): SeedPair {
  const row = store
    .prepare('select * from seeds where player_id = ? and revealed_at is null')
    .get(playerId)
  return row ? toPair(row) : addPair(store, playerId, randomBytes(8).toString('hex'))
}

export function getPair(store: Store, seedId: number): SeedPair {
  const row = store.prepare('select * from seeds where seed_id = ?').get(seedId)
  if (!row) throw new Error(`no seeds ${seedId}`)
  return toPair(row)
}

/** Uses up a nonce for good: none is ever drawn from twice. */
export function takeNonce(store: Store, pair: SeedPair): FairSeeds {
  const row = store
    .prepare(
      `update seeds set next_nonce = next_nonce + 1 where seed_id = ?
       returning next_nonce - 1 nonce`,
    )
    .get(pair.seedId)
  const { serverSeed, playerSeed } = pair
  return { serverSeed, playerSeed, nonce: Number(row?.nonce) }
}

/** Reveals the pair in use and promises a new one under the player's own words. */
export function rotatePair(
  store: Store,
  playerId: number,
  playerSeed: string,
  nowMs: number,
): { revealed: SeedPair; current: SeedPair } {
  const { seedId } = currentPair(store, playerId)
  store.prepare('update seeds set revealed_at = ? where seed_id = ?').run(nowMs, seedId)
  return { revealed: getPair(store, seedId), current: addPair(store, playerId, playerSeed) }
}

function addPair(store: Store, playerId: number, playerSeed: string): SeedPair {
  const serverSeed = newServerSeed()
  const { lastInsertRowid } = store
    .prepare(
      'insert into seeds (player_id, server_seed, commitment, player_seed) values (?, ?, ?, ?)',
    )
    .run(playerId, serverSeed, commitmentOf(serverSeed), playerSeed)
  return getPair(store, Number(lastInsertRowid))
}

function toPair(row: Record<string, unknown>): SeedPair {
  return {
    seedId: Number(row.seed_id),
    playerId: Number(row.player_id),
    serverSeed: String(row.server_seed),
    commitment: String(row.commitment),
    playerSeed: String(row.player_seed),
    nextNonce: Number(row.next_nonce),
    isRevealed: row.revealed_at !== null,
  }
}
