import { expect, test } from 'vitest'
import { findReason } from './auto-limits.ts'

const limits = {
  rounds: 10,
  lossAmount: 100,
  winAmount: 500,
  lowBalance: 50,
  stopsAtFeature: true,
}
const going = {
  round: { stakeAmount: 10, winAmount: 0 },
  lostAmount: 90,
  balance: 50,
  isFeature: false,
}

test('rounds by themselves stop before more is lost than was allowed', () => {
  expect(findReason(limits, going)).toBeNull()
  expect(findReason(limits, { ...going, lostAmount: 91 })).toBe('loss')
})

test.each([
  ['win', { round: { stakeAmount: 10, winAmount: 500 } }],
  ['balance', { balance: 49 }],
  ['feature', { isFeature: true }],
])('and at a %s, where that was asked for', (reason, change) => {
  expect(findReason(limits, { ...going, ...change })).toBe(reason)
  const unasked = { ...limits, winAmount: null, lowBalance: null, stopsAtFeature: false }
  expect(findReason(unasked, { ...going, ...change })).toBeNull()
})
