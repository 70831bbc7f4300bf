import { freeSignConfig } from '@parlour/contract/activities/free-sign.ts'
import { expect, test } from 'vitest'
import { addDays } from '../engine/rules.ts'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import type { State } from './rules.ts'
import * as rules from './rules.ts'

const config = freeSignConfig.parse({})
const first = '2026-12-27'
const dayAt = (nth: number, clock = '12:00:00') =>
  momentAt(`${addDays(first, nth - 1)}T${clock}+07:00`)
const me = (state: State, nth: number) => meFor(config, state, dayAt(nth))

const deposit = (state: State, nth: number, amount: number, clock?: string) =>
  rules.afterDeposit(state, aDeposit(amount), dayAt(nth, clock), config)
const wager = (state: State, nth: number, stake: number) =>
  rules.afterRound(state, aRound(stake), dayAt(nth), config)
/** Deposits enough on each of these days, and signs in. */
const signed = (...days: number[]) =>
  days.reduce((state, nth) => {
    const done = deposit(state, nth, 100_00)
    return rules.claimed(done, dayAt(nth).day, dayAt(nth))
  }, rules.start())

test.each([
  ['nothing', 0, 0, [], { depositLeft: 100_00, wagerLeft: 500_00 }],
  ['a little of both', 99_99, 499_99, [], { depositLeft: 1, wagerLeft: 1 }],
  ['enough deposited', 150_00, 0, ['2026-12-27'], { depositLeft: 0, wagerLeft: 500_00 }],
  ['enough wagered', 0, 600_00, ['2026-12-27'], { depositLeft: 100_00, wagerLeft: 0 }],
])('%s on a day', (_what, deposited, wagered, keys, left) => {
  let state = rules.start()
  if (deposited) state = deposit(state, 1, deposited)
  if (wagered) state = wager(state, 1, wagered)
  expect(rules.offers(me(state, 1)).map(({ key }) => key)).toEqual(keys)
  expect(rules.leftOf(me(state, 1))).toEqual(left)
})

test('seven days in a row pay 2, 3, 4, 5, 6, 7 and 18, and then it begins again', () => {
  let state = rules.start()
  const paid: number[] = []
  for (let nth = 1; nth <= 8; nth += 1) {
    state = deposit(state, nth, 100_00)
    const [offer] = rules.offers(me(state, nth))
    paid.push(offer?.items[0]?.count ?? 0)
    state = rules.claimed(state, offer?.key ?? '', dayAt(nth))
  }
  expect(paid.map((count) => count / 100)).toEqual([2, 3, 4, 5, 6, 7, 18, 2])
})

test.each([
  ['signed yesterday', [1, 2], 3, 3],
  ['signed today', [1, 2, 3], 3, 3],
  ['missed a day', [1, 2], 4, 1],
  ['the row is complete today', [1, 2, 3, 4, 5, 6, 7], 7, 7],
  ['the day after', [1, 2, 3, 4, 5, 6, 7], 8, 1],
])('%s: today is the day of the row', (_what, days, today, position) => {
  expect(rules.currentDay(me(signed(...days), today))).toBe(position)
})

test('a day is signed once', () => {
  expect(rules.offers(me(deposit(signed(1), 1, 100_00), 1))).toEqual([])
})

test('a day that counted but was not signed is a missed one', () => {
  const state = deposit(deposit(rules.start(), 1, 100_00), 2, 100_00)
  expect(rules.currentDay(me(state, 2))).toBe(1)
})

test('what was done counts until midnight of the site, and not beyond', () => {
  const state = deposit(rules.start(), 1, 100_00, '23:59:59')
  expect(rules.offers(meFor(config, state, dayAt(1, '23:59:59')))).toHaveLength(1)
  expect(rules.offers(meFor(config, state, dayAt(2, '00:00:00')))).toEqual([])
  expect(deposit(deposit(state, 2, 50_00), 1, 50_00)).toMatchObject({ deposited: 50_00 })
})

test('rounds beyond the goal of the day change nothing', () => {
  const state = wager(rules.start(), 1, 500_00)
  expect(wager(state, 1, 1_00)).toBe(state)
})

test('a row and a day that were begun keep their config', () => {
  expect(rules.renews(rules.start(), dayAt(1))).toBe(true)
  expect(rules.renews(wager(rules.start(), 1, 1_00), dayAt(1))).toBe(false)
  expect(rules.renews(signed(1), dayAt(2))).toBe(false)
  expect(rules.renews(signed(1), dayAt(3))).toBe(true)
  expect(rules.renews(signed(1, 2, 3, 4, 5, 6, 7), dayAt(7))).toBe(false)
  expect(rules.renews(signed(1, 2, 3, 4, 5, 6, 7), dayAt(8))).toBe(true)
})
