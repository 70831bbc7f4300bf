import { expect, test } from 'vitest'
import {
  findUsableCard,
  findWithdrawProblem,
  lockedNow,
  mostToWithdraw,
  withdrawableNow,
} from './rules.ts'

const limits = {
  wallet: { withdrawable: 800_00 },
  minAmount: 100_00,
  maxAmount: 5_000_00,
  leftToday: 700_00,
}

test.each([
  ['', 'missing'],
  ['x', 'malformed'],
  ['99.99', 'tooSmall'],
  ['100', null],
  ['700', null],
  ['700.01', 'aboveToday'],
  ['800.01', 'aboveWithdrawable'],
])('%j is %s', (typed, problem) => {
  expect(findWithdrawProblem(typed, limits)).toBe(problem)
})

test('one order has its own limit', () => {
  const rich = { ...limits, wallet: { withdrawable: 9_000_00 }, leftToday: 9_000_00 }
  expect(findWithdrawProblem('5000.01', rich)).toBe('tooLarge')
  expect(mostToWithdraw(rich)).toBe(5_000_00)
  expect(mostToWithdraw(limits)).toBe(700_00)
})

test('a new card waits, and another takes its place', () => {
  const young = { id: 1, isDefault: true, usableFrom: 2000 }
  const old = { id: 2, isDefault: false, usableFrom: 500 }
  expect(findUsableCard([young, old], 1000)).toBe(old)
  expect(findUsableCard([young, old], 2000)).toBe(young)
  expect(findUsableCard([young], 1000)).toBeNull()
})

test('what can be withdrawn now is nothing while a step is missing', () => {
  expect(withdrawableNow({ ...limits, obstacleList: [{}] })).toBe(0)
  expect(withdrawableNow({ ...limits, obstacleList: [] })).toBe(700_00)
})

test('no more is kept back than there is', () => {
  expect(lockedNow({ coin: 1_051_00, locked: 1_086_00 })).toBe(1_051_00)
  expect(lockedNow({ coin: 1_051_00, locked: 86_00 })).toBe(86_00)
})
