import { expect, test } from 'vitest'
import { isChecklistOver, readSteps } from './checklist-steps.ts'

const nothing = {
  user: { mobile: null, firstRecharge: false, hasSafeboxPassword: false, hasKyc: false },
  details: { gameHistory: [] },
}
const everything = {
  user: { mobile: '08•••••678', firstRecharge: true, hasSafeboxPassword: true, hasKyc: true },
  details: { gameHistory: [101] },
}

test('each step is done by what the account has', () => {
  expect(Object.values(readSteps({ ...nothing, hasLimits: false }))).not.toContain(true)
  expect(Object.values(readSteps({ ...everything, hasLimits: true }))).not.toContain(false)
})

test('the list is over with the last step; limits alone keep none open', () => {
  expect(isChecklistOver(nothing)).toBe(false)
  expect(isChecklistOver({ ...everything, details: nothing.details })).toBe(false)
  expect(isChecklistOver(everything)).toBe(true)
})
