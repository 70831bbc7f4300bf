import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePress, pressGapMs } from './use-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('pressed again while it works, and for a moment after, it is one press', async () => {
  const told: boolean[] = []
  const press = makePress(pressGapMs, (isBusy) => told.push(isBusy))
  const act = vi.fn(async () => undefined)
  const first = press(act)
  await vi.advanceTimersByTimeAsync(pressGapMs - 1)
  void press(act)
  expect(act).toHaveBeenCalledTimes(1)
  await rest(first)
  await rest(press(act))
  expect(act).toHaveBeenCalledTimes(2)
  expect(told).toEqual([true, false, true, false])
})

test('work that takes longer holds the next press as long as it takes', async () => {
  const press = makePress(pressGapMs, () => undefined)
  const work = Promise.withResolvers<void>()
  const act = vi.fn(() => work.promise)
  const first = press(act)
  await vi.advanceTimersByTimeAsync(pressGapMs * 10)
  void press(act)
  expect(act).toHaveBeenCalledTimes(1)
  work.resolve()
  await rest(first)
})

test('work that breaks is not hidden, and the button can be pressed again', async () => {
  const press = makePress(pressGapMs, () => undefined)
  const broken = expect(press(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(pressGapMs)
  await broken
  const act = vi.fn(async () => undefined)
  await rest(press(act))
  expect(act).toHaveBeenCalledTimes(1)
})

async function rest(underway: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(pressGapMs)
  await underway
}
