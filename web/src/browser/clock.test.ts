import { expect, test } from 'vitest'
import { noteServerTime, serverNowMs } from './clock.ts'

const noon = Date.UTC(2026, 10, 15, 12)

test('the exact server time wins over the date header', () => {
  const headers = new Headers({
    'x-server-time': String(noon + 5250),
    date: 'Sun, 15 Nov 2026 09:00:00 GMT',
  })
  noteServerTime(headers, noon)
  expect(serverNowMs(noon)).toBe(noon + 5250)
})

test('without it the date header corrects a clock that is off by more than its rounding', () => {
  noteServerTime(new Headers({ 'x-server-time': String(noon) }), noon)
  noteServerTime(new Headers({ date: 'Sun, 15 Nov 2026 12:00:01 GMT' }), noon)
  expect(serverNowMs(noon)).toBe(noon)
  noteServerTime(new Headers({ date: 'Sun, 15 Nov 2026 13:00:00 GMT' }), noon)
  expect(serverNowMs(noon)).toBe(noon + 3_600_000)
})

test('an answer without either changes nothing', () => {
  noteServerTime(new Headers({ 'x-server-time': String(noon + 10) }), noon)
  noteServerTime(new Headers(), noon)
  expect(serverNowMs(noon)).toBe(noon + 10)
})
