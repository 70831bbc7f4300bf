import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { returnOf, shareOf } from '../tables/paytable.ts'
import { apexCircuit } from './rules.ts'
import type { Finish } from './title.ts'
import { cars, title } from './title.ts'

test('every first two counted: each spot ends as published', () => {
  const all = cars.map((_, car) => car)
  const outcomes = all.flatMap((first) =>
    all
      .filter((second) => second !== first)
      .map((second) => {
        const [one, two] = [cars[first]?.weight ?? 0, cars[second]?.weight ?? 0]
        const outcome: Finish = [first, second]
        return { outcome, ways: (title.of / 1000 / (1000 - one)) * one * two }
      }),
  )
  expect(countEndings(title, outcomes)).toEqual({ of: title.of, isAsPublished: true })
})

test('every bet returns 95 to 96 of 100, and the largest win is the two outsiders in order', () => {
  const shares = title.spots.map((spot) => shareOf(returnOf(spot, title.of)))
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.96)
  expect(Math.min(...shares)).toBeGreaterThan(0.95)
  expect(title.spots).toHaveLength(8 + 8 + 56)
  const { most } = apexCircuit.rules
  expect(most.times).toBe(title.timesOf('f87', [7, 6]))
  expect(most.times).toBeGreaterThan(90_000)
  expect(cars.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000)
})
