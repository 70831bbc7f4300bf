import { expect, test } from 'vitest'
import { addDays, daysBetween, endOfDay, momentOf, startOfDay, weekOf } from './moment.ts'

const bangkok = 'Asia/Bangkok'

test.each([
  ['2026-11-15T16:59:59Z', '2026-11-15', '2026-11-09', '2026-11'],
  ['2026-11-15T17:00:00Z', '2026-11-16', '2026-11-16', '2026-11'],
  ['2026-11-30T17:00:00Z', '2026-12-01', '2026-11-30', '2026-12'],
  ['2026-12-31T16:59:59Z', '2026-12-31', '2026-12-28', '2026-12'],
  ['2026-12-31T17:00:00Z', '2027-01-01', '2026-12-28', '2027-01'],
])('%s in Bangkok is %s, in the week of %s', (at, day, week, month) => {
  expect(momentOf(new Date(at), bangkok)).toMatchObject({ day, week, month })
})

test('moments of one quarter of an hour share their day, whatever was asked for between', () => {
  const days = ['16:59:59.999', '17:00:00', '16:45:00', '17:14:59'].map(
    (clock) => momentOf(new Date(`2026-11-15T${clock}Z`), bangkok).day,
  )
  expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-15', '2026-11-16'])
  const kathmandu = (clock: string) => momentOf(new Date(`2026-11-15T${clock}Z`), 'Asia/Kathmandu')
  expect(kathmandu('18:14:59').day).toBe('2026-11-15')
  expect(kathmandu('18:15:00').day).toBe('2026-11-16')
})

test('a week runs from Monday to Sunday', () => {
  const days = Array.from({ length: 8 }, (_, at) => addDays('2026-11-15', at))
  expect(days.map(weekOf)).toEqual(['2026-11-09', ...Array(7).fill('2026-11-16')])
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysBetween('2026-12-28', '2027-01-03')).toBe(6)
})

test('a day begins at midnight of the site, and clocks that are changed do not matter', () => {
  expect(new Date(startOfDay('2026-11-16', bangkok)).toISOString()).toBe('2026-11-15T17:00:00.000Z')
  expect(new Date(startOfDay('2026-11-16', bangkok, '04:00')).toISOString()).toBe(
    '2026-11-15T21:00:00.000Z',
  )
  const berlin = momentOf(new Date('2026-10-25T10:00:00Z'), 'Europe/Berlin')
  expect(endOfDay(berlin) - startOfDay('2026-10-25', 'Europe/Berlin')).toBe(25 * 3_600_000)
})
