import { expect, test } from 'vitest'
import { drawQr } from './qr-modules.ts'

test('the drawing has exactly the dark squares, and a quiet edge of four', () => {
  const { size, path, isDark } = drawQr('00020101021229370016')
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step++) drawn[Number(y)]![Number(x) + step] = true
  expect(drawn).toEqual(isDark)
  for (let at = 0; at < size; at++)
    for (const edge of [0, 1, 2, 3, size - 1, size - 4]) {
      expect(isDark[edge]?.[at]).toBe(false)
      expect(isDark[at]?.[edge]).toBe(false)
    }
  expect(isDark[4]?.[4]).toBe(true)
})
