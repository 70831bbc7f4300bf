import { expect, test } from 'vitest'
import { daysIn, fitDay, noParts, partsOf, valueOf } from './date-parts.ts'

test('a day comes back as it was given', () => {
  expect(partsOf('1990-02-28')).toEqual({ day: 28, month: 2, year: 1990 })
  expect(valueOf(partsOf('1990-02-28'))).toBe('1990-02-28')
  expect(partsOf('')).toEqual(noParts)
})

test.each([
  { day: 0, month: 2, year: 1990 },
  { day: 3, month: 0, year: 1990 },
  { day: 3, month: 2, year: 0 },
])('it is no day while a part is missing: %o', (parts) => {
  expect(valueOf(parts)).toBe('')
})

test('a month has its own days, February by its year', () => {
  expect(daysIn({ month: 0, year: 0 })).toBe(31)
  expect(daysIn({ month: 4, year: 0 })).toBe(30)
  expect(daysIn({ month: 2, year: 0 })).toBe(29)
  expect(daysIn({ month: 2, year: 1990 })).toBe(28)
  expect(daysIn({ month: 2, year: 1992 })).toBe(29)
})

test('a day that the month does not have becomes its last', () => {
  expect(fitDay({ day: 31, month: 2, year: 1990 })).toEqual({ day: 28, month: 2, year: 1990 })
  expect(fitDay({ day: 0, month: 2, year: 1990 })).toEqual({ day: 0, month: 2, year: 1990 })
})
