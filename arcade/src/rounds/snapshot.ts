import { currencySigns, type PlayRules } from '@parlour/contract/wallet-protocol.ts'
import { listPast } from './look-up.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { FreeRounds } from '../store/free-rounds.ts'
import { findFreeRounds } from '../store/free-rounds.ts'
import type { Store } from '../store/open.ts'
import { hasOwed, listRefused } from '../store/payouts.ts'
import { listUnfinished } from '../store/rounds.ts'
import { findPair, nextPair } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import type { Arcade } from './arcade.ts'
import { mostStake } from './exposure.ts'
import { viewOf } from './result.ts'

const remembered = 20

/** What the wallet told of the launch. */
type Told = { balance: number | null; rules?: PlayRules | null | undefined }

/** Everything a browser needs to draw a game as it stands, after a launch or a lost line. */
export async function snapshotOf(
  arcade: Arcade,
  { playerId, currency }: Session,
  game: AnyArcadeGame,
  { balance, rules = null }: Told,
) {
  const { store, nowMs } = arcade
  const finished = await listPast(arcade, playerId, game.catalogueId, remembered)
  const unfinished = listUnfinished(store, playerId, game.catalogueId)
  const [open, ...beside] = unfinished.filter(({ phase }) => phase === 'open')
  const { minStake, returnToPlayer, leastReturn = null } = game.rules
  return {
    balance,
    currencySign: signOf(currency),
    minStake,
    maxStake: Math.min(mostStake(arcade, game), rules?.maxStake ?? Infinity),
    /** Where the wallet did not say, nothing goes faster or by itself. */
    mayAutoplay: rules?.mayAutoplay ?? false,
    mayHurry: rules?.mayHurry ?? false,
    returnToPlayer,
    leastReturn,
    /** Null also while a first stake is still being asked for. */
    round: open ? viewOf(game, open) : null,
    /** A second bet at once. */
    beside: beside.map((round) => viewOf(game, round)),
    history: finished.map((round) => viewOf(game, round)),
    freeRounds: freeRoundsFor(store, playerId, game, nowMs()),
    isOwed: hasOwed(store, playerId, game.catalogueId),
    refusedWins: listRefused(store, playerId, game.catalogueId),
    seeds: seedsOf(store, playerId),
  }
}

/** Free rounds to be played before anything is staked. */
export function freeRoundsFor(
  store: Store,
  playerId: number,
  { catalogueId, takesFreeRounds }: AnyArcadeGame,
  nowMs: number,
): FreeRounds | null {
  return takesFreeRounds ? findFreeRounds(store, playerId, catalogueId, nowMs) : null
}

/** What the player may know of the own seeds: all but the server's. */
export function seedsOf(store: Store, playerId: number) {
  const pair = findPair(store, playerId)
  return {
    current: pair && {
      commitment: pair.commitment,
      playerSeed: pair.playerSeed,
      nextNonce: pair.nextNonce,
    },
    nextCommitment: nextPair(store, playerId).commitment,
  }
}

/** How players read the money of a session; one whose sign nobody knows is read by its name. */
function signOf(currency: string): string {
  const known = Object.entries(currencySigns).find(([name]) => name === currency)
  return known?.[1] ?? `${currency} `
}
