import type { Text } from '../text.ts'

/** A step goes well in so many of so many cases. */
export type Chance = readonly [safe: number, of: number]

/** One way up. What is published stands in `times`: hundredths of the stake after each step. */
export type Level = {
  key: string
  name: Text
  chances: readonly Chance[]
  times: readonly number[]
}

/** A way ends before a step would pass this many times the stake. */
export const topMultiple = 5000
/** Of what would be fair, in hundredths. */
const share = 97n

export function makeLevel(key: string, name: Text, chances: readonly Chance[]): Level {
  const times = chances
    .map((_, at) => timesOf(chances.slice(0, at + 1)))
    .filter((hundredths) => hundredths <= topMultiple * 100)
  return { key, name, chances: chances.slice(0, times.length), times }
}

/** The chance of so many steps without a fall. */
export function chanceOf({ chances }: Level, steps: number): number {
  return chances.slice(0, steps).reduce((chance, [safe, of]) => (chance * safe) / of, 1)
}

/** Stakes are whole coins, so nothing is rounded here. */
export function winFor(stakeAmount: number, level: Level, steps: number): number {
  return (stakeAmount / 100) * (level.times[steps - 1] ?? 0)
}

/** What taking the win after so many steps returns on average, of a stake of one. */
export function returnOf(level: Level, steps: number): number {
  return (winFor(100, level, steps) * chanceOf(level, steps)) / 100
}

/** The top of the way that leads highest. */
export function mostOf(levels: readonly Level[]): { times: number; chance: number } {
  return levels
    .map((level) => ({
      times: level.times.at(-1) ?? 0,
      chance: chanceOf(level, level.times.length),
    }))
    .reduce((best, top) => (top.times > best.times ? top : best))
}

/** 97 % of what would be fair, rounded down to a hundredth of the stake. */
function timesOf(chances: readonly Chance[]): number {
  const all = (part: 0 | 1) => chances.reduce((product, one) => product * BigInt(one[part]), 1n)
  return Number((share * all(1)) / all(0))
}
