import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

const facts = {
  returnToPlayer: 0.96,
  minStake: 100,
  maxStake: 50_000,
  most: { times: 50_000 },
}
const spread = { overStake: 0.2, deviation: 3.5 }

test.each([
  ['nothing told', null, []],
  ['plain figures', facts, []],
  ['a return of 97%', { ...facts, returnToPlayer: 0.97 }, ['highReturn']],
  [
    'a return that choices bring below it',
    { ...facts, returnToPlayer: 0.99, leastReturn: 0.96 },
    [],
  ],
  ['a win of 1,000 stakes', { ...facts, most: { times: 100_000 } }, ['bigWins']],
  ['results that differ widely', { ...facts, spread }, []],
  ['results that differ little', { ...facts, spread: { ...spread, deviation: 3.4 } }, ['gentle']],
] as const)('%s', (_what, told, features) => {
  expect(featuresOf({ facts: told, isShared: false })).toEqual(features)
})

test('a round of all is played together, whatever else is told', () => {
  expect(featuresOf({ facts: null, isShared: true })).toEqual(['together'])
})
