import { expect, test } from 'vitest'
import { dateText, dateTimeText, moneyText, pointsText } from './format.ts'
import { setTimeZone, timeText } from './format.ts'

test('money is hundredths shown with two decimals', () => {
  expect(moneyText(1_248_050)).toBe('12,480.50')
  expect(moneyText(0)).toBe('0.00')
  expect(moneyText(5)).toBe('0.05')
})

test('points show the whole part only', () => {
  expect(pointsText(128_499)).toBe('1,284')
  expect(pointsText(99)).toBe('0')
})

test('times of the ticker show as AM or PM with h:mm:ss', () => {
  expect(timeText(new Date(2026, 10, 15, 14, 41, 7))).toBe('PM 2:41:07')
  expect(timeText(new Date(2026, 10, 15, 0, 5, 0))).toBe('AM 12:05:00')
  expect(timeText(new Date(2026, 10, 15, 12, 0, 59))).toBe('PM 12:00:59')
})

test('a date reads as on a bank’s slip, in the site’s zone', () => {
  const lateEvening = Date.UTC(2026, 10, 14, 17, 30)
  setTimeZone('Asia/Bangkok')
  expect(dateText(lateEvening, 'th-TH')).toBe('15 พ.ย. 2569')
  expect(dateText(lateEvening, 'en-US')).toBe('15 Nov 2026')
  expect(dateTimeText(lateEvening, 'th-TH')).toBe('15 พ.ย. 2569 00:30 น.')
  expect(dateTimeText(lateEvening, 'en-US')).toBe('15 Nov 2026, 00:30')
  setTimeZone('UTC')
  expect(dateTimeText(lateEvening, 'en-US')).toBe('14 Nov 2026, 17:30')
})
