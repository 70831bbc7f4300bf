import { expect, test } from 'vitest'
import { countEndings } from '../tables/count.ts'
import { neonWheel } from './rules.ts'
import { rim, title } from './title.ts'

test('every field counted: each spot ends as published', () => {
  const outcomes = rim.map((_, outcome) => ({ outcome, ways: 1 }))
  expect(countEndings(title, outcomes)).toEqual({ of: 54, isAsPublished: true })
})

test('every bet returns 26/27, whichever it is', () => {
  const { returnToPlayer, leastReturn, most } = neonWheel.rules
  expect(returnToPlayer).toEqual({ numerator: 26, denominator: 27 })
  expect(leastReturn).toBeUndefined()
  expect(most).toEqual({ times: 5200, chance: 1 / 54 })
})

test('large fields do not lie side by side', () => {
  for (const [at, times] of rim.entries()) {
    const next = rim[(at + 1) % rim.length] ?? 0
    expect(times > 400 && next === times).toBe(false)
  }
})
