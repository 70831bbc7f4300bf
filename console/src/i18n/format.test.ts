import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
const { dayTimeText } = await import('./format.ts')
const { setZone } = await import('./zone.ts')

test('a moment is told with its year only where that is not plain', () => {
  setZone('Asia/Bangkok')
  expect(dayTimeText(Date.now())).not.toContain(String(new Date().getFullYear()))
  expect(dayTimeText(Date.UTC(2190, 4, 31, 17))).toBe('1 Jun 2190, 00:00')
  expect(dayTimeText(Date.UTC(2019, 2, 1, 5))).toBe('1 Mar 2019, 12:00')
})
