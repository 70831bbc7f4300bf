import type { Text } from '../text.ts'

/** One way a bet may end: what comes back, in hundredths of it, and in how many ways. */
export type Ending = { times: number; ways: number }

export type Spot = {
  key: string
  name: Text
  /** Everything that brings something back; in all other ways the bet is lost. */
  endings: readonly Ending[]
  /** Spots that pay alike stand as one in the rules. */
  group?: Text
  /** Spots of one row in the rules: too many of them for a row each. */
  row?: { name: Text; label: string }
}

/** A game of the hall: what can be bet on, and what each bet pays. Its texts go with it. */
export type TableTitle<Outcome> = {
  id: string
  catalogueId: number
  kind: 'live' | 'games' | 'sports'
  name: Text
  pages: Text[]
  /** All ways there are, each as likely. */
  of: number
  spots: readonly Spot[]
  /** What a bet on the spot brings back, in hundredths. */
  timesOf(spot: string, outcome: Outcome): number
}

export type Fraction = { numerator: number; denominator: number }
type Counted = Pick<TableTitle<never>, 'of' | 'spots'>

/** What a bet on the spot returns on average, exactly. */
export function returnOf({ endings }: Pick<Spot, 'endings'>, of: number): Fraction {
  const sum = endings.reduce((all, { times, ways }) => all + BigInt(times) * BigInt(ways), 0n)
  const whole = BigInt(of) * 100n
  const shared = divisor(sum, whole)
  return { numerator: Number(sum / shared), denominator: Number(whole / shared) }
}

export function shareOf({ numerator, denominator }: Fraction): number {
  return numerator / denominator
}

/** The best and the least of what the spots return. */
export function returnsOf({ spots, of }: Counted): { most: Fraction; least: Fraction } {
  const sorted = spots
    .map((spot) => returnOf(spot, of))
    .toSorted((one, other) => shareOf(other) - shareOf(one))
  const [most, least] = [sorted[0], sorted.at(-1)]
  if (!most || !least) throw new Error('a table has spots')
  return { most, least }
}

/** The largest win there is, with its chance. */
export function mostOf({ spots, of }: Counted): { times: number; chance: number } {
  const endings = spots.flatMap((spot) => spot.endings)
  const best = endings.reduce((one, other) =>
    other.times > one.times || (other.times === one.times && other.ways > one.ways) ? other : one,
  )
  return { times: best.times, chance: best.ways / of }
}

/** What all bets bring back. Bets are whole coins and times hundredths: nothing is rounded. */
export function settleBets<Outcome>(
  { timesOf }: Pick<TableTitle<Outcome>, 'timesOf'>,
  bets: Readonly<Record<string, number>>,
  outcome: Outcome,
): number {
  return Object.entries(bets).reduce(
    (sum, [spot, amount]) => sum + (amount / 100) * timesOf(spot, outcome),
    0,
  )
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other)
}
