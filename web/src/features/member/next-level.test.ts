import { expect, test } from 'vitest'
import { findNextLevel } from './next-level.ts'

const levels = [
  { level: 2, betAmount: 500_00 },
  { level: 1, betAmount: 100_00 },
]

test('the next level is the first one that asks for more than was wagered', () => {
  expect(findNextLevel(levels, 0)?.level).toBe(1)
  expect(findNextLevel(levels, 100_00)?.level).toBe(2)
  expect(findNextLevel(levels, 499_99)?.level).toBe(2)
})

test('at the top, and without levels, there is none', () => {
  expect(findNextLevel(levels, 500_00)).toBeNull()
  expect(findNextLevel([], 0)).toBeNull()
})
