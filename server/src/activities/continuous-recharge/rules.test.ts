import { continuousRechargeConfig } from '@parlour/contract/activities/continuous-recharge.ts'
import { expect, test } from 'vitest'
import { addDays } from '../engine/rules.ts'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const config = continuousRechargeConfig.parse({})
const first = '2026-11-27'
/** Noon of the nth day, over the end of a month; or another clock time of it. */
const dayAt = (nth: number, clock = '12:00:00') =>
  momentAt(`${addDays(first, nth - 1)}T${clock}+07:00`)

function pay(state: State, nth: number, amount: number, by: Config = config, clock?: string) {
  return rules.afterDeposit(state, aDeposit(amount), dayAt(nth, clock), by)
}
/** The same amount on each of these days. */
const paid = (days: number[], amount = 300_00, state = rules.start()) =>
  days.reduce((now, nth) => pay(now, nth, amount), state)
const streak = (state: State, nth: number, from = 300_00) =>
  rules.streakOf(meFor(config, state, dayAt(nth)), from)
const keys = (state: State) => rules.offers(meFor(config, state, dayAt(1))).map(({ key }) => key)

const week = [1, 2, 3, 4, 5, 6, 7]

test.each([
  ['nothing yet', [], 1, { days: 0, isTodayDone: false, status: 0 }],
  ['the first day', [1], 1, { days: 1, isTodayDone: true, status: 0 }],
  ['the next morning', [1], 2, { days: 1, isTodayDone: false, status: 0 }],
  ['a day was missed', [1], 3, { days: 0, isTodayDone: false, status: 0 }],
  ['begun again after a break', [1, 2, 4], 4, { days: 1, isTodayDone: true, status: 0 }],
  ['six days', [1, 2, 3, 4, 5, 6], 7, { days: 6, isTodayDone: false, status: 0 }],
  ['seven days', week, 7, { days: 7, isTodayDone: true, status: 1 }],
  ['seven days, not claimed for long', week, 40, { days: 7, isTodayDone: false, status: 1 }],
])('%s', (_what, days, today, expected) => {
  expect(streak(paid(days), today)).toEqual(expected)
})

test('a day counts by all its deposits together, up to midnight of the site', () => {
  let state = pay(rules.start(), 1, 200_00, config, '00:00:00')
  expect(streak(state, 1).days).toBe(0)
  state = pay(state, 1, 100_00, config, '23:59:59')
  expect(streak(state, 1).days).toBe(1)
  state = pay(state, 2, 299_99, config, '00:00:00')
  expect(streak(state, 2)).toMatchObject({ days: 1, isTodayDone: false })
})

test('every tier counts its own days, and a day of the highest counts for all', () => {
  const state = pay(paid([1, 2, 3], 1_000_00), 4, 500_00)
  expect([300_00, 500_00, 1_000_00].map((from) => streak(state, 4, from).days)).toEqual([4, 4, 3])
  expect([300_00, 500_00, 1_000_00].map((from) => streak(state, 5, from).days)).toEqual([4, 4, 0])
})

test('a finished row is claimed once, and the next begins on the day after', () => {
  const done = paid(week)
  expect(keys(done)).toEqual(['30000:2026-12-03'])
  const claimed = rules.claimed(done, '30000:2026-12-03')
  expect(keys(claimed)).toEqual([])
  expect(streak(claimed, 7)).toMatchObject({ days: 7, status: 2 })
  expect(streak(pay(claimed, 7, 900_00), 7)).toMatchObject({ days: 7, status: 2 })
  expect(streak(claimed, 8)).toEqual({ days: 0, isTodayDone: false, status: 0 })
  const next = paid([8, 9, 10, 11, 12, 13, 14], 300_00, claimed)
  expect(keys(next)).toEqual(['30000:2026-12-10'])
})

test('rows that are not claimed wait beside each other', () => {
  const state = paid([...week, 8, 9, 10, 11, 12, 13, 14])
  expect(keys(state)).toEqual(['30000:2026-12-03', '30000:2026-12-10'])
  const me = meFor(config, state, dayAt(14))
  expect(rules.keyToClaim(me, 300_00)).toBe('30000:2026-12-03')
})

test('asked again, a claim means the same row until the next is begun', () => {
  const claimed = rules.claimed(paid(week), '30000:2026-12-03')
  const keyAt = (state: State, nth: number) =>
    rules.keyToClaim(meFor(config, state, dayAt(nth)), 300_00)
  expect(keyAt(claimed, 8)).toBe('30000:2026-12-03')
  expect(keyAt(pay(claimed, 8, 300_00), 8)).toBe('30000:')
})

test('a deposit that is told after one of the next day still counts for its own', () => {
  const late = paid([2, 1], 300_00, rules.start())
  expect(streak(late, 2).days).toBe(2)
  const hole = pay(pay(paid([1, 2, 3, 4, 5], 1_000_00), 6, 300_00), 7, 1_000_00)
  expect(streak(hole, 7, 1_000_00)).toMatchObject({ days: 1, status: 0 })
  expect(streak(pay(hole, 6, 700_00), 7, 1_000_00)).toMatchObject({ days: 7, status: 1 })
})

test('a row that was begun keeps its config; after a break or a finish the newest counts', () => {
  const begun = paid([1, 2])
  expect(rules.renews(begun, dayAt(3))).toBe(false)
  expect(rules.renews(pay(begun, 3, 1_00), dayAt(3))).toBe(false)
  expect(rules.renews(begun, dayAt(4))).toBe(true)
  expect(rules.renews(paid(week), dayAt(8))).toBe(true)
})

test('days before a new config do not count for its tiers; what was won stays as it was', () => {
  const lower = continuousRechargeConfig.parse({ tiers: [{ from: 100_00, bonus: 50_00 }] })
  const small = pay(paid([1, 2], 100_00), 3, 100_00, lower)
  expect(rules.streakOf(meFor(lower, small, dayAt(3)), 100_00).days).toBe(1)
  const won = pay(paid(week), 8, 100_00, lower)
  const me = meFor(lower, won, dayAt(8))
  expect(rules.offers(me)).toMatchObject([{ items: [{ count: 300_00 }] }])
  expect(rules.tiersOf(me)).toMatchObject([
    { from: 100_00, rewards: [{ count: 50_00 }] },
    { from: 300_00, rewards: [{ count: 300_00 }] },
  ])
})

test('only what rules can still ask for is kept', () => {
  const days = Array.from({ length: 60 }, (_, index) => index + 1)
  const state = days.reduce((now, nth) => {
    const next = pay(now, nth, 300_00)
    return keys(next).reduce((left, key) => rules.claimed(left, key), next)
  }, rules.start())
  expect(Object.keys(state.deposits)).toHaveLength(4)
  expect(state.rows).toHaveLength(1)
})
