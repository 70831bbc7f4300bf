import { expect, test } from 'vitest'
import { holdDelayMs, stepFrom } from './stepper-steps.ts'

const limits = { min: 1, max: 10, step: 3 }

test('a step moves by the step in its direction', () => {
  expect(stepFrom(4, 1, limits)).toBe(7)
  expect(stepFrom(7, -1, limits)).toBe(4)
})

test('a step stops at the limits', () => {
  expect(stepFrom(9, 1, limits)).toBe(10)
  expect(stepFrom(10, 1, limits)).toBe(10)
  expect(stepFrom(2, -1, limits)).toBe(1)
  expect(stepFrom(1, -1, limits)).toBe(1)
})

test('holding waits first, then repeats, then runs', () => {
  const delays = [1, 2, 9, 10, 40].map(holdDelayMs)
  expect(delays).toEqual([450, 130, 130, 60, 60])
})
