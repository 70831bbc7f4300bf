import { inviteFriend1Config } from '@parlour/contract/activities/invite-friend1.ts'
import { expect, test } from 'vitest'
import { meFor, momentAt } from '../engine/test-player.ts'
import type { State } from './rules.ts'
import * as rules from './rules.ts'

const config = inviteFriend1Config.parse({})
const registered = momentAt('2026-11-15T10:00:00+07:00')
const lastSecond = momentAt('2026-11-18T09:59:59+07:00')
const over = momentAt('2026-11-18T10:00:00+07:00')
const player = { playerId: 1, registeredAt: registered.at, superiorId: null }
const start = rules.start(config, player, registered)

const invited = (times: number, at = registered, heardAt = at, state: State = start) =>
  Array.from({ length: times }, (_, index) => ({ inviteeId: 10 + index, validAt: at.at })).reduce(
    (now, invite) => rules.afterInvite(now, invite, heardAt, config),
    state,
  )

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
])('with %i valid invites the status is %i', (invites, status) => {
  const state = invited(invites)
  expect(rules.statusOf(state, config)).toBe(status)
  const keys = rules.offers(meFor(config, state, registered)).map(({ key }) => key)
  expect(keys).toEqual(status === 0 ? [] : ['2001', '1001'])
})

test('an invite counts by when the friend was done, not by when it is heard of', () => {
  expect(invited(1, lastSecond, over).friends).toEqual([10])
  expect(invited(1, over, over)).toBe(start)
})

test('a friend counts once, however often it is told', () => {
  const once = invited(1)
  expect(invited(1, registered, registered, once)).toBe(once)
})

test('what was reached in time can be claimed later, each item once', () => {
  const later = momentAt('2027-01-01T00:00:00+07:00')
  const reached = invited(2)
  const [first] = rules.offers(meFor(config, reached, later))
  expect(first).toEqual({ key: '2001', items: [{ id: 2001, count: 50_00, betRate: 5 }] })
  const half = rules.claimed(reached, '2001')
  expect(rules.statusOf(half, config)).toBe(1)
  expect(rules.offers(meFor(config, half, later)).map(({ key }) => key)).toEqual(['1001'])
  const whole = rules.claimed(half, '1001')
  expect(rules.statusOf(whole, config)).toBe(2)
  expect(rules.offers(meFor(config, whole, later))).toEqual([])
})

test('two items of one kind are one claim', () => {
  const award = [50_00, 20_00].map((count) => ({ id: 2001, count, betRate: 5 }))
  const double = inviteFriend1Config.parse({ award })
  const reached = invited(2)
  expect(rules.offers(meFor(double, reached, registered))).toEqual([{ key: '2001', items: award }])
  expect(rules.statusOf(rules.claimed(reached, '2001'), double)).toBe(2)
})

test.each([
  ['a new player with all the time', start, registered, null],
  ['a new player in the last second', start, lastSecond, null],
  ['a player whose time ran out', start, over, 'ended'],
  ['a player who first comes later', rules.start(config, player, over), over, 'newPlayersOnly'],
  ['a player who has reached it', invited(2), over, null],
])('%s sees %#', (_who, state, moment, end) => {
  expect(rules.findEnd(meFor(config, state, moment))).toBe(end)
})

test('a refusal says why', () => {
  expect(rules.refuse(meFor(config, start, registered))).toBe('notReached')
  expect(rules.refuse(meFor(config, start, over))).toBe('ended')
  expect(rules.refuse(meFor(config, invited(2), over))).toBe('unknownReward')
})
