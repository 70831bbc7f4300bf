import { ladderRechargeConfig } from '@parlour/contract/activities/ladder-recharge.ts'
import { expect, test } from 'vitest'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = ladderRechargeConfig.parse({})
const lastSecond = momentAt('2026-12-31T23:59:59+07:00')
const midnight = momentAt('2027-01-01T00:00:00+07:00')
const order = (orderId: string, amount: number, more = {}) =>
  aDeposit(amount, { orderId, actType: 17, ...more })
const after = (state: rules.State, amount: number, moment = lastSecond, orderId = 'DP1') =>
  rules.afterDeposit(state, order(orderId, amount), moment, config)
const thrice = (moment = lastSecond) =>
  ['A', 'B', 'C'].reduce((state, id) => after(state, 100_00, moment, id), rules.start())

test.each([
  [99_99, 0],
  [100_00, 2_00],
  [499_99, 9_99],
  [500_00, 15_00],
  [1_000_00, 40_00],
  [3_000_00, 150_00],
  [10_000_00, 600_00],
  [50_000_00, 4_000_00],
  [200_000_00, 4_000_00],
])('a deposit of %i brings %i', (amount, bonus) => {
  const state = after(rules.start(), amount)
  expect(state.due.map((one) => one.bonus)).toEqual(bonus === 0 ? [] : [bonus])
  const items = [{ id: 2001, count: bonus, betRate: 3 }]
  expect(rules.offers(meFor(config, state, lastSecond))).toEqual(
    bonus === 0 ? [] : [{ key: 'deposit:DP1', items }],
  )
})

test.each([
  ['a plain deposit', aDeposit(1_000_00)],
  ['one that is less than was announced', order('DP1', 1_000_00, { coversPrice: false })],
])('%s brings nothing', (_what, deposit) => {
  const state = rules.start()
  expect(rules.afterDeposit(state, deposit, midnight, config)).toBe(state)
})

test('the sum that was announced counts, not what came above it', () => {
  const deposit = order('DP1', 1_000_00, { announced: 500_00 })
  const { due } = rules.afterDeposit(rules.start(), deposit, midnight, config)
  expect(due).toEqual([{ orderId: 'DP1', bonus: 15_00, betRate: 3 }])
})

test.each([
  ['in the last second of the day', lastSecond, 0],
  ['the second after, which is a new day', midnight, 3],
  // 23:59:59 in Bangkok is 16:59:59 in London: the same day goes on.
  ['an hour later, where the day goes on', momentAt('2026-12-31T18:00:00Z', 'Europe/London'), 0],
])('after three times, %s', (_when, moment, left) => {
  expect(rules.leftToday(meFor(config, thrice(), moment))).toBe(left)
  expect(rules.priceOf(meFor(config, thrice(), moment))).toBe(left > 0 ? 'anyAmount' : null)
  expect(rules.earns(meFor(config, thrice(), moment))).toHaveLength(left > 0 ? 6 : 0)
})

test('a fourth deposit of a day brings nothing', () => {
  const state = thrice()
  expect(after(state, 1_000_00, lastSecond, 'D')).toBe(state)
  expect(after(state, 1_000_00, midnight, 'D').due).toHaveLength(4)
})

test('a deposit of yesterday that is heard of today counts for yesterday', () => {
  const today = after(rules.start(), 100_00, midnight)
  const late = after(today, 500_00, lastSecond, 'LATE')
  expect(late.due.map(({ bonus }) => bonus)).toEqual([2_00, 15_00])
  expect(rules.leftToday(meFor(config, late, midnight))).toBe(2)
})

test('what was paid is due no more', () => {
  const state = rules.claimed(thrice(), 'deposit:B')
  expect(state.due.map(({ orderId }) => orderId)).toEqual(['A', 'C'])
})
