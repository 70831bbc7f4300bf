import { expect, test } from 'vitest'
import { nextLevel, ownRow } from './free-login-bonus.ts'

const listOf = (...bonuses: number[]) => bonuses.map((bonus, vip) => ({ vip, bonus }))

test.each([
  [0, 0],
  [2, 2],
  [7, 2],
])('of three rows, level %i has row %i', (vip, row) => {
  expect(ownRow({ vip, bonusList: listOf(0, 1, 2) })).toBe(row)
})

test.each([
  [0, listOf(0, 1, 2), 1],
  [0, listOf(0, 0, 2), 2],
  [1, listOf(1, 0, 2), 2],
  [0, listOf(0, 0, 0), null],
  [2, listOf(0, 1, 0), null],
])('from level %i on, in %j, the next bonus is at %j', (vip, bonusList, level) => {
  expect(nextLevel({ vip, bonusList })).toBe(level)
})
