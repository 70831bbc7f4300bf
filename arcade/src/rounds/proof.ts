import type { Played } from './look-up.ts'
import { readDrawn } from './look-up.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { Round } from '../store/rounds.ts'
import type { Store } from '../store/open.ts'
import type { SeedPair } from '../store/seeds.ts'
import { listShots } from '../store/shots.ts'
import type { ChainPlace } from '../store/shared-rounds.ts'
import type { Arcade } from './arcade.ts'
import type { RoundView } from './result.ts'
import { viewOf } from './result.ts'

/** All one needs to work a round out again. The server seed is there once it is revealed. */
export type Proof = {
  game: string
  commitment: string
  serverSeed: string | null
  playerSeed: string
  nonce: number
  /** Where the seed comes from a published chain. */
  place: ChainPlace | null
  actions: unknown[]
  round: RoundView
}

/** Every nonce of a revealed pair, some at a time. */
export type PairProof = {
  commitment: string
  serverSeed: string
  playerSeed: string
  /** How many nonces were used. */
  nonces: number
  keptFrom: number
  proofs: Proof[]
}

const pageLength = 200
/** A round may have thousands of actions; what is told at once has an end. */
const mostActions = 20_000

export async function pairProofOf(
  arcade: Arcade,
  pair: SeedPair,
  from: number,
): Promise<PairProof> {
  const { commitment, serverSeed, playerSeed, nextNonce, keptFrom } = pair
  const wanted = { seedId: pair.seedId, fromNonce: from, limit: pageLength }
  const proofs = await readDrawn(arcade, wanted, (drawn) => proofsOf(arcade, pair, drawn))
  return { commitment, serverSeed, playerSeed, nonces: nextNonce - 1, keptFrom, proofs }
}

export function proofOf(
  store: Store,
  game: AnyArcadeGame,
  round: Round,
  pair: SeedPair,
  place: ChainPlace | null = null,
): Proof {
  return {
    game: game.id,
    commitment: pair.commitment,
    serverSeed: pair.isRevealed ? pair.serverSeed : null,
    playerSeed: pair.playerSeed,
    nonce: round.nonce,
    place,
    actions: game.sea ? withShots(store, round) : round.actions,
    round: viewOf(game, round),
  }
}

function proofsOf({ games }: Arcade, pair: SeedPair, drawn: readonly Played[]): Proof[] {
  const proofs: Proof[] = []
  let told = 0
  for (const { round, store } of drawn) {
    const game = games.find(({ catalogueId }) => catalogueId === round.gameId)
    if (!game || told > mostActions) continue
    const proof = proofOf(store, game, round, pair)
    told += proof.actions.length
    proofs.push(proof)
  }
  return proofs
}

/** What opened the purse, every shot from it, and what ended it. */
function withShots(store: Store, { roundId, actions }: Round): unknown[] {
  const [first, ...rest] = actions
  return [first, ...listShots(store, roundId), ...rest]
}
