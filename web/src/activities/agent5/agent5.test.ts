import { expect, test } from 'vitest'
import { findNextLevel, ratesOf } from './agent5.ts'

const levelList = [
  { teamSize: 0, teamStake: 10_000_00, rates: [2_000, 1_000, 500] },
  { teamSize: 5, teamStake: 50_000_00, rates: [3_000, 1_500, 700] },
]

test.each([
  [0, 1, []],
  [1, 2, [2_000, 1_000, 500]],
  [2, null, [3_000, 1_500, 700]],
])('after level %i comes %j, and its rates are %j', (teamLevel, next, rates) => {
  expect(findNextLevel({ levelList, teamLevel })?.level ?? null).toBe(next)
  expect(ratesOf({ levelList, teamLevel })).toEqual(rates)
})
