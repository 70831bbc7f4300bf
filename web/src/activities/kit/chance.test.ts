import { expect, test } from 'vitest'
import { chanceText } from './chance.ts'

test.each([
  [1_000_000, '100%'],
  [400_000, '40%'],
  [15_000, '1.5%'],
  [1000, '0.1%'],
  [333_333, '33.3333%'],
  [1, '0.0001%'],
])('%i parts of a million are %s', (perMillion, shown) => {
  expect(chanceText(perMillion)).toBe(shown)
})
