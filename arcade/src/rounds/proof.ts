import type { AnyArcadeGame } from '../games/game.ts'
import type { Round } from '../store/rounds.ts'
import { listDrawn } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'
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

export function pairProofOf({ store, games }: Arcade, pair: SeedPair, from: number): PairProof {
  const { commitment, serverSeed, playerSeed, nextNonce, keptFrom } = pair
  const proofs = listDrawn(store, pair.seedId, from, pageLength).flatMap((round) => {
    const game = games.find(({ catalogueId }) => catalogueId === round.gameId)
    return game ? [proofOf(game, round, pair, null)] : []
  })
  return { commitment, serverSeed, playerSeed, nonces: nextNonce - 1, keptFrom, proofs }
}

export function proofOf(
  game: AnyArcadeGame,
  round: Round,
  pair: SeedPair,
  place: ChainPlace | null,
): Proof {
  return {
    game: game.id,
    commitment: pair.commitment,
    serverSeed: pair.isRevealed ? pair.serverSeed : null,
    playerSeed: pair.playerSeed,
    nonce: round.nonce,
    place,
    actions: round.actions,
    round: viewOf(game, round),
  }
}
