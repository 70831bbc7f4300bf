import { expect, test } from 'vitest'
import { ballsOf, numberOf } from './drum-balls.ts'

const coins = (count: number) => ({ rewards: [{ id: 2001, count, betRate: 3 }] })

test('every prize is on a ball', () => {
  const odds = [5, 8, 18, 38, 88, 188, 888, 100].map((one) => coins(one * 100))
  const balls = ballsOf(odds)
  expect(balls).toHaveLength(10)
  expect(new Set(balls.map(({ text }) => text)).size).toBe(8)
})

test.each([
  [coins(5_00).rewards, '5'],
  [[{ id: 2002, count: 100_00, betRate: 0 }], '100'],
  [[{ id: 1001, count: 1, betRate: 2 }], '1'],
  [[], ''],
])('%j is written as %j', (rewards, text) => {
  expect(numberOf(rewards)).toBe(text)
})
