import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { gourdCrabFish } from './rules.ts'
import type { Shake } from './title.ts'
import { title } from './title.ts'

const faces = [0, 1, 2, 3, 4, 5]

test('every shake counted: each picture ends as published, and returns 26/27', () => {
  const outcomes = faces.flatMap((one) =>
    faces.flatMap((two) =>
      faces.map((three) => ({ outcome: [one, two, three] as Shake, ways: 1 })),
    ),
  )
  expect(countEndings(title, outcomes)).toEqual({ of: 216, isAsPublished: true })
  const { returnToPlayer, leastReturn, most } = gourdCrabFish.rules
  expect(returnToPlayer).toEqual({ numerator: 26, denominator: 27 })
  expect(leastReturn).toBeUndefined()
  expect(most).toEqual({ times: 1300, chance: 1 / 216 })
})
