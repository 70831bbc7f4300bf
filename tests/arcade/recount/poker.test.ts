import { jacksOrBetter } from '@parlour/arcade/games/jacks-or-better/rules.ts'
import { expect, test } from 'vitest'
import { playBest, plays } from './holds.ts'

test('the best play of all 2,598,960 deals returns what is stated, to the last unit', () => {
  const { counts, returned, royals } = playBest()
  expect(counts).toEqual([4, 36, 624, 3744, 5108, 10_200, 54_912, 123_552, 337_920])
  const { numerator, denominator } = jacksOrBetter.rules.returnToPlayer
  expect(returned * BigInt(denominator)).toBe(BigInt(numerator) * plays)
  expect(((numerator / denominator) * 100).toFixed(2)).toBe('99.54')
  expect(royals / Number(plays)).toBeCloseTo(jacksOrBetter.rules.most.chance, 18)
})
