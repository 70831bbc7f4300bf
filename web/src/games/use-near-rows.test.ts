import { expect, test } from 'vitest'
import { findNear } from './use-near-rows.ts'

const place = { top: 500, rowHeight: 200 }
const window = (top: number) => ({ top, height: 800 })

test.each([
  { when: 'at the top of the page', top: 0, from: 0, to: 5 },
  { when: 'when the list fills the window', top: 500, from: 0, to: 7 },
  { when: 'in the middle', top: 10_500, from: 47, to: 57 },
  { when: 'half a row further', top: 10_600, from: 47, to: 58 },
  { when: 'at its end', top: 19_700, from: 93, to: 100 },
  { when: 'far below it', top: 90_000, from: 99, to: 100 },
])('$when the rows $from to $to are there', ({ top, from, to }) => {
  expect(findNear(100, place, window(top))).toEqual({ from, to, rowHeight: 200 })
})

test('a list that is above the window altogether keeps one row to be measured by', () => {
  expect(findNear(1, place, window(90_000))).toEqual({ from: 0, to: 1, rowHeight: 200 })
})
