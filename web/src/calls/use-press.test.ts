import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, NetworkFailure } from './failures.ts'
import { makePress, pressGapMs } from './use-press.ts'

vi.mock('./api.ts', async () => ({
  ...(await import('./failures.ts')),
  makeActionKey: () => crypto.randomUUID(),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const done = async () => undefined

test('pressed again while it works, and for a moment after, it is one press', async () => {
  const told: boolean[] = []
  const press = makePress(pressGapMs, (isBusy) => told.push(isBusy))
  const act = vi.fn(done)
  const first = press('', act)
  await vi.advanceTimersByTimeAsync(pressGapMs - 1)
  void press('', act)
  expect(act).toHaveBeenCalledTimes(1)
  await rest(first)
  await rest(press('', act))
  expect(act).toHaveBeenCalledTimes(2)
  expect(told).toEqual([true, false, true, false])
})

test('work that takes longer holds the next press as long as it takes', async () => {
  const press = makePress(pressGapMs, () => undefined)
  const work = Promise.withResolvers<void>()
  const act = vi.fn(() => work.promise)
  const first = press('', act)
  await vi.advanceTimersByTimeAsync(pressGapMs * 10)
  void press('', act)
  expect(act).toHaveBeenCalledTimes(1)
  work.resolve()
  await rest(first)
})

test('the key stays after a lost answer, and only then, and only for the same wish', async () => {
  const press = makePress(pressGapMs, () => undefined)
  const keys: string[] = []
  const pressWith = async (wish: string, error?: Error): Promise<void> => {
    const act = async (actionKey: string) => {
      keys.push(actionKey)
      if (error) throw error
    }
    await rest(press(wish, act))
  }
  const lost = new NetworkFailure('recharge3', null)
  await pressWith('100', lost)
  await pressWith('100', new CallFailure('recharge3', { code: 200, errcode: 1004 }))
  await pressWith('100', lost)
  await pressWith('200', lost)
  await pressWith('200')
  await pressWith('200')
  expect(keys[1]).toBe(keys[0])
  expect(keys[4]).toBe(keys[3])
  expect(new Set(keys).size).toBe(4)
})

async function rest(underway: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(pressGapMs)
  await underway
}
