import { expect, test } from 'vitest'
import { BatchFailure } from './failures.ts'

const lost = { code: '08006', severity: 'ERROR' }

test('a machine lost behind the database while it is asked has done nothing', () => {
  expect(new BatchFailure(lost, 'reading').verdict).toBe('unavailable')
})

test('lost while it writes, it may have done everything', () => {
  expect(new BatchFailure(lost, 'writing').verdict).toBe('unknown')
})

test('a value that cannot be written is the item’s own fault', () => {
  expect(new BatchFailure({ code: '22003', severity: 'ERROR' }, 'writing').verdict).toBe('undone')
})
