import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBatches } from './event-batches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('twenty entries leave at once as one batch', () => {
  const delivered: number[][] = []
  const batches = makeBatches<number>((batch) => delivered.push(batch))
  for (let entry = 1; entry <= 19; entry++) batches.add(entry)
  expect(delivered).toEqual([])
  batches.add(20)
  expect(delivered.map((batch) => batch.length)).toEqual([20])
})

test('fewer leave three seconds after the first', () => {
  const delivered: number[][] = []
  const batches = makeBatches<number>((batch) => delivered.push(batch))
  batches.add(1)
  vi.advanceTimersByTime(2000)
  batches.add(2)
  vi.advanceTimersByTime(999)
  expect(delivered).toEqual([])
  vi.advanceTimersByTime(1)
  expect(delivered).toEqual([[1, 2]])
})

test('a full batch starts the three seconds anew', () => {
  const delivered: number[][] = []
  const batches = makeBatches<number>((batch) => delivered.push(batch))
  batches.add(0)
  vi.advanceTimersByTime(2000)
  for (let entry = 1; entry <= 20; entry++) batches.add(entry)
  vi.advanceTimersByTime(2000)
  expect(delivered.map((batch) => batch.length)).toEqual([20])
  vi.advanceTimersByTime(1000)
  expect(delivered.map((batch) => batch.length)).toEqual([20, 1])
})

test('hiding the page sends what waits, and nothing when nothing waits', () => {
  const delivered: number[][] = []
  const batches = makeBatches<number>((batch) => delivered.push(batch))
  batches.flush()
  batches.add(7)
  batches.flush()
  vi.advanceTimersByTime(10_000)
  expect(delivered).toEqual([[7]])
})
