import { expect, test } from 'vitest'
import { coinText, setSign, timesText } from './amounts.ts'

test('amounts are written with two places, thousands apart', () => {
  const amounts = [0, 5, 100, 99_999, 100_000, 123_456_789, -250_000, 1.5]
  expect(amounts.map(coinText)).toEqual([
    '0.00',
    '0.05',
    '1.00',
    '999.99',
    '1,000.00',
    '1,234,567.89',
    '−2,500.00',
    '0.02',
  ])
})

test('money has its sign, below nothing too', () => {
  setSign('฿')
  expect([1_250_00, -5].map(coinText)).toEqual(['฿1,250.00', '−฿0.05'])
  setSign('')
})

test('multipliers without the places they do not need', () => {
  expect([0, 5, 250, 1000, 100_000, 123_456_789].map(timesText)).toEqual([
    '0×',
    '0.05×',
    '2.5×',
    '10×',
    '1,000×',
    '1,234,567.89×',
  ])
})
