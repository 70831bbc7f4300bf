import { expect, test } from 'vitest'
import { cardDayState, isComplete } from './card-days.ts'

test.each([
  [1, false, 'done'],
  [2, false, 'now'],
  [3, false, 'now'],
  [4, false, 'later'],
  [4, true, 'missed'],
] as const)('day %i of a card, its time over: %s, is %s', (day, hasEnded, state) => {
  expect(cardDayState(day, { days: [1], openDays: [2, 3] }, hasEnded)).toBe(state)
})

test('a card is complete when its days end with −1', () => {
  expect(isComplete({ days: [1, 2, 3] })).toBe(false)
  expect(isComplete({ days: [1, 2, 3, -1] })).toBe(true)
})
