import { expect, test } from 'vitest'
import { dateText, moneyText, pointsText, timeText } from './format.ts'

test('money is hundredths shown with two decimals', () => {
  expect(moneyText(1_248_050)).toBe('12,480.50')
  expect(moneyText(0)).toBe('0.00')
  expect(moneyText(5)).toBe('0.05')
})

test('points show the whole part only', () => {
  expect(pointsText(128_499)).toBe('1,284')
  expect(pointsText(99)).toBe('0')
})

test('times show as AM or PM with h:mm:ss', () => {
  expect(timeText(new Date(2026, 10, 15, 14, 41, 7))).toBe('PM 2:41:07')
  expect(timeText(new Date(2026, 10, 15, 0, 5, 0))).toBe('AM 12:05:00')
  expect(timeText(new Date(2026, 10, 15, 12, 0, 59))).toBe('PM 12:00:59')
})

test('dates count years as in the West in both languages', () => {
  const day = new Date(2026, 10, 15, 9)
  expect(dateText(day, 'th-TH')).toBe('15 พ.ย. 2026')
  expect(dateText(day, 'en-US')).toBe('15 Nov 2026')
})
