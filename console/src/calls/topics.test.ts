import { mostDeskIds } from '@parlour/contract/operator/desk-topics.ts'
import { expect, test } from 'vitest'
import { isAbout } from './topics.ts'

const one = ['getWithdrawal', { orderId: 'WD7' }]

test('an answer about one thing is asked anew when that thing is told of', () => {
  expect(isAbout(one, 'withdrawals', ['WD7', 'WD8'])).toBe(true)
  expect(isAbout(one, 'withdrawals', ['WD8'])).toBe(false)
  expect(isAbout(['getApproval', { approvalId: 3 }], 'approvals', ['3'])).toBe(true)
  expect(isAbout(['getApproval', { approvalId: 3 }], 'approvals', ['4'])).toBe(false)
})

test('without ids, with too many, or by another topic’s ids, it may have changed', () => {
  expect(isAbout(one, 'withdrawals', [])).toBe(true)
  const many = Array.from({ length: mostDeskIds }, (_, n) => `WD1${n}`)
  expect(isAbout(one, 'withdrawals', many)).toBe(true)
  expect(isAbout(one, 'approvals', ['3'])).toBe(true)
})

test('lists are asked anew whatever changed in them, others are left alone', () => {
  expect(isAbout(['listWithdrawals', {}], 'withdrawals', ['WD8'])).toBe(true)
  expect(isAbout(['listKyc', {}], 'withdrawals', ['WD8'])).toBe(false)
})
