import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './db.ts'
import { createSchedule } from './schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('turns that pass while a long job runs are not made up for afterwards', async () => {
  let turns = 0
  let finish: () => void = () => undefined
  const long = new Promise<void>((resolve) => (finish = resolve))
  const database = {
    run: async () => 0,
    rows: async () => [{ name: 'long' }],
    transaction: () => (++turns === 1 ? long : Promise.resolve()),
  } as unknown as Database
  const job = { name: 'long', everyMs: 1_000, run: async () => undefined }
  const schedule = createSchedule(database, [job], undefined as never, undefined as never)
  await schedule.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(turns).toBe(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(turns).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(turns).toBe(2)
  await schedule.stop()
})
