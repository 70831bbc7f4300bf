import { expect, test } from 'vitest'
import { parseDays, parseLimit, timeAmount } from './limit-text.ts'

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

test('a time-out of one’s own length is whole days, six weeks at most', () => {
  const typed = ['1', '42', '43', '0', '1.5', '']
  expect(typed.map(parseDays)).toEqual([1, 42, null, null, null, null])
})
