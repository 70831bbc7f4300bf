import { expect, test } from 'vitest'
import { weekProgress } from './week-progress.ts'

const tierList = [{ from: 500 }, { from: 1000 }, { from: 3000 }]

test.each([
  [0, { next: 500, left: 500, from: 0, to: 500 }],
  [499, { next: 500, left: 1, from: 499, to: 500 }],
  [500, { next: 1000, left: 500, from: 0, to: 500 }],
  [2000, { next: 3000, left: 1000, from: 1000, to: 2000 }],
  [3000, { next: null, left: 0, from: 1, to: 1 }],
])('with %i deposited', (deposited, expected) => {
  expect(weekProgress({ deposited, tierList })).toEqual(expected)
})
