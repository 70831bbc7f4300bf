import { afterEach, expect, test } from 'vitest'
import { setZone, zonedText, zonedTime } from './zone.ts'

afterEach(() => setZone('Asia/Bangkok'))

test('a day and time of the site is one moment, wherever one sits', () => {
  expect(zonedText(Date.UTC(2026, 10, 17, 17))).toBe('2026-11-18T00:00')
  expect(zonedTime('2026-11-18T00:00')).toBe(Date.UTC(2026, 10, 17, 17))
  expect(zonedTime('')).toBe(null)
})

test('it holds where clocks are moved', () => {
  setZone('Europe/Berlin')
  for (const text of ['2026-03-29T00:30', '2026-03-29T04:00', '2026-10-25T12:00'])
    expect(zonedText(zonedTime(text) ?? 0)).toBe(text)
})
