import { expect, test } from 'vitest'
import { daysAgo } from './days.ts'

test('today begins at the site’s own midnight, not at London’s', () => {
  const twoAtNight = Date.UTC(2026, 10, 17, 19)
  expect(daysAgo('2026-11-18', twoAtNight)).toBe(0)
  expect(daysAgo('2026-11-17', twoAtNight)).toBe(1)
  expect(daysAgo('2026-11-18', twoAtNight + 21 * 3_600_000)).toBe(0)
})
