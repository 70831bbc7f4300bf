import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { SiteRules } from '@parlour/contract/site-rules.ts'

const whole = 1_000_000

/** How much of a stake counts as turnover, by type of game, in parts per million. */
export function contributionRates(
  percent: SiteRules['contribution'],
): Record<PlayableType, number> {
  const perMillion = (share: number) => (share * whole) / 100
  return {
    1: perMillion(percent.slots),
    2: perMillion(percent.fish),
    3: perMillion(percent.poker),
    4: perMillion(percent.sports),
    5: perMillion(percent.live),
    6: perMillion(percent.games),
  }
}

/** The same of one game: its own share, where it has one. */
export function contributionRate(
  percent: SiteRules['contribution'],
  { typeId, countedPercent }: { typeId: PlayableType; countedPercent: number | null },
): number {
  if (countedPercent !== null) return (countedPercent * whole) / 100
  return contributionRates(percent)[typeId]
}

/** Exact for every safe integer: the product of a large stake and the rate is never formed. */
export function contributionOf(stake: number, perMillion: number): number {
  const rest = stake % whole
  return ((stake - rest) / whole) * perMillion + Math.floor((rest * perMillion) / whole)
}
