import { expect, test } from 'vitest'
import { rateText } from './rebate.ts'

test.each([
  [2_000, '0.20%'],
  [2_500, '0.25%'],
  [1_750, '0.175%'],
  [10_000, '1.00%'],
  [1_234, '0.1234%'],
])('%i parts of a million are %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})
