import { accumulatedRechargeConfig } from '@parlour/contract/activities/accumulated-recharge.ts'
import { expect, test } from 'vitest'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import type { State } from './rules.ts'
import * as rules from './rules.ts'

const config = accumulatedRechargeConfig.parse({})
const sunday = '2026-11-15T12:00:00+07:00'

type Paid = [at: string, amount: number]
function after(...deposits: Paid[]): State {
  return deposits.reduce(
    (state, [at, amount]) => rules.afterDeposit(state, aDeposit(amount), momentAt(at), config),
    rules.start(),
  )
}
const keys = (state: State, at: string) =>
  rules.offers(meFor(config, state, momentAt(at))).map(({ key }) => key)

test.each([
  [499_99, []],
  [500_00, ['500']],
  [3_000_00, ['500', '1000', '3000']],
  [999_999_00, ['500', '1000', '3000', '5000', '10000', '30000', '50000', '200000']],
])('%d deposited in a week reaches the tiers %j', (amount, coins) => {
  const reached = coins.map((from) => `2026-11-09:${from}00`)
  expect(keys(after([sunday, amount]), sunday)).toEqual(reached)
})

test('the deposits of a week are added up, and a week ends at midnight of the site', () => {
  const state = after(
    ['2026-11-09T00:00:00+07:00', 300_00],
    ['2026-11-15T23:59:59+07:00', 200_00],
    ['2026-11-16T00:00:00+07:00', 400_00],
  )
  expect(keys(state, '2026-11-16T00:00:01+07:00')).toEqual(['2026-11-09:50000'])
  expect(state.weeks.map(({ deposited }) => deposited)).toEqual([500_00, 400_00])
})

test.each([
  ['2026-11-15T23:59:59+07:00', true],
  ['2026-11-18T23:59:59+07:00', true],
  ['2026-11-19T00:00:00+07:00', false],
  ['2026-11-26T12:00:00+07:00', false],
])('a tier of the week of the 9th can be claimed at %s: %s', (at, isOpen) => {
  const me = meFor(config, after([sunday, 500_00]), momentAt(at))
  expect(rules.offers(me).length > 0).toBe(isOpen)
  if (!isOpen) expect(rules.refuse(me, '2026-11-09:50000')).toBe('ended')
})

test('a deposit that is told after one of the next week still counts for its own', () => {
  const state = after(['2026-11-16T00:00:00+07:00', 500_00], [sunday, 500_00])
  expect(keys(state, '2026-11-16T08:00:00+07:00')).toEqual(['2026-11-09:50000', '2026-11-16:50000'])
})

test('a tier is claimed once', () => {
  const state = after([sunday, 1_000_00])
  const once = rules.claimed(state, '2026-11-09:50000')
  expect(keys(once, sunday)).toEqual(['2026-11-09:100000'])
})

test('the tiers of a week are those of its first deposit, new ones come with the next', () => {
  const state = after([sunday, 500_00])
  const changed = accumulatedRechargeConfig.parse({ tiers: [{ from: 100_00, bonus: 1_00 }] })
  const more = rules.afterDeposit(state, aDeposit(1_00), momentAt(sunday), changed)
  expect(rules.renews(more, momentAt(sunday))).toBe(false)
  expect(more.weeks[0]?.tiers).toEqual(config.tiers)
  const monday = momentAt('2026-11-16T00:00:00+07:00')
  expect(rules.renews(more, monday)).toBe(true)
  expect(rules.afterDeposit(more, aDeposit(1_00), monday, changed).weeks[1]?.tiers).toEqual([
    { from: 100_00, bonus: 1_00 },
  ])
})

test('only the last two weeks are kept', () => {
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => `${day}T12:00:00+07:00`)
  const state = after(...weeks.map((at): Paid => [at, 500_00]))
  expect(state.weeks.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16'])
})

test.each([
  ['2026-11-09:50000', 'notReached'],
  ['2026-11-09:12300', 'unknownReward'],
  ['2026-11-02:50000', 'ended'],
  ['2026-11-16:50000', 'unknownReward'],
])('%s is refused: %s', (key, reason) => {
  expect(rules.refuse(meFor(config, rules.start(), momentAt(sunday)), key)).toBe(reason)
})

test('a deposit says beforehand which tiers it would reach in all', () => {
  const moment = momentAt('2026-11-16T12:00:00+07:00')
  const state = rules.afterDeposit(rules.start(), aDeposit(600_00), moment, config)
  expect(rules.earns(meFor(config, state, moment)).slice(0, 2)).toEqual([
    { fromAmount: 400_00, bonus: 18_00, rate: 0, max: null },
    { fromAmount: 2_400_00, bonus: 46_00, rate: 0, max: null },
  ])
})
