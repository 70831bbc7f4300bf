import { expect, test } from 'vitest'
import { isGain } from './gain.ts'

test.each([
  [0, 100, false],
  [40, 100, false],
  [100, 100, false],
  [101, 100, true],
])('a return of %i for a stake of %i is celebrated: %s', (winAmount, stakeAmount, isShown) => {
  expect(isGain({ winAmount, stakeAmount })).toBe(isShown)
})
