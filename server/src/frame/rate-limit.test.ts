import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('callers are counted apart, and anew each minute', () => {
  const limit = createRateLimit(2)
  expect(['mali', 'mali', 'mali', 'somchai'].map((who) => limit.allows(who))).toEqual([
    true,
    true,
    false,
    true,
  ])
  vi.advanceTimersByTime(59_999)
  expect(limit.allows('mali')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(limit.allows('mali')).toBe(true)
})

test('a wall clock that is set back an hour blocks nobody for an hour', () => {
  const limit = createRateLimit(1)
  expect([limit.allows('mali'), limit.allows('mali')]).toEqual([true, false])
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(limit.allows('mali')).toBe(true)
})
