import { expect, test } from 'vitest'
import { gridOf } from './paint.ts'

const leastPx = 44

test.each([
  ['a small phone', 320, 378, false],
  ['a phone', 390, 560, false],
  ['a phone on its side', 516, 330, true],
])('every cell of %s is as large as a finger', (_name, width, height, isBeside) => {
  const grid = gridOf({ width, height })
  expect(grid.cell).toBeGreaterThanOrEqual(leastPx)
  expect(grid.isBeside).toBe(isBeside)
  expect(grid.left).toBeGreaterThanOrEqual(0)
  expect(grid.left + grid.cell * 5).toBeLessThanOrEqual(width)
})
