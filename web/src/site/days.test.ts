import { expect, test, vi } from 'vitest'
import { addDays, dayOf } from './days.ts'

vi.mock('./store.ts', () => ({ useSite: () => 'Asia/Bangkok' }))

test('a day begins when it begins at the site, not at the reader', () => {
  const lateEvening = Date.UTC(2026, 10, 14, 17, 30)
  expect(dayOf(lateEvening, 'Asia/Bangkok')).toBe('2026-11-15')
  expect(dayOf(lateEvening, 'UTC')).toBe('2026-11-14')
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})
