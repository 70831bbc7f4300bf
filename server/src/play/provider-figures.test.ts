import { expect, test } from 'vitest'
import { boundOf } from './provider-figures.ts'

test('a share of requests lies within the least bound that holds it', () => {
  const within = [0, 0, 0, 90, 0, 5, 5]
  expect([boundOf(within, 0.5), boundOf(within, 0.95), boundOf(within, 0.96)]).toEqual([5, 10, 15])
  const slow = Array.from({ length: 20 }, (_, at) => (at === 19 ? 1 : 0))
  expect(boundOf(slow, 0.95)).toBeNull()
})
