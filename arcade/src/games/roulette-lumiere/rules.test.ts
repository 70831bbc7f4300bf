import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { rouletteLumiere } from './rules.ts'
import { inner, innerKey, title, wheel } from './title.ts'

test('every pocket counted: each spot ends as published', () => {
  const outcomes = wheel.map((outcome) => ({ outcome, ways: 1 }))
  expect(countEndings(title, outcomes)).toEqual({ of: 37, isAsPublished: true })
  expect(new Set(wheel).size).toBe(37)
})

test('even chances return 73/74, all other bets 36/37', () => {
  const { returnToPlayer, leastReturn, most } = rouletteLumiere.rules
  expect(returnToPlayer).toEqual({ numerator: 73, denominator: 74 })
  expect(leastReturn).toEqual({ numerator: 36, denominator: 37 })
  expect(most).toEqual({ times: 3600, chance: 1 / 37 })
})

test('inner bets are neighbours on the felt, each once, and pay 36 among their numbers', () => {
  const kinds = { splits: [60, 2], streets: [14, 3], corners: [23, 4], lines: [11, 6] } as const
  for (const [kind, [count, size]] of Object.entries(kinds)) {
    const bets = inner[kind as keyof typeof kinds]
    expect(new Set(bets.map(innerKey)).size, kind).toBe(count)
    expect(bets.every((numbers) => numbers.length === size)).toBe(true)
  }
  expect(title.timesOf(innerKey([0, 2]), 2)).toBe(1800)
  expect(title.timesOf(innerKey([16, 17, 19, 20]), 17)).toBe(900)
  expect(title.timesOf(innerKey([16, 17, 19, 20]), 18)).toBe(0)
  expect(title.timesOf(innerKey([31, 32, 33, 34, 35, 36]), 36)).toBe(600)
})
