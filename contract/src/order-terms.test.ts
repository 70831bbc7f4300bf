import { expect, test } from 'vitest'
import { feeOf, periodOf, readOrderId, writeOrderId } from './order-terms.ts'

test.each([
  [1, 3],
  [50_000_00, 3],
  [50_000_01, 5],
  [500_000_00, 5],
  [500_000_01, 10],
])('an order of %i takes at most %i business days', (amount, maxDays) => {
  expect(periodOf(amount).maxDays).toBe(maxDays)
})

test('a fee is rounded down, also of sums that floats cannot hold', () => {
  expect(feeOf(100_00, 2000)).toBe(20)
  expect(feeOf(99, 2000)).toBe(0)
  expect(feeOf(90_000_000_000_001, 999_999)).toBe(89_999_910_000_000)
})

test.each(['deposit', 'withdrawal'] as const)(
  'the number of a %s tells its kind and owner',
  (kind) => {
    const orderId = writeOrderId(kind, 80000001, '0123456789ABCDEF')
    expect(readOrderId(orderId)).toEqual({ kind, playerId: 80000001 })
  },
)

test.each(['', 'WD1', 'XX1-0123456789ABCDEF', 'WD1-0123456789abcdef', 'WD1-0123456789ABCDEF0'])(
  '%j is no order’s number',
  (text) => {
    expect(readOrderId(text)).toBeNull()
  },
)
