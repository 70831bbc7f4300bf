import { expect, test } from 'vitest'
import { amountInput, bonusFor, findAmountProblem, parseAmount, periodFor } from './amounts.ts'

test.each([
  ['1000', 1_000_00],
  ['1,000.5', 1_000_50],
  ['0.05', 5],
  [' 12 345 ', 12_345_00],
  ['7.', 7_00],
  ['', null],
  ['-5', null],
  ['1.005', null],
  ['1e3', null],
  ['๑๐๐', null],
  ['9999999999999', null],
])('reads %j as %j hundredths', (typed, hundredths) => {
  expect(parseAmount(typed)).toBe(hundredths)
})

test('an amount is written back as one would type it', () => {
  expect(amountInput(1_000_00)).toBe('1,000')
  expect(amountInput(1_000_50)).toBe('1,000.50')
  expect(parseAmount(amountInput(98_765_43))).toBe(98_765_43)
})

test('an amount must lie between the channel’s limits, both included', () => {
  const limits = { minAmount: 100_00, maxAmount: 5_000_00 }
  expect(findAmountProblem('', limits)).toBe('missing')
  expect(findAmountProblem('abc', limits)).toBe('malformed')
  expect(findAmountProblem('99.99', limits)).toBe('tooSmall')
  expect(findAmountProblem('100', limits)).toBeNull()
  expect(findAmountProblem('5000', limits)).toBeNull()
  expect(findAmountProblem('5000.01', limits)).toBe('tooLarge')
})

test('a deposit earns the best line of every activity it reaches, together', () => {
  const coins = { rate: 0, max: null }
  const promotions = [
    { actType: 28, fromAmount: 100_00, bonus: 8_00, ...coins },
    { actType: 28, fromAmount: 1_000_00, bonus: 26_00, ...coins },
    { actType: 17, fromAmount: 500_00, bonus: 0, rate: 30_000, max: 50_00 },
  ]
  expect(bonusFor(promotions, 99_99)).toBe(0)
  expect(bonusFor(promotions, 100_00)).toBe(8_00)
  expect(bonusFor(promotions, 500_00)).toBe(8_00 + 15_00)
  expect(bonusFor(promotions, 1_000_00)).toBe(26_00 + 30_00)
  expect(bonusFor(promotions, 10_000_00)).toBe(26_00 + 50_00)
})

test('the period follows the amount as in the terms', () => {
  const periods = [
    { upTo: 50_000_00, period: { minDays: 1, maxDays: 3 } },
    { upTo: null, period: { minDays: 5, maxDays: 10 } },
  ]
  expect(periodFor(periods, 50_000_00)?.maxDays).toBe(3)
  expect(periodFor(periods, 50_000_01)?.maxDays).toBe(10)
})
