import { expect, test } from 'vitest'
import { moveBefore, moveBy } from './order.ts'

test('a row moves by places and to another’s place, and stays at the ends', () => {
  expect(moveBy([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  expect(moveBy([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(moveBy([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
  expect(moveBefore([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
  expect(moveBefore([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
})
