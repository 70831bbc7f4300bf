import { expect, test } from 'vitest'
import { makeFinder, slipsAllowed } from './approximate.ts'

test.each([
  ['naga', 'nagaember', 0],
  ['nagga', 'nagaember', 1],
  ['nga', 'nagaember', -1],
  ['roulete', 'roulettelumiere', 1],
  ['phonix', 'phoenixaria', 1],
  ['baccarat', 'bacaratsalon', 1],
  ['bakkarat', 'baccaratsalon', 2],
  ['บาคารา', 'บาคาราซาลอน', 0],
  ['บาการา', 'บาคาราซาลอน', 1],
  ['zebra', 'nagaember', -1],
  ['ember', 'naga', -1],
])('"%s" in "%s": %i slips', (word, text, slips) => {
  expect(makeFinder(word)(text)).toBe(slips)
})

test('longer words may have more slips', () => {
  expect([1, 3, 4, 7, 8, 30].map(slipsAllowed)).toEqual([0, 0, 1, 1, 2, 2])
})
