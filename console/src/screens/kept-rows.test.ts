import { expect, test } from 'vitest'
import { keepRows } from './kept-rows.ts'

const keep = (shown: string[], fresh: string[]) => {
  const { rows, more } = keepRows(shown, fresh, (row) => row)
  return [rows.map(({ row, isGone }) => (isGone ? `(${row})` : row)).join(' '), more]
}

test.each([
  [['a', 'b'], ['a', 'b'], 'a b', 0],
  [['a', 'b'], ['b'], '(a) b', 0],
  [['a', 'b'], ['c', 'b', 'a'], 'a b', 1],
  [['a'], ['b', 'c'], '(a)', 2],
  [[], ['a'], '', 1],
])('of %o, now %o, is shown %s and %i more', (shown, fresh, text, more) => {
  expect(keep(shown, fresh)).toEqual([text, more])
})
