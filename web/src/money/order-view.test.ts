import { expect, test } from 'vitest'
import { minutesToPay, orderOfPayment, viewOrder } from './order-view.ts'
import type { Payment } from './types.ts'

const payment = {
  orderId: 'DP1',
  amount: 100_00,
  createTime: 1_000_000,
  expiresAt: 1_600_000,
} as Payment
const order = orderOfPayment(payment)

test('an order may be paid until its last moment and no longer', () => {
  expect(viewOrder(order, 1_599_999).status).toBe('awaiting')
  const over = viewOrder(order, 1_600_000)
  expect(over.status).toBe('expired')
  expect(over.timeline.at(-1)).toEqual({
    status: 'expired',
    time: 1_600_000,
    reason: 'notPaidInTime',
  })
})

test('what the server has decided is not decided again', () => {
  expect(viewOrder({ ...order, status: 'credited' }, 9_000_000).status).toBe('credited')
  expect(viewOrder({ ...order, status: 'paid' }, 9_000_000).status).toBe('paid')
})

test('the text says the minutes that the countdown counts', () => {
  expect(minutesToPay(payment)).toBe(10)
})
