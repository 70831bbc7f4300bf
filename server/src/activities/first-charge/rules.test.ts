import { firstChargeConfig } from '@parlour/contract/activities/first-charge.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = firstChargeConfig.parse({})
const registered = momentAt('2026-11-15T10:00:00+07:00')
const start = rules.start(config, { playerId: 1, registeredAt: registered.at, superiorId: null })
const bought = (awardId: number, more = {}) =>
  aDeposit(100_00, { actType: activityTypes.FirstCharge, awardId, ...more })

test.each([
  ['a pack that is paid for', bought(2), 2],
  ['a pack of another activity', bought(2, { actType: activityTypes.SignUpBonus }), null],
  ['a pack there is not', bought(9), null],
  ['less than its price', bought(2, { coversPrice: false }), null],
  ['a plain deposit', aDeposit(100_00), null],
])('%s buys %#', (_what, deposit, awardId) => {
  expect(rules.afterDeposit(start, deposit, registered, config).awardId).toBe(awardId)
})

test('only one pack is ever bought', () => {
  const once = rules.afterDeposit(start, bought(1), registered, config)
  expect(rules.afterDeposit(once, bought(3), registered, config)).toBe(once)
})

test.each([
  ['2026-11-15T10:00:00+07:00', false],
  ['2026-11-18T09:59:59+07:00', false],
  ['2026-11-18T10:00:00+07:00', true],
])('unbought, at %s it is over: %s', (at, isOver) => {
  expect(rules.isOver(meFor(config, start, momentAt(at)))).toBe(isOver)
})

test('what is paid for can be claimed after the 72 hours too, item by item', () => {
  const later = momentAt('2027-01-01T00:00:00+07:00')
  let state = rules.afterDeposit(start, bought(1), registered, config)
  const seen: string[][] = []
  for (const id of ['1001', '2001', '2002']) {
    seen.push(rules.offers(meFor(config, state, later)).map(({ key }) => key))
    expect(rules.statusOf(state, config)).toBe(1)
    state = rules.claimed(state, id)
  }
  expect(seen).toEqual([['2001', '2002', '1001'], ['2001', '2002'], ['2002']])
  expect(rules.statusOf(state, config)).toBe(2)
  expect(rules.isOver(meFor(config, state, later))).toBe(true)
})

test('a pack is on sale to those who have none, while it lasts', () => {
  const me = meFor(config, start, registered)
  expect([1, 2, 3, 4].map((id) => rules.priceOf(me, id))).toEqual([100_00, 300_00, 1_000_00, null])
  const owner = rules.afterDeposit(start, bought(1), registered, config)
  expect(rules.priceOf(meFor(config, owner, registered), 2)).toBeNull()
  const late = momentAt('2026-11-18T10:00:00+07:00')
  expect(rules.priceOf(meFor(config, start, late), 1)).toBeNull()
})
