import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimGapMs, makeLastTap } from './last-tap.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('claims wait 200 ms, and of several taps only the last one acts', () => {
  const { tap } = makeLastTap(claimGapMs)
  const acted = vi.fn()
  tap(() => acted('first'))
  vi.advanceTimersByTime(199)
  tap(() => acted('second'))
  vi.advanceTimersByTime(199)
  expect(acted).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(acted.mock.calls).toEqual([['second']])
})

test('a tap on a page that is gone acts no more', () => {
  const { tap, cancel } = makeLastTap(claimGapMs)
  const acted = vi.fn()
  tap(acted)
  cancel()
  vi.advanceTimersByTime(1000)
  expect(acted).not.toHaveBeenCalled()
})
