import { expect, test } from 'vitest'
import { countDays, foldDays, sumRows } from './statement.ts'

const day = (name: string, deposits: number, stakes = 0) => ({
  day: name,
  deposits,
  withdrawals: 0,
  stakes,
  wins: 0,
  rewards: 0,
  net: -stakes,
})

const days = [day('2027-01-31', 100, 10), day('2027-02-01', 200, 20), day('2027-02-07', 400)]

test('a row for every day, empty ones too', () => {
  const rows = foldDays(days, 'day', '2027-01-30', '2027-02-02')
  expect(rows.map(({ from, deposits }) => [from, deposits])).toEqual([
    ['2027-01-30', 0],
    ['2027-01-31', 100],
    ['2027-02-01', 200],
    ['2027-02-02', 0],
  ])
})

test('weeks begin on Monday', () => {
  const rows = foldDays(days, 'week', '2027-01-31', '2027-02-08')
  expect(rows.map(({ from, deposits, net }) => [from, deposits, net])).toEqual([
    ['2027-01-25', 100, -10],
    ['2027-02-01', 600, -20],
    ['2027-02-08', 0, 0],
  ])
})

test('months, and the sum of all', () => {
  const rows = foldDays(days, 'month', '2027-01-31', '2027-02-08')
  expect(rows.map(({ from, deposits }) => [from, deposits])).toEqual([
    ['2027-01-01', 100],
    ['2027-02-01', 600],
  ])
  expect(sumRows(rows)).toMatchObject({ deposits: 700, stakes: 30, net: -30 })
})

test('the last day a date can name ends the period too', () => {
  expect(foldDays([], 'month', '9999-12-31', '9999-12-31')).toMatchObject([{ from: '9999-12-01' }])
})

test('a period includes both its days', () => {
  expect(countDays('2027-01-31', '2027-01-31')).toBe(1)
  expect(countDays('2027-01-31', '2027-02-08')).toBe(9)
})
