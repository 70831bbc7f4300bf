import { expect, test } from 'vitest'
import type { StoredRequirement } from './check-requirements.ts'
import { compare } from './check-requirements.ts'

const opened = { playerId: 1, requirementId: 7, amount: 100, required: 100, isBonus: false }
const requirement = (state: StoredRequirement['state']): StoredRequirement => {
  return { ...opened, state, target: 100, start: 0, openedSeq: 1, closedSeq: null }
}
const staked = (contribution: number) => [{ seq: 2, contribution, betSeq: null }]

test('what was wagered may be written as met, and need not be yet', () => {
  expect(compare([requirement('met')], staked(100))).toBeNull()
  expect(compare([requirement('open')], staked(100))).toBeNull()
})

test('nothing is met before it was wagered', () => {
  expect(compare([requirement('open')], staked(99))).toBeNull()
  expect(compare([requirement('met')], staked(99))).toContain('requirement 7: is {"state":"met"')
})

test('what was wagered is not waived without a trace', () => {
  expect(compare([requirement('waived')], staked(100))).toContain('must be {"state":"open"')
})
