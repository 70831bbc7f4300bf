import { expect, test } from 'vitest'
import { firstDepositBadge } from './first-deposit-badge.ts'

const newcomer = { firstRecharge: false }
const packs = { 39: {} }
const badgeOf = (hundredths: number) => ({ firstRechargeBadge: hundredths })

test('the badge on the deposit button promises the sum that the operator has set', () => {
  expect(firstDepositBadge(newcomer, packs, badgeOf(300_00))).toBe('+300')
  expect(firstDepositBadge(newcomer, packs, badgeOf(1_500_00))).toBe('+1,500')
})

test('set to nought, or not known yet, it promises nothing', () => {
  expect(firstDepositBadge(newcomer, packs, badgeOf(0))).toBeUndefined()
  expect(firstDepositBadge(newcomer, packs, null)).toBeUndefined()
})

test('it is gone after the first deposit, for visitors, and where the packs are closed', () => {
  expect(firstDepositBadge({ firstRecharge: true }, packs, badgeOf(300_00))).toBeUndefined()
  expect(firstDepositBadge(null, packs, badgeOf(300_00))).toBeUndefined()
  expect(firstDepositBadge(newcomer, {}, badgeOf(300_00))).toBeUndefined()
  expect(firstDepositBadge(newcomer, undefined, badgeOf(300_00))).toBeUndefined()
})
