import { expect, test } from 'vitest'
import type { GameFacts } from './game-facts.ts'
import { isCountable, returnText, roundsText, timesText, volatilityOf } from './game-facts.ts'

const facts = { returnToPlayer: 0.960_880_008 } as GameFacts

test('a return has two digits, and a range where choices differ', () => {
  expect(returnText(facts)).toBe('96.09%')
  expect(returnText({ ...facts, returnToPlayer: 0.97, leastReturn: 0.9625 })).toBe('96.25–97.00%')
})

test.each([
  [0.5, 1],
  [2.08869, 2],
  [4.5371, 3],
  [5.70291, 3],
  [8.98981, 4],
  [40, 5],
] as const)('a deviation of %f is %i of five', (deviation, level) => {
  expect(volatilityOf(deviation)).toBe(level)
})

test.each([
  [0.183443, '5.5'],
  [1 / 2150, '2,150'],
  [0.000_32, '3,125'],
  [1.05844e-6, '945,000'],
  [7.01562e-87, '10⁸⁶'],
])('a chance of %d is one in %s', (chance, text) => {
  expect(roundsText(chance)).toBe(text)
})

test('what nobody could wait for is not counted', () => {
  expect([1.05844e-6, 9.24512e-36].map(isCountable)).toEqual([true, false])
})

test('a multiple is read in whole stakes', () => {
  expect([timesText(250), timesText(295_990)]).toEqual(['2.5×', '2,959.9×'])
})
