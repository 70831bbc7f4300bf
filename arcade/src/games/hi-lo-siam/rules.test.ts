import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { returnOf, shareOf } from '../tables/paytable.ts'
import { hiLoSiam } from './rules.ts'
import type { Throw } from './title.ts'
import { title } from './title.ts'

const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three): Throw => [one, two, three])),
)

test('every throw counted: each spot ends as published', () => {
  const outcomes = throws.map((outcome) => ({ outcome, ways: 1 }))
  expect(countEndings(title, outcomes)).toEqual({ of: 216, isAsPublished: true })
})

test('what is returned is what is stated: 210, 208 and at most 96 % of 216', () => {
  const back = (key: string) =>
    returnOf(title.spots.find((spot) => spot.key === key) ?? { endings: [] }, title.of)
  for (const key of ['small', 'big']) expect(shareOf(back(key))).toBe(210 / 216)
  for (const face of faces) expect(shareOf(back(`n${face}`))).toBe(208 / 216)
  for (let total = 3; total <= 18; total++) {
    expect(shareOf(back(`t${total}`))).toBeLessThanOrEqual(0.96)
    expect(shareOf(back(`t${total}`))).toBeGreaterThan(0.959)
  }
  expect(shareOf(hiLoSiam.rules.returnToPlayer)).toBe(210 / 216)
  expect(hiLoSiam.rules.most).toEqual({ times: 20_736, chance: 1 / 216 })
})
