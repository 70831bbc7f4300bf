import { expect, test } from 'vitest'
import { idleState, isCheckDue, playedMinutes } from './sitting.ts'

test('a check is due from its moment on, and for as long as the rest after it', () => {
  const checks = { checkTime: 1_000, restUntilTime: null }
  expect([isCheckDue(checks, 999), isCheckDue(checks, 1_000)]).toEqual([false, true])
  const resting = { checkTime: 9_000, restUntilTime: 500 }
  expect([isCheckDue(resting, 499), isCheckDue(resting, 500)]).toEqual([true, false])
})

test('who plays nothing is asked, then taken for gone', () => {
  const idle = { idleAskMinutes: 2, idleEndMinutes: 15 }
  const after = (minutes: number) => idleState(idle, minutes * 60_000)
  expect([1.9, 2, 14.9, 15].map(after)).toEqual(['playing', 'asked', 'asked', 'gone'])
})

test('minutes played are whole ones, and none before the clock of the server', () => {
  expect(playedMinutes({ fromTime: 0 }, 119_000)).toBe(1)
  expect(playedMinutes({ fromTime: 5_000 }, 0)).toBe(0)
})
