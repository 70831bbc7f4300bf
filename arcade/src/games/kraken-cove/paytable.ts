import type { LargestWin } from '../../client/largest-win.ts'
import type { Text } from '../text.ts'

/** What a fish is worth when it is caught, in times of the shot, and how likely that is. */
type Value = { times: number; weight: number }

export type Species = { key: SpeciesKey; name: Text; values: readonly Value[] }
export const speciesKeys = ['minnow', 'crab', 'puffer', 'koi', 'shark', 'angler', 'kraken'] as const
export type SpeciesKey = (typeof speciesKeys)[number]

const always = (times: number): Value[] => [{ times, weight: 1 }]

export const species: readonly Species[] = [
  { key: 'minnow', name: { th: 'ปลาซิว', en: 'Minnow' }, values: always(2) },
  { key: 'crab', name: { th: 'ปู', en: 'Crab' }, values: always(4) },
  { key: 'puffer', name: { th: 'ปักเป้า', en: 'Puffer' }, values: always(8) },
  { key: 'koi', name: { th: 'คาร์ปคู่', en: 'Koi pair' }, values: always(12) },
  { key: 'shark', name: { th: 'ฉลาม', en: 'Shark' }, values: always(20) },
  { key: 'angler', name: { th: 'ปลาโคมไฟ', en: 'Anglerfish' }, values: always(40) },
  {
    key: 'kraken',
    name: { th: 'คราเคน', en: 'Kraken' },
    values: [
      { times: 30, weight: 60 },
      { times: 60, weight: 30 },
      { times: 150, weight: 8 },
      { times: 600, weight: 2 },
    ],
  },
]

export function speciesOf(key: SpeciesKey): Species {
  const found = species.find((one) => one.key === key)
  if (!found) throw new Error(`no species ${key}`)
  return found
}

/** Of a hundred coins shot, so many come back on average, whatever is aimed at. */
export const returned = 96

/** Whole for every species, so that the chance is a fraction without rounding. */
export function meanTimes({ values }: Species): number {
  const weights = values.reduce((sum, { weight }) => sum + weight, 0)
  return values.reduce((sum, { times, weight }) => sum + times * weight, 0) / weights
}

/** A shot catches in `ways` of `of` draws. */
export function catchOdds(one: Species): { ways: number; of: number } {
  return { ways: returned, of: 100 * meanTimes(one) }
}

export function largestTimes({ values }: Species): number {
  return Math.max(...values.map(({ times }) => times))
}

/** Shots cost whole coins. */
export const coin = 100
export const [leastCost, mostCost] = [coin, 100 * coin]
export const costs = [1, 2, 5, 10, 20, 50, 100].map((coins) => coins * coin)
export const [leastPurse, mostPurse] = [10 * coin, 1_000 * coin]
/** No purse holds more times of what was paid for it: a shot that could pass this is not taken. */
export const topTimes = 600
/** A purse ends with its last shot, so that its list has an end. */
export const mostShots = 5_000
/** From shot to shot at the least; where a site wants more time between starts, that much. */
export const paceMs = 250
/** The sea moves on ten times a second. */
export const tickMs = 100
/** A purse that nobody has shot from for so long goes home by itself. */
export const restMs = 30 * 60 * 1000

/** The whole purse in one shot at a kraken that is worth its most. More shots may get there too. */
export const most: LargestWin = {
  times: topTimes * 100,
  chance: chanceOfShot('kraken', topTimes),
  by: 'oneShot',
}

/** That a shot at this species catches one worth so much. */
function chanceOfShot(key: SpeciesKey, times: number): number {
  const { ways, of } = catchOdds(speciesOf(key))
  const { values } = speciesOf(key)
  const weights = values.reduce((sum, { weight }) => sum + weight, 0)
  const wanted = values.find((value) => value.times === times)?.weight ?? 0
  return (ways / of) * (wanted / weights)
}
