import { expect, test } from 'vitest'
import { createLastWords } from './last-words.ts'

test('ten refusals for good a minute, and again ten in the next', () => {
  let now = 0
  const words = createLastWords(() => now)
  const speak = (times: number) =>
    Array.from({ length: times }, () => words.mayBeSpoken()).filter(Boolean).length
  expect(speak(15)).toBe(10)
  now = 59_000
  expect(speak(1)).toBe(0)
  now = 60_001
  expect(speak(15)).toBe(10)
})
