import type { CallOutput } from '../../calls/api.ts'

export type GameFacts = NonNullable<CallOutput<'gameInfo'>['facts']>

export const volatilityLevels = [1, 2, 3, 4, 5] as const
export type Volatility = (typeof volatilityLevels)[number]

/** Of five, by the standard deviation of what a stake of one is paid. */
const steps = [1.5, 3.5, 7, 15] as const

export function volatilityOf(deviation: number): Volatility {
  return (steps.filter((step) => deviation >= step).length + 1) as Volatility
}

/** `96.09%`, or `96.25–97.00%` where choices of the player return differently. */
export function returnText({ returnToPlayer, leastReturn }: GameFacts): string {
  const most = (returnToPlayer * 100).toFixed(2)
  return leastReturn === undefined ? `${most}%` : `${(leastReturn * 100).toFixed(2)}–${most}%`
}

/** Hundredths as a player reads them: 2.5×, 1,000×. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}×`
}

const countable = 1e12

/** Whether anybody could play so many rounds. */
export function isCountable(chance: number): boolean {
  return 1 / chance < countable
}

/** How many rounds there are to one such; where nobody could count so far, a power of ten. */
export function roundsText(chance: number): string {
  const rounds = 1 / chance
  if (rounds < 100) return rounds.toLocaleString('en-US', { maximumFractionDigits: 1 })
  if (rounds < 10_000) return Math.round(rounds).toLocaleString('en-US')
  if (isCountable(chance)) return Number(rounds.toPrecision(3)).toLocaleString('en-US')
  const power = String(Math.round(Math.log10(rounds)))
  return `10${power.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')}`
}
