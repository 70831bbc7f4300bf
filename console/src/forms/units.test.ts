import type { FormField } from '@parlour/contract/forms/form-field.ts'
import { expect, test } from 'vitest'
import { numberText, readNumber, unitOf } from './units.ts'

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
