import { expect, test } from 'vitest'
import { moveToFront, orderLikes } from './liked-order.ts'

test('the latest like comes first, likes of other devices after', () => {
  const likes = { 101: true, 102: true, 103: true, 104: false }
  expect(orderLikes(likes, [103, 104, 101])).toEqual([103, 101, 102])
  expect(orderLikes({}, [1])).toEqual([])
})

test('liking again brings to the front, and the list does not grow without end', () => {
  expect(moveToFront([1, 2, 3], 3)).toEqual([3, 1, 2])
  expect(moveToFront([1, 2, 3], 4, 3)).toEqual([4, 1, 2])
})
