import { expect, test } from 'vitest'
import { chancesOf, listOdds } from './chances.ts'

const rewards = [{ id: 2001, count: 5_00, betRate: 3 }]
const prizes = [
  { id: 1, weight: 3, rewards },
  { id: 2, weight: 1, rewards },
]

test('weights become chances of a million', () => {
  expect(chancesOf(prizes).map(({ chance }) => chance)).toEqual([750_000, 250_000])
})

test('what the server tells comes first, then the config, then nothing', () => {
  const told = [{ prizeId: 9, rewards, chance: 1_000_000 }]
  expect(listOdds({ oddsList: told, config: { prizes } })).toBe(told)
  expect(listOdds({ oddsList: [], config: { prizes } })).toHaveLength(2)
  expect(listOdds({ oddsList: [], config: {} })).toEqual([])
})
