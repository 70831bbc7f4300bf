import type { PlayableType } from '@parlour/contract/game-types.ts'

const whole = 1_000_000

/** How much of a stake counts as turnover, by type of game, in parts per million. */
export const contributionRates: Record<PlayableType, number> = {
  1: 1_000_000,
  2: 1_000_000,
  3: 500_000,
  4: 500_000,
  5: 100_000,
  6: 1_000_000,
}

/** Exact for every safe integer: the product of a large stake and the rate is never formed. */
export function contributionOf(stake: number, perMillion: number): number {
  const rest = stake % whole
  return ((stake - rest) / whole) * perMillion + Math.floor((rest * perMillion) / whole)
}
