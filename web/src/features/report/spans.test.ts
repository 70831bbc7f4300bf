import { expect, test, vi } from 'vitest'
import { spanOf } from './spans.ts'

vi.mock('../../site/store.ts', () => ({ useSite: () => 'Asia/Bangkok' }))

test('thirty days, twelve weeks, or a year of whole months', () => {
  expect(spanOf('day', '2026-11-15')).toEqual({ from: '2026-10-17', to: '2026-11-15' })
  expect(spanOf('week', '2026-11-15')).toEqual({ from: '2026-08-24', to: '2026-11-15' })
  expect(spanOf('month', '2026-11-15')).toEqual({ from: '2025-11-01', to: '2026-11-15' })
})
