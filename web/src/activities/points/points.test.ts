import { expect, test } from 'vitest'
import { coinsFor, readPoints } from './points.ts'

test.each([
  ['125', 125],
  ['', 0],
  ['12a', 0],
  ['-5', 0],
  ['9999999999', 0],
])('%j typed are %i points', (text, points) => {
  expect(readPoints(text)).toBe(points)
})

test.each([
  [125, 1_00],
  [250, 2_00],
  [130, 1_04],
])('%i points make %i hundredths of a coin', (points, coins) => {
  expect(coinsFor(points, 125)).toBe(coins)
})
