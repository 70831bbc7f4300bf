import { expect, test } from 'vitest'
import { floorPoints, formatMoney } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [123_456, '1,234.56'],
  [1_248_050, '12,480.50'],
  [100_000_000, '1,000,000.00'],
  [-5, '-0.05'],
  [-123_456, '-1,234.56'],
  [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
])('%i hundredths read %s', (hundredths, text) => {
  expect(formatMoney(hundredths)).toBe(text)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (value) => {
  expect(() => formatMoney(value)).toThrow(RangeError)
})

test('only whole points are shown', () => {
  expect([0, 99, 100, 199, 12_345].map(floorPoints)).toEqual([0, 0, 1, 1, 123])
})
