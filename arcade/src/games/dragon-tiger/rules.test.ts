import { expect, test } from 'vitest'
import { dragonTiger } from './rules.ts'
import { title } from './title.ts'
import { countEndings } from '../tables/count.ts'

const cards = Array.from({ length: 52 }, (_, card) => card)

test('every pair of cards counted: each spot ends as published', () => {
  const outcomes = cards.flatMap((dragon) =>
    cards.map((tiger) => {
      const ways = 8 * (dragon === tiger ? 7 : 8)
      return { outcome: [dragon, tiger] as [number, number], ways }
    }),
  )
  expect(countEndings(title, outcomes)).toEqual({ of: 416 * 415, isAsPublished: true })
})

test('what is returned is what is stated: half back on a tie is 1 − 31/830', () => {
  const { returnToPlayer, leastReturn, most } = dragonTiger.rules
  expect(returnToPlayer).toEqual({ numerator: 799, denominator: 830 })
  expect(leastReturn).toEqual({ numerator: 1984, denominator: 2075 })
  expect(most).toEqual({ times: 5700, chance: 7 / 415 })
})
