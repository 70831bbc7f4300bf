import { expect, test } from 'vitest'
import { depositBonusOf, shareOf } from './deposit-bonus.ts'

const row = { fromAmount: 1_000_00, bonus: 0, rate: 40_000, max: 4_000_00 }

test.each([
  [999_99, 0],
  [1_000_00, 40_00],
  [1_000_24, 40_00],
  [1_000_25, 40_01],
  [99_999_99, 3_999_99],
  [100_000_00, 4_000_00],
  [9_000_000_00, 4_000_00],
])('4 %% from 1,000 on, 4,000 at most: of %i it is %i', (amount, bonus) => {
  expect(depositBonusOf(row, amount)).toBe(bonus)
})

test('coins and a share add up; without a maximum there is none', () => {
  expect(depositBonusOf({ ...row, bonus: 5_00, max: null }, 1_000_00)).toBe(45_00)
})

test('a share of the largest amounts is exact', () => {
  expect(shareOf(9_007_199_254_740, 80_001)).toBe(
    Number((9_007_199_254_740n * 80_001n) / 1_000_000n),
  )
})
