import { expect, test } from 'vitest'
import { entriesPath, rangeOf } from './range.ts'

// Two in the morning of the 16th in Bangkok.
const now = Date.UTC(2026, 10, 15, 19)

test.each([
  ['', { from: '2026-10-18', to: '2026-11-16', days: 30 }],
  ['days=1', { from: '2026-11-16', to: '2026-11-16', days: 1 }],
  ['days=7', { from: '2026-11-10', to: '2026-11-16', days: 7 }],
  ['days=8', { from: '2026-10-18', to: '2026-11-16', days: 30 }],
  ['from=2026-01-01&to=2026-01-31&days=7', { from: '2026-01-01', to: '2026-01-31', days: null }],
  ['from=yesterday&to=2026-01-31', { from: '2026-10-18', to: '2026-11-16', days: 30 }],
])('the address %j shows %j', (address, range) => {
  expect(rangeOf(new URLSearchParams(address), now)).toEqual(range)
})

test('a figure leads to its rows, also to those of one line', () => {
  const range = { from: '2026-11-01', to: '2026-11-02' }
  expect(entriesPath('won', range, { line: 'game:7' })).toBe(
    '/reports/entries?figure=won&from=2026-11-01&to=2026-11-02&line=game%3A7',
  )
})
