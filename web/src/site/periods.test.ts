import { expect, test, vi } from 'vitest'
import { periodOf } from './periods.ts'

vi.mock('./store.ts', () => ({ useSite: () => 'Asia/Bangkok' }))

test.each([
  ['today', { from: '2026-11-15', to: '2026-11-15' }],
  ['week', { from: '2026-11-09', to: '2026-11-15' }],
  ['month', { from: '2026-10-17', to: '2026-11-15' }],
  ['all', {}],
] as const)('%s', (name, period) => {
  expect(periodOf(name, '2026-11-15')).toEqual(period)
})
