import { expect, test } from 'vitest'
import { chainOf } from './chain.ts'

const tie = (one: number, other: number) => ({ one, other })
const ties = [tie(1, 2), tie(3, 4), tie(2, 3), tie(1, 5), tie(4, 5), tie(8, 9)]

test.each([
  [1, 2, '1>2'],
  [2, 1, '2>1'],
  [1, 4, '1>5 5>4'],
  [1, 1, ''],
  [1, 9, ''],
])('from %i to %i the shortest way is %s', (from, to, way) => {
  const steps = chainOf(ties, from, to)
  expect(steps.map((step) => `${step.from}>${step.to}`).join(' ')).toBe(way)
})
