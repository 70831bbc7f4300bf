import { expect, test } from 'vitest'
import { readFilters } from './filters.ts'

test('what the address says wrongly is left out', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))
  expect(read('')).toEqual({ account: 'coin' })
  expect(
    read('account=held&code=deposit&least=100&most=5&fromDay=2026-11-01&toDay=2026-11-02'),
  ).toEqual({
    account: 'held',
    code: 'deposit',
    least: 100,
    most: 5,
    fromDay: '2026-11-01',
    toDay: '2026-11-02',
  })
  const wrong = 'account=house&code=gift&least=-1&most=1e99&fromDay=2026-13-01&toDay=yesterday'
  expect(read(wrong)).toEqual({ account: 'coin' })
})
