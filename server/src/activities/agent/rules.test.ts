import { agentConfig } from '@parlour/contract/activities/agent.ts'
import { expect, test } from 'vitest'
import { lastReadyDay } from '../engine/programme.ts'
import { meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = agentConfig.parse({})
const now = momentAt('2026-11-16T12:00:00+07:00')
const computed = (amount: number, activity = 'Agent') => {
  const stakes = [amount * 300, 0, 0]
  return { activity, day: '2026-11-15', stakes, validMembers: 0, amount }
}
const offersOf = (state: rules.State) => rules.offers(meFor(config, state, now))

test.each([
  [9_99, []],
  [10_00, [10_00]],
  [123_45, [123_45]],
])('a balance of %i offers %j', (amount, coins) => {
  const offers = offersOf(rules.afterCommission(rules.start(), computed(amount)))
  expect(offers.map(({ items }) => items[0]?.count)).toEqual(coins)
  expect(offers.every(({ isFree }) => isFree)).toBe(true)
})

test('each exchange has a key of its own, and takes everything', () => {
  const first = rules.afterCommission(rules.start(), computed(10_00))
  expect(offersOf(first)[0]?.key).toBe('exchange:1')
  const taken = rules.claimed(first)
  expect(rules.balanceOf(taken)).toBe(0)
  const again = rules.afterCommission(taken, computed(25_00))
  expect(offersOf(again)).toMatchObject([{ key: 'exchange:2', items: [{ count: 25_00 }] }])
})

test('what another programme has computed is not its own', () => {
  const state = rules.start()
  expect(rules.afterCommission(state, computed(10_00, 'Agent5'))).toBe(state)
})

test.each([
  ['Asia/Bangkok', '2026-11-16T03:59:59+07:00', '2026-11-14'],
  ['Asia/Bangkok', '2026-11-16T04:00:00+07:00', '2026-11-15'],
  ['Asia/Bangkok', '2026-11-16T23:59:59+07:00', '2026-11-15'],
  ['Asia/Bangkok', '2026-12-01T04:00:00+07:00', '2026-11-30'],
  ['Asia/Bangkok', '2027-01-01T03:59:59+07:00', '2026-12-30'],
  ['Asia/Bangkok', '2027-01-01T04:00:00+07:00', '2026-12-31'],
  // The day that loses an hour and the one that gains one.
  ['Europe/Madrid', '2027-03-28T03:59:59+02:00', '2027-03-26'],
  ['Europe/Madrid', '2027-03-28T04:00:00+02:00', '2027-03-27'],
  ['Europe/Madrid', '2026-10-25T03:59:59+01:00', '2026-10-23'],
  ['Europe/Madrid', '2026-10-25T04:00:00+01:00', '2026-10-24'],
])('in %s at %s the last day that can be computed is %s', (timeZone, at, day) => {
  expect(lastReadyDay(momentAt(at, timeZone), '04:00')).toBe(day)
})
