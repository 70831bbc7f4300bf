import { expect, test } from 'vitest'
import { canDelete, firstBox, rewardState } from './mail-state.ts'

const now = 1_000_000

test.each([
  [0, null, 'none', true],
  [0, now - 1, 'none', true],
  [1, null, 'claimable', false],
  [1, now + 1, 'claimable', false],
  [1, now, 'expired', true],
  [2, now - 1, 'claimed', true],
] as const)(
  'reward status %i that ends at %s is %s',
  (rewardStatus, expireTime, state, deletes) => {
    expect(rewardState({ rewardStatus, expireTime }, now)).toBe(state)
    expect(canDelete({ rewardStatus, expireTime }, now)).toBe(deletes)
  },
)

test('the page opens at the first box with something unread', () => {
  expect(firstBox({ red0: 0, red1: 2, red2: 1 })).toBe(1)
  expect(firstBox({ red0: 1, red1: 2, red2: 1 })).toBe(0)
  expect(firstBox({ red0: 0, red1: 0, red2: 0 })).toBe(0)
})
