import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { returnOf, shareOf } from '../tables/paytable.ts'
import { baccaratSalon, playOut } from './rules.ts'
import { title } from './title.ts'

/** Cards by what they count: a ten stands for tens and courts. One card of each kind. */
const kinds = [8, 12, 0, 1, 2, 3, 4, 5, 6, 7]
const left = kinds.map((card): number => (card === 8 ? 128 : 32))

/** All orders of six cards by what they count, each with the number of ways to deal it. */
function* allDeals(): Generator<{ outcome: ReturnType<typeof playOut>; ways: number }> {
  const dealt: number[] = []
  const counts = [...left]
  function* go(ways: number): Generator<{ outcome: ReturnType<typeof playOut>; ways: number }> {
    if (dealt.length === 6) return yield { outcome: playOut(dealt), ways }
    for (const [at, card] of kinds.entries()) {
      const count = counts[at] ?? 0
      counts[at] = count - 1
      dealt.push(card)
      yield* go(ways * count)
      dealt.pop()
      counts[at] = count
    }
  }
  yield* go(1)
}

test('every deal counted: each spot ends as published', () => {
  const of = 416 * 415 * 414 * 413 * 412 * 411
  expect(countEndings(title, allDeals())).toEqual({ of, isAsPublished: true })
})

test('what is returned is what is stated, as whole numbers', () => {
  const { returnToPlayer, leastReturn, most } = baccaratSalon.rules
  const returns = title.spots.map((spot) => returnOf(spot, title.of))
  for (const { numerator, denominator } of returns)
    expect([numerator, denominator].every(Number.isSafeInteger)).toBe(true)
  const percents = returns.map((returned) => (shareOf(returned) * 100).toFixed(3))
  expect(percents).toEqual(['98.765', '95.156', '98.942'])
  expect([leastReturn, returnToPlayer]).toEqual([returns[1], returns[2]])
  expect(most).toEqual({ times: 1000, chance: 475_627_426_473_216 / 4_998_398_275_503_360 })
})

test.each([
  // A natural ends it, the player stands on six, and the banker's third card follows the rule.
  [
    'a natural',
    [6, 8, 9, 0, 1, 1],
    [
      [6, 9],
      [8, 0],
    ],
  ],
  [
    'the player stands',
    [3, 3, 12, 8, 5, 1],
    [
      [3, 12],
      [3, 8, 5],
    ],
  ],
  [
    'the banker stands on 3 against an 8',
    [8, 1, 9, 10, 6, 1],
    [
      [8, 9, 6],
      [1, 10],
    ],
  ],
  [
    'the banker draws on 6 against a 6',
    [8, 4, 9, 10, 4, 1],
    [
      [8, 9, 4],
      [4, 10, 1],
    ],
  ],
])('%s', (_what, dealt, outcome) => {
  expect(playOut(dealt)).toEqual(outcome)
})
