import { expect, test } from 'vitest'
import { faceOf, nextAngle, restAngle } from './wheel-face.ts'

const first = { from: 85_00, to: 90_00 }

test('every step stands on the wheel equally often', () => {
  expect(faceOf(first)).toEqual([
    85_00, 86_00, 87_00, 88_00, 89_00, 85_00, 86_00, 87_00, 88_00, 89_00,
  ])
  expect(faceOf({ from: 3, to: 5 })).toEqual([3, 4, 3, 4, 3, 4, 3, 4, 3, 4])
  expect(faceOf({ from: 7, to: 7 })).toEqual(Array(10).fill(7))
})

/** The lowest amount of the segment under the pointer. */
function shownAt(angle: number, face: readonly number[]): number | undefined {
  const segment = Math.round((-angle * face.length) / 360)
  return face[((segment % face.length) + face.length) % face.length]
}

test('the pointer stands on the step of the amount, for every amount there is', () => {
  const face = faceOf(first)
  for (let amount = first.from; amount <= first.to; amount++) {
    const shown = shownAt(restAngle(amount, first), face) ?? Number.NaN
    const next = face.toSorted((a, b) => a - b).find((lowest) => lowest > shown) ?? Infinity
    expect(amount).toBeGreaterThanOrEqual(shown)
    expect(amount).toBeLessThan(next)
  }
})

test.each([
  [0, -90, 5 * 360 + 270],
  [720 + 45, -315, 720 + 45 + 5 * 360],
  [10, 30, 5 * 360 + 30],
])('from %i the wheel turns on to %i', (now, rest, angle) => {
  expect(nextAngle(now, rest)).toBe(angle)
})
