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
  /** From this nonce on every round is kept; older files forgot those without a stake. */
  keptFrom: number
}

/** The pair in use; null until the player has given a first seed its words. */
export function findPair(store: Store, playerId: number): SeedPair | null {
  const row = store
    .prepare('select * from seeds where player_id = ? and revealed_at is null and is_next = 0')
    .get(playerId)
  return row ? toPair(row) : null
}

/** The seed in waiting. It is shown by its hash before the player chooses words for it. */
export function nextPair(store: Store, playerId: number): SeedPair {
  const find = store.prepare('select * from seeds where player_id = ? and is_next = 1')
  const row = find.get(playerId)
  if (row) return toPair(row)
  const serverSeed = newServerSeed()
  store
    .prepare(
      `insert into seeds (player_id, server_seed, commitment, player_seed, is_next)
       values (?, ?, ?, '', 1)`,
    )
    .run(playerId, serverSeed, commitmentOf(serverSeed))
  return nextPair(store, playerId)
}

export function getPair(store: Store, seedId: number): SeedPair {
  const row = store.prepare('select * from seeds where seed_id = ?').get(seedId)
  if (!row) throw new Error(`no seeds ${seedId}`)
  return toPair(row)
}

/** A player's pair that is no secret any more. Its hash cannot be guessed; who has it may look. */
export function findRevealed(store: Store, commitment: string): SeedPair | null {
  const row = store
    .prepare(
      'select * from seeds where commitment = ? and revealed_at is not null and player_id > 0',
    )
    .get(commitment)
  return row ? toPair(row) : null
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

/** Reveals the pair in use, if any, and begins the one in waiting with the player's own words. */
export function rotatePair(
  store: Store,
  playerId: number,
  playerSeed: string,
  nowMs: number,
): SeedPair | null {
  const old = findPair(store, playerId)
  const { seedId } = nextPair(store, playerId)
  store.prepare('update seeds set revealed_at = ? where seed_id = ?').run(nowMs, old?.seedId ?? 0)
  store
    .prepare('update seeds set is_next = 0, player_seed = ? where seed_id = ?')
    .run(playerSeed, seedId)
  return old && getPair(store, old.seedId)
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
    keptFrom: Number(row.kept_from),
  }
}
