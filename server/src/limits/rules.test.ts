import { jurisdictions } from '@parlour/contract/jurisdiction.ts'
import { expect, test } from 'vitest'
import type { Clock, OwnLimit } from './rules.ts'
import {
  changeLimit,
  isTighter,
  isUsedUp,
  judgeRaise,
  leftOf,
  lowestOf,
  tightestDeposit,
  usedIn,
} from './rules.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2031, 4, 20, 12)
const clock: Clock = { now, monthFrom: Date.UTC(2031, 4, 1), monthUntil: Date.UTC(2031, 5, 1) }
const { standard, strictest } = jurisdictions

const limit: OwnLimit = { kind: 'deposit', period: 'day', amount: 500_00, raise: null }
const wish = (amount: number | null) => ({ period: 'day' as const, amount })

test('a first limit counts at once, and so does a lower one', () => {
  expect(changeLimit(null, wish(500_00), clock, standard)).toEqual({
    outcome: 'set',
    amount: 500_00,
  })
  const raise = { amount: 900_00, from: now + day, until: now + 8 * day }
  expect(changeLimit({ ...limit, raise }, wish(499_99), clock, standard)).toMatchObject({
    outcome: 'set',
    amount: 499_99,
  })
})

test.each([[900_00], [null]])('a raise to %s waits a day and has a week to be confirmed', (to) => {
  expect(changeLimit(limit, wish(to), clock, standard)).toEqual({
    outcome: 'waits',
    raise: { amount: to, from: now + day, until: now + 8 * day },
  })
})

test.each([
  ['day', now + 3 * day],
  ['week', now + 7 * day],
  ['month', clock.monthUntil],
] as const)('strictest waits three days and the end of the running %s', (period, from) => {
  const change = changeLimit({ ...limit, period }, { period, amount: null }, clock, strictest)
  expect(change).toMatchObject({ outcome: 'waits', raise: { from, until: from + 7 * day } })
})

test('the same again changes nothing, and what is not there cannot be removed', () => {
  expect(changeLimit(limit, wish(500_00), clock, standard).outcome).toBe('same')
  expect(changeLimit(null, wish(null), clock, standard).outcome).toBe('unknown')
})

test('a raise is confirmed in its week only', () => {
  const raise = { amount: null, from: now, until: now + 7 * day }
  expect(judgeRaise(null, clock)).toBe('noRaise')
  expect(judgeRaise(raise, { now: now - 1 })).toBe('tooEarly')
  expect(judgeRaise(raise, { now })).toBeNull()
  expect(judgeRaise(raise, { now: raise.until - 1 })).toBeNull()
  expect(judgeRaise(raise, { now: raise.until })).toBe('noRaise')
})

test('of the player’s limit and the house’s the lower one counts', () => {
  expect(lowestOf([{ amount: 5 }, { amount: 3 }])).toEqual({ amount: 3 })
  expect(lowestOf([])).toBeNull()
})

const uses = [
  { until: clock.monthFrom - 1, amount: 1 },
  { until: now - 8 * day, amount: 10 },
  { until: now - 2 * day, amount: 100 },
  { until: now - 23 * hour, amount: 1_000 },
  { until: now, amount: 10_000 },
]

test.each([
  ['day', 11_000, now + hour],
  ['week', 11_100, now + 5 * day],
  ['month', 11_110, clock.monthUntil],
] as const)('a %s counts what lies in it, and says when some is free', (period, used, freeAt) => {
  expect(usedIn(uses, period, clock)).toEqual({ used, freeAt })
})

test('exactly 24 hours later it is free', () => {
  expect(usedIn([{ until: now - day, amount: 5 }], 'day', clock)).toEqual({ used: 0, freeAt: null })
})

test('what was won gives room, and never less than nothing is left', () => {
  expect(leftOf(100, -50)).toBe(150)
  expect(leftOf(100, 130)).toBe(0)
})

test('the smallest remainder binds, whatever its period', () => {
  const limits = [
    { period: 'day', amount: 20_000 },
    { period: 'week', amount: 12_000 },
    { period: 'month', amount: 99_000 },
  ] as const
  expect(tightestDeposit(limits, uses, clock)).toEqual({ left: 900, freeAt: now + 5 * day })
  expect(tightestDeposit([], uses, clock)).toBeNull()
})

test.each([
  ['deposit', 500_00, 399_00, false],
  ['stake', 500_00, 499_00, false],
  ['loss', 500_00, 499_01, true],
  ['time', 60, 59, false],
  ['time', 60, 59.5, true],
] as const)('a limit of %s of %d with %d used is used up: %s', (kind, amount, used, isOver) => {
  const spent = [
    { until: now - hour, amount: used },
    { until: now - day, amount: 900_00 },
  ]
  expect(isUsedUp({ kind, period: 'day', amount }, spent, clock)).toBe(isOver)
})

test.each([
  [null, 1, true],
  [500, 499, true],
  [500, 500, false],
  [500, 501, false],
  [500, null, false],
  [null, null, false],
])('the house’s limit from %s to %s is tighter: %s', (before, wanted, expected) => {
  expect(isTighter(before, wanted)).toBe(expected)
})
