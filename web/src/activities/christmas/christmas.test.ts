import { expect, test } from 'vitest'
import { doorOf } from './christmas.ts'

const calendar = { signedDays: ['2026-12-31', '2026-12-18'], today: '2027-01-01' }

test.each([
  ['2026-12-18', 'signed'],
  ['2026-12-19', 'missed'],
  ['2026-12-31', 'signed'],
  ['2027-01-01', 'today'],
  ['2027-01-02', 'ahead'],
])('over the New Year the door of %s is %s', (day, state) => {
  expect(doorOf(day, calendar)).toBe(state)
})

test('a day that was signed today stays open', () => {
  expect(doorOf('2027-01-01', { ...calendar, signedDays: ['2027-01-01'] })).toBe('signed')
})
