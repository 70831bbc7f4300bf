import { expect, test } from 'vitest'
import { putFirst } from './played-list.ts'

test('the game played last is first, and once', () => {
  expect(putFirst([103, 101], 101)).toEqual([101, 103])
  expect(putFirst([], 7)).toEqual([7])
  expect(
    putFirst(
      Array.from({ length: 100 }, (_, id) => id + 1),
      500,
    ),
  ).toHaveLength(100)
})
