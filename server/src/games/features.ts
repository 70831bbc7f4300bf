import type { GameFeature } from '@parlour/contract/game-features.ts'
import { gameFeatures } from '@parlour/contract/game-features.ts'
import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'

/** What its provider tells of a game, without the number it goes by. */
export type KnownFacts = Omit<GameFacts, 'gameId'>
type Known = { facts: KnownFacts | null; isShared: boolean }

const highReturn = 0.97
const bigWinTimes = 100_000
/** A standard deviation of what a stake of one is paid; the sheet calls less than this low. */
const gentleDeviation = 3.5

/** Figures decide, never the house: what a provider has not told is not claimed. */
const holds: Record<GameFeature, (known: Known) => boolean> = {
  // By the least of them, where choices of the player return differently.
  highReturn: ({ facts }) => (facts?.leastReturn ?? facts?.returnToPlayer ?? 0) >= highReturn,
  bigWins: ({ facts }) => (facts?.most.times ?? 0) >= bigWinTimes,
  gentle: ({ facts }) => (facts?.spread?.deviation ?? Infinity) < gentleDeviation,
  together: ({ isShared }) => isShared,
}

export function featuresOf(known: Known): GameFeature[] {
  return gameFeatures.filter((feature) => holds[feature](known))
}
