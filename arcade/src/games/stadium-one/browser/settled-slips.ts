import type { Text } from '../../text.ts'
import type { MatchDay } from '../paytable.ts'
import { fixturesOf, priceOf, readSlip, teams } from '../paytable.ts'

export type Told = { bets: Record<string, number>; outcome: MatchDay | null }
export type SettledSlip = {
  /** Leg by leg: who met, what was bet on it, how it ended. */
  legs: { match: string; bet: Text; isRight: boolean }[]
  stake: number
  price: number
  /** Nought when a leg was wrong. */
  back: number
}

/** The slips of a day that has been played; none of one that has not. */
export function settledSlips({ bets, outcome }: Told): SettledSlip[] {
  if (!outcome) return []
  const fixtures = fixturesOf(outcome.day)
  return Object.entries(bets).map(([slip, stake]) => {
    const read = readSlip(slip) ?? []
    const legs = read.map(({ match, market }) => {
      const [scored = [], conceded = []] = outcome.goals[match] ?? []
      const { home = 0, away = 0 } = fixtures[match] ?? {}
      const [one, other] = [teams[home]?.short, teams[away]?.short]
      return {
        match: `${one} ${scored.length}–${conceded.length} ${other}`,
        bet: market.name,
        isRight: market.isWon(scored.length, conceded.length),
      }
    })
    const price = priceOf(outcome.day, read)
    const isWon = legs.length > 0 && legs.every(({ isRight }) => isRight)
    return { legs, stake, price, back: isWon ? (stake / 100) * price : 0 }
  })
}
