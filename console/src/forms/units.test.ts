import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { expect, test } from 'vitest'
import { numberText, readNumber, unitOf, unitsOf } from './units.ts'

test.each([
  ['hundredths', 300_00, '300.00'],
  ['hundredths', 1_000_000_05, '1,000,000.05'],
  ['parts per million', 2_000, '0.2'],
  ['parts per million', 850_000, '85'],
  ['hours', 72, '72'],
  [undefined, 5, '5'],
])('%s: %s is written %s, and read back', (unit, value, text) => {
  expect(numberText(unit, value)).toBe(text)
  expect(readNumber(unit, text)).toBe(value)
})

test.each([
  ['hundredths', '12.345', '12.345'],
  ['hundredths', '12.5', 12_50],
  ['hundredths', '12.', 12_00],
  ['hours', '1.5', '1.5'],
  ['hours', '', ''],
  ['hours', 'many', 'many'],
  ['parts per million', '0.0001', 1],
])('%s: %s is read as %s', (unit, text, value) => {
  expect(readNumber(unit, text)).toBe(value)
})

test('how many of a reward are given is money, points or pieces, by what it is', () => {
  const count: FormField = { kind: 'number', label: ['', ''], unit: 'of the item' }
  const units = [2001, 2002, 1001].map((id) => unitOf(count, { id }))
  expect(units).toEqual(['hundredths', 'points', 'pieces'])
})

test('a reward that changes is told in the unit of its item, then and now', () => {
  const count: FormField = { kind: 'number', label: ['', ''], unit: 'of the item' }
  const change = { path: 'award.0.count', before: 20_00, after: 25_00 }
  const item = { path: 'award.0.id', before: 1001, after: 2001 }
  const content = { award: [{ id: 2001, count: 25_00 }] }
  const coins = { before: 'hundredths', after: 'hundredths' }
  expect(unitsOf(count, { change, changes: [change], content })).toEqual(coins)
  const changed = { before: 'pieces', after: 'hundredths' }
  expect(unitsOf(count, { change, changes: [item, change], content })).toEqual(changed)
})
