import { freeLoginBonusConfig } from '@parlour/contract/activities/free-login-bonus.ts'
import { expect, test } from 'vitest'
import { endOfDay } from '../engine/rules.ts'
import { meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = freeLoginBonusConfig.parse({})
const lastSecond = momentAt('2026-12-31T23:59:59+07:00')
const midnight = momentAt('2027-01-01T00:00:00+07:00')
const claimedAt = (moment: typeof midnight) => rules.claimed(rules.start(), moment.day)

test.each([
  [1, 1_00],
  [5, 1_00],
  [6, 3_00],
  [7, 5_00],
  [8, 6_00],
  [9, 7_00],
  [10, 35_00],
  [11, 35_00],
])('VIP %i is offered %i a day', (vip, count) => {
  const me = meFor(config, rules.start(), midnight, { vip })
  const items = [{ id: 2001, count, betRate: 1 }]
  const until = endOfDay(me.moment)
  expect(rules.offers(me)).toEqual([{ key: '2027-01-01', items, until }])
})

test('a level without a bonus is offered nothing', () => {
  expect(rules.offers(meFor(config, rules.start(), midnight, { vip: 0 }))).toEqual([])
})

test.each([
  ['in the last second of the day', lastSecond, lastSecond, true],
  ['the second after, which is a new day', lastSecond, midnight, false],
  ['on the day it was claimed', midnight, midnight, true],
])('claimed, %s', (_when, claimed, looked, isClaimed) => {
  const me = meFor(config, claimedAt(claimed), looked, { vip: 10 })
  expect(rules.isClaimed(me)).toBe(isClaimed)
  expect(rules.offers(me)).toHaveLength(isClaimed ? 0 : 1)
})

test('days that were not claimed do not add up', () => {
  const me = meFor(config, claimedAt(momentAt('2026-12-20T12:00:00+07:00')), midnight, { vip: 6 })
  expect(rules.offers(me).map(({ items }) => items[0]?.count)).toEqual([3_00])
})

test('a claimed day keeps its config to its end', () => {
  expect(rules.renews(rules.start(), midnight)).toBe(true)
  expect(rules.renews(claimedAt(midnight), midnight)).toBe(false)
  expect(rules.renews(claimedAt(lastSecond), midnight)).toBe(true)
})
