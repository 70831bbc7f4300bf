import type { Check } from '../../client/fair-words.ts'
import { chancesOf, fixturesOf } from './paytable.ts'

/** Goals slot by slot, and chances by adding slots up one by one instead of by a formula. */
export const check: Check = (words, actions, nonce = 1) => {
  const fixtures = fixturesOf(nonce)
  const goals = fixtures.map((fixture) =>
    chancesOf(fixture).map((chance) => {
      const scored: number[] = []
      for (let slot = 0; slot < 16; slot++) if (words.below(1024) < chance) scored.push(slot)
      return scored
    }),
  )
  const scores = goals.map((sides) => sides.map((side) => side.length))
  let winAmount = 0
  for (const { bets } of actions as { bets: Record<string, number> }[])
    for (const [slip, amount] of Object.entries(bets)) {
      const legs = slip.split('+').map((leg) => [Number(leg[0]), leg.slice(1)] as const)
      if (!legs.every(([match, bet]) => isRight(bet, scores[match] ?? []))) continue
      let [numerator, denominator] = [95n, 1n]
      for (const [match, bet] of legs) {
        const table = tableOf(chancesOf(fixtures[match] ?? { home: 0, away: 1 }))
        numerator *= 1024n ** 32n
        denominator *= table
          .filter(({ score }) => isRight(bet, score))
          .reduce((sum, { ways }) => sum + ways, 0n)
      }
      winAmount += (amount / 100) * Number(numerator / denominator)
    }
  return { outcome: { day: nonce, goals }, winAmount }
}

function isRight(bet: string, score: number[]): boolean {
  const [home = 0, away = 0] = score
  switch (bet) {
    case 'h':
      return home > away
    case 'd':
      return home === away
    case 'a':
      return away > home
    case 'o':
      return home + away >= 3
    case 'u':
      return home + away <= 2
    case 'y':
      return home > 0 && away > 0
    case 'n':
      return home === 0 || away === 0
    default:
      return bet === `s${home}${away}`
  }
}

function tableOf(chances: number[]): { score: number[]; ways: bigint }[] {
  const [home = [], away = []] = chances.map((chance) => {
    let ways = [1n]
    for (let slot = 0; slot < 16; slot++)
      ways = Array.from({ length: ways.length + 1 }, (_, goals) => {
        const [missed = 0n, scored = 0n] = [ways[goals], ways[goals - 1]]
        return missed * BigInt(1024 - chance) + scored * BigInt(chance)
      })
    return ways
  })
  return home.flatMap((one, scored) =>
    away.map((other, conceded) => ({ score: [scored, conceded], ways: one * other })),
  )
}
