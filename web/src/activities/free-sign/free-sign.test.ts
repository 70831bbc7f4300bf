import { expect, test } from 'vitest'
import { dayState } from './free-sign.ts'

test.each([
  [1, 2, 3, 'done'],
  [3, 0, 3, 'now'],
  [3, 1, 3, 'now'],
  [3, 2, 3, 'done'],
  [4, 0, 3, 'later'],
] as const)('day %i with status %i is, on day %i, %s', (day, status, currentDay, state) => {
  expect(dayState({ day, status }, currentDay)).toBe(state)
})
