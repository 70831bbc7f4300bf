import { afterEach, expect, test, vi } from 'vitest'
import { findLeft, forgetLeft, noteClosed } from './left-order.ts'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
})
afterEach(forgetLeft)

test('an order that was left before it was paid is remembered', () => {
  noteClosed({ orderId: 'DP1', status: 'awaiting' })
  expect(findLeft()).toBe('DP1')
})

test('one that was seen to arrive is not, and does not hide another', () => {
  noteClosed({ orderId: 'DP1', status: 'awaiting' })
  noteClosed({ orderId: 'DP2', status: 'credited' })
  expect(findLeft()).toBe('DP1')
  noteClosed({ orderId: 'DP1', status: 'credited' })
  expect(findLeft()).toBeNull()
})
