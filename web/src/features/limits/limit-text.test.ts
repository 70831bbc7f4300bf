import { expect, test } from 'vitest'
import { parseLimit, timeAmount } from './limit-text.ts'

test.each([
  ['deposit', '1,500', 150_000],
  ['loss', '0.50', 50],
  ['stake', '0', null],
  ['deposit', 'much', null],
  ['time', '3', 180],
  ['time', '1:30', 90],
  ['time', '0:00', null],
  ['time', '1:75', null],
] as const)('a limit of %s typed as %s is %s', (kind, typed, amount) => {
  expect(parseLimit(kind, typed)).toBe(amount)
})

test('minutes are shown as hours and minutes', () => {
  expect([timeAmount(102), timeAmount(180), timeAmount(5)]).toEqual(['1:42', '3:00', '0:05'])
})
