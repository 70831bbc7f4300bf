import { expect, test } from 'vitest'
import { type Festival, nextTier, stepOf } from './festival.ts'

const today = {
  day: '2026-11-16',
  deposited: 800_00,
  reachedFrom: 750_00,
  rewards: [],
  status: 1 as const,
  expireTime: 0,
}
const tierList = [500_00, 750_00, 2_000_00].map((from) => ({ from, rewards: [] }))
const festival: Festival = {
  today,
  yesterday: null,
  tierList,
  betRate: 3,
  isOpen: true,
  resetTime: 0,
  expireTime: 0,
  serverTime: 0,
}

test.each([
  [500_00, 'reached'],
  [750_00, 'best'],
  [2_000_00, 'ahead'],
])('with 800 deposited, the tier of %i is %s', (from, state) => {
  expect(stepOf(from, today)).toBe(state)
})

test('what was claimed stays the best, whatever is deposited after it', () => {
  const claimed = { ...today, deposited: 5_000_00, status: 2 as const }
  expect(tierList.map(({ from }) => stepOf(from, claimed))).toEqual(['reached', 'best', 'ahead'])
  expect(nextTier({ ...festival, today: claimed })).toBe(null)
})

test('the next tier is the first one not reached, while it is open', () => {
  expect(nextTier(festival)?.from).toBe(2_000_00)
  expect(nextTier({ ...festival, isOpen: false })).toBe(null)
  expect(nextTier({ ...festival, today: { ...today, deposited: 9_000_00 } })).toBe(null)
})
