import { expect, test } from 'vitest'
import { createRestarts } from './restarts.ts'

test('each failure waits longer than the one before, and the fifth in a minute is the last', () => {
  const restarts = createRestarts()
  const delays = [0, 1000, 2000, 3000, 4000].map((nowMs) => restarts.nextDelayMs(nowMs))
  expect(delays).toEqual([250, 500, 1000, 2000, null])
})

test('failures that lie a minute back are forgotten', () => {
  const restarts = createRestarts()
  for (const nowMs of [0, 1, 2, 3]) restarts.nextDelayMs(nowMs)
  expect(restarts.nextDelayMs(60_010)).toBe(250)
})
