import type { AnyArcadeGame } from '../games/game.ts'
import { hasOwed } from '../store/payouts.ts'
import { findUnfinished, listFinished } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'
import { currentPair } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import type { Arcade } from './arcade.ts'
import { viewOf } from './result.ts'

const remembered = 20

/** Everything a browser needs to draw a game as it stands, after a launch or a lost line. */
export function snapshotOf(
  { store }: Arcade,
  { playerId, currency }: Session,
  game: AnyArcadeGame,
  balance: number | null,
) {
  const open = findUnfinished(store, playerId, game.catalogueId)
  const finished = listFinished(store, playerId, game.catalogueId, remembered)
  const { minStake, maxStake, returnToPlayer } = game.rules
  return {
    balance,
    currency,
    minStake,
    maxStake,
    returnToPlayer,
    /** Null also while a first stake is still being asked for. */
    round: open?.phase === 'open' ? viewOf(game, open) : null,
    history: finished.map((round) => viewOf(game, round)),
    isOwed: hasOwed(store, playerId, game.catalogueId),
    seeds: seedsOf(currentPair(store, playerId)),
  }
}

/** What the player may know of the pair in use: all but the server seed. */
export function seedsOf({ commitment, playerSeed, nextNonce }: SeedPair) {
  return { commitment, playerSeed, nextNonce }
}
