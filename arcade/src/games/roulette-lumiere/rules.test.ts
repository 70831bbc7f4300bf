import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { rouletteLumiere } from './rules.ts'
import { title, wheel } from './title.ts'

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
