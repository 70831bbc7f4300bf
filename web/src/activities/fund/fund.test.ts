import { expect, test } from 'vitest'
import { findClaimable, findNext, sumOf } from './fund.ts'

const steps = (wagered: number, ...statuses: (0 | 1 | 2)[]) => ({
  wagered,
  tierList: statuses.map((status, index) => ({
    from: (index + 1) * 1_000,
    bonus: (index + 1) * 10,
    status,
  })),
})

test('the way to the next step is what is left of it', () => {
  expect(findNext(steps(0, 0, 0))).toEqual({ step: 1, from: 1_000, left: 1_000 })
  expect(findNext(steps(1_000, 1, 0))).toEqual({ step: 2, from: 2_000, left: 1_000 })
  expect(findNext(steps(1_999, 1, 0))).toEqual({ step: 2, from: 2_000, left: 1 })
  expect(findNext(steps(2_000, 2, 1))).toBeNull()
})

test('the lowest step that waits is claimed first', () => {
  expect(findClaimable(steps(3_000, 2, 1, 1))).toEqual({ step: 2, from: 2_000, bonus: 20 })
  expect(findClaimable(steps(1_500, 2, 0, 0))).toBeNull()
})

test('what was claimed, and what all steps bring', () => {
  expect(sumOf(steps(2_000, 2, 2, 0))).toEqual({ claimed: 30, all: 60 })
})
