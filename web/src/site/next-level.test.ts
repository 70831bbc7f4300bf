import { expect, test } from 'vitest'
import { nextLevelBet } from './next-level.ts'

const levels = [{ betAmount: 0 }, { betAmount: 1_000_00 }, { betAmount: 10_000_00 }]

test.each([
  ['the first level above', 0, 1000],
  ['a reached level is not above', 1_000_00, 10_000],
  ['just below a level', 999_99, 1000],
  ['nothing above the last', 10_000_00, 0],
])('%s', (_what, bet, target) => {
  expect(nextLevelBet(levels, bet)).toBe(target)
})

test('without levels there is no target', () => {
  expect(nextLevelBet([], 5)).toBe(0)
})
