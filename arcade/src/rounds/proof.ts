import type { AnyArcadeGame } from '../games/game.ts'
import type { Round } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'
import type { ChainPlace } from '../store/shared-rounds.ts'
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
