import { expect, test } from 'vitest'
import { isOpenAt } from './support-hours.ts'

const week = [1, 2, 3, 4, 5, 6, 7]
const zone = 'Asia/Bangkok'
const at = (text: string) => Date.parse(`${text}+07:00`)

test.each([
  ['2026-11-16T08:59', false],
  ['2026-11-16T09:00', true],
  ['2026-11-16T22:59', true],
  ['2026-11-16T23:00', false],
])('open from nine to eleven at night: %s', (text, isOpen) => {
  expect(isOpenAt({ days: week, opens: '09:00', closes: '23:00' }, at(text), zone)).toBe(isOpen)
})

test('hours past midnight belong to the day they began on', () => {
  const hours = { days: [5], opens: '20:00', closes: '02:00' }
  expect(isOpenAt(hours, at('2026-11-20T23:00'), zone)).toBe(true)
  expect(isOpenAt(hours, at('2026-11-21T01:59'), zone)).toBe(true)
  expect(isOpenAt(hours, at('2026-11-21T20:30'), zone)).toBe(false)
})

test('the same hour twice is round the clock, on its days', () => {
  const hours = { days: [1, 2], opens: '00:00', closes: '00:00' }
  expect(isOpenAt(hours, at('2026-11-17T23:59'), zone)).toBe(true)
  expect(isOpenAt(hours, at('2026-11-18T00:00'), zone)).toBe(false)
})
