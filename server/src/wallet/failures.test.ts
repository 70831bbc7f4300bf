import { expect, test } from 'vitest'
import { BatchFailure } from './failures.ts'

const severity = 'ERROR'
const losses = [
  { code: '08006', severity },
  { code: 'XX000', severity, message: 'failure on connection marked as essential: db2:5432' },
  { code: 'XX000', severity, message: 'postmaster was shut down, exiting' },
]

test.each(losses)('a machine lost behind the database while asked has done nothing', (lost) => {
  expect(new BatchFailure(lost, 'reading').verdict).toBe('unavailable')
})

test.each(losses)('lost while it writes, it may have done everything', (lost) => {
  expect(new BatchFailure(lost, 'writing').verdict).toBe('unknown')
})

test('a value that cannot be written is the item’s own fault', () => {
  expect(new BatchFailure({ code: '22003', severity: 'ERROR' }, 'writing').verdict).toBe('undone')
})
