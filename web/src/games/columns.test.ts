import { expect, test } from 'vitest'
import { columnsAt } from './columns.ts'

test.each([
  [328, 3],
  [559, 3],
  [560, 4],
  [659, 4],
  [660, 5],
  [1039, 5],
  [1040, 6],
  [1499, 6],
  [1500, 8],
])('a grid %i px wide has %i columns', (width, columns) => {
  expect(columnsAt(width)).toBe(columns)
})
