import { expect, test } from 'vitest'
import { dealerHands, gainOfPlay, meet } from './odds.ts'
import { dealCount, doesQualify, hands, kindOf, most, returns, strengthOf } from './paytable.ts'

/** Hands alike but for the names of their suits meet alike: each such class is counted once. */
const classes = new Map<string, { cards: number[]; count: number }>()
const counts = hands.map(() => 0)
let qualified = 0
for (let one = 0; one < 52; one++)
  for (let other = one + 1; other < 52; other++)
    for (let third = other + 1; third < 52; third++) {
      const cards = [one, other, third]
      const kind = kindOf(strengthOf(cards))
      counts[kind] = (counts[kind] ?? 0) + 1
      if (doesQualify(strengthOf(cards))) qualified++
      const name = classOf(cards)
      const found = classes.get(name)
      if (found) found.count++
      else classes.set(name, { cards, count: 1 })
    }

test('there are so many hands of each kind, and pair plus returns what is stated', () => {
  expect(counts).toEqual(hands.map(({ ways }) => ways))
  expect(qualified, 'as the rules say').toBe(15_380)
  const back = hands.reduce(
    (sum, { ways, pairPlus }) => sum + ways * (pairPlus === 0 ? 0 : pairPlus + 1),
    0,
  )
  const { numerator, denominator } = returns.pairPlus
  expect(back * denominator).toBe(numerator * dealCount)
  expect((back / dealCount).toFixed(5)).toBe('0.97683')
})

test('the best play of all 407,170,400 deals returns what is stated, to the last unit', () => {
  let [gain, top, isSimple] = [0, 0, true]
  const least = strengthOf([10, 4, 15])
  for (const { cards, count } of classes.values()) {
    const played = gainOfPlay(cards)
    gain += count * Math.max(played, -dealerHands)
    isSimple &&= played > -dealerHands === strengthOf(cards) >= least
    if (kindOf(strengthOf(cards)) === 0) top += count * meet(cards).beaten
  }
  const all = dealCount * dealerHands
  const { ante, pairPlus, both } = returns
  expect(BigInt(all + gain) * BigInt(ante.denominator)).toBe(BigInt(all) * BigInt(ante.numerator))
  expect(isSimple, 'queen, six, four or better is played').toBe(true)
  expect(top / all).toBe(most.chance)
  const half = (ante.numerator / ante.denominator + pairPlus.numerator / pairPlus.denominator) / 2
  expect(both.numerator / both.denominator).toBeCloseTo(half, 14)
})

function classOf(cards: readonly number[]): string {
  const suits = [...new Set(cards.toSorted(byRank).map((card) => Math.floor(card / 13)))]
  const named = cards
    .toSorted(byRank)
    .map((card) => `${card % 13}${suits.indexOf(Math.floor(card / 13))}`)
  return named.join(' ')
}

function byRank(one: number, other: number): number {
  return (one % 13) - (other % 13) || one - other
}
