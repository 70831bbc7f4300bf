import { signUpBonusConfig } from '@parlour/contract/activities/sign-up-bonus.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { addDays } from '../engine/rules.ts'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import type { State } from './rules.ts'
import * as rules from './rules.ts'

const config = signUpBonusConfig.parse({})
const registered = momentAt('2026-11-15T10:00:00+07:00')
const start = rules.start(config, { playerId: 1, registeredAt: registered.at, superiorId: null })
const bought = (awardId: number, more = {}) =>
  aDeposit(100_00, { actType: activityTypes.SignUpBonus, awardId, ...more })
const owner = rules.afterDeposit(start, bought(6004), registered, config)
/** The nth day of a card that was bought on the 15th. */
const nthDay = (nth: number, clock = '00:00:00') =>
  momentAt(`${addDays('2026-11-15', nth - 1)}T${clock}+07:00`)
const openOn = (state: State, nth: number, clock?: string) =>
  state.cards.flatMap((card) => rules.openDays(card, nthDay(nth, clock), config))

test.each([
  ['a card that is paid for', bought(6005), [6005]],
  ['a card of another activity', bought(6005, { actType: activityTypes.FirstCharge }), []],
  ['a card there is not', bought(6009), []],
  ['less than its price', bought(6005, { coversPrice: false }), []],
  ['a plain deposit', aDeposit(300_00), []],
])('%s buys %#', (_what, deposit, propIds) => {
  const { cards } = rules.afterDeposit(start, deposit, registered, config)
  expect(cards.map(({ propId }) => propId)).toEqual(propIds)
})

test('each card is bought once', () => {
  expect(rules.afterDeposit(owner, bought(6004), nthDay(2), config)).toBe(owner)
  expect(rules.afterDeposit(owner, bought(6007), nthDay(2), config).cards).toHaveLength(2)
})

test.each([
  ['at once', '2026-11-15T10:00:00+07:00', [100_00, 300_00, 500_00, 1_000_00]],
  ['in the last second', '2026-11-22T09:59:59+07:00', [100_00, 300_00, 500_00, 1_000_00]],
  ['seven days later', '2026-11-22T10:00:00+07:00', [null, null, null, null]],
])('cards are on sale for seven days: %s', (_when, at, prices) => {
  const me = meFor(config, start, momentAt(at))
  expect([6004, 6005, 6006, 6007].map((propId) => rules.priceOf(me, propId))).toEqual(prices)
})

test('a card one has is not sold again', () => {
  const me = meFor(config, owner, registered)
  expect(rules.onSale(me)).toEqual([6005, 6006, 6007])
  expect(rules.priceOf(me, 6004)).toBeNull()
})

test.each([
  [1, '10:00:00', [1]],
  [1, '23:59:59', [1]],
  [2, '00:00:00', [1, 2]],
  [7, '00:00:00', [1, 2, 3, 4, 5, 6, 7]],
  [15, '23:59:59', [1, 2, 3, 4, 5, 6, 7]],
  [16, '00:00:00', []],
])('on day %d at %s a card that was never claimed offers %j', (nth, clock, days) => {
  expect(openOn(owner, nth, clock)).toEqual(days)
})

test('a missed day can be caught up, a claimed one is gone', () => {
  const state = rules.claimed(rules.claimed(owner, '6004:1'), '6004:3')
  expect(openOn(state, 4)).toEqual([2, 4])
})

test('each card pays its own daily sum', () => {
  const state = [6005, 6006, 6007].reduce(
    (now, propId) => rules.afterDeposit(now, bought(propId), registered, config),
    owner,
  )
  expect(rules.offers(meFor(config, state, registered))).toMatchObject(
    [3, 10, 20, 45].map((coins, index) => ({
      key: `${6004 + index}:1`,
      items: [{ id: 2001, count: coins * 100, betRate: 5 }],
    })),
  )
})

test('the days claimed end with −1 when they are all', () => {
  let state = owner
  const seen: number[][] = []
  for (const day of [2, 1, 3, 4, 5, 6, 7]) {
    state = rules.claimed(state, `6004:${day}`)
    seen.push(state.cards.flatMap((card) => rules.claimedDays(card, config)))
  }
  expect(seen[1]).toEqual([1, 2])
  expect(seen[6]).toEqual([1, 2, 3, 4, 5, 6, 7, -1])
  expect(rules.isOver(meFor(config, state, nthDay(9)))).toBe(true)
})

test.each([
  ['never bought, on sale', start, 2, false],
  ['never bought, sale over', start, 9, true],
  ['a card that still pays', owner, 15, false],
  ['a card whose time is over', owner, 16, true],
])('%s: over %#', (_what, state, nth, isOver) => {
  expect(rules.isOver(meFor(config, state, nthDay(nth)))).toBe(isOver)
})

test.each([
  ['6004:5', 4, 'notReached'],
  ['6004:5', 16, 'ended'],
  ['6004:8', 9, 'unknownReward'],
])('%s on day %d is refused: %s', (key, nth, reason) => {
  expect(rules.reasonAgainst(meFor(config, owner, nthDay(nth)), key)).toBe(reason)
})
