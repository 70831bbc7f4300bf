import { expect, test } from 'vitest'
import { marksOf } from './axis.ts'

test('the lines of a chart stand at round figures, also where nothing moved', () => {
  expect(marksOf(0, 0, 100)).toEqual([0, 100])
  expect(marksOf(0, 3, 1)).toEqual([0, 1, 2, 3])
  expect(marksOf(0, 697_206_82, 100)).toEqual([0, 200_000_00, 400_000_00, 600_000_00, 800_000_00])
  expect(marksOf(-43_000_00, 44_000_00, 100)).toEqual(
    [-5, -2.5, 0, 2.5, 5].map((n) => n * 10_000_00),
  )
  expect(marksOf(0, 9, 1)).toEqual([0, 5, 10])
  expect(marksOf(-120, 900, 100)).toEqual([-500, 0, 500, 1000])
})
