import { expect, test } from 'vitest'
import { beginOf, putTogether } from './periods.ts'

test('weeks begin on Monday and months with their first day', () => {
  expect(beginOf('2026-11-15', 'week')).toBe('2026-11-09')
  expect(beginOf('2026-11-09', 'week')).toBe('2026-11-09')
  expect(beginOf('2026-11-15', 'month')).toBe('2026-11-01')
})

test('amounts are added, people are not', () => {
  const days = [
    { day: '2026-11-14', ggr: 5, activePlayers: 2 },
    { day: '2026-11-15', ggr: -1, activePlayers: 2 },
    { day: '2026-11-16', ggr: 7, activePlayers: null },
  ]
  expect(putTogether(days, 'week', ['activePlayers'])).toEqual([
    { day: '2026-11-09', ggr: 4, activePlayers: null },
    { day: '2026-11-16', ggr: 7, activePlayers: null },
  ])
  expect(putTogether(days, 'day')).toEqual(days)
})
