import { bindConfig } from '@parlour/contract/activities/bind.ts'
import { expect, test } from 'vitest'
import { meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = bindConfig.parse({})
const registered = momentAt('2026-11-15T10:00:00+07:00')
const lastSecond = momentAt('2026-12-15T09:59:59+07:00')
const tooLate = momentAt('2026-12-15T10:00:00+07:00')
const someone = { playerId: 1, registeredAt: registered.at, superiorId: null }
const start = rules.start(config, someone)
const bound = (at = registered) => rules.afterBinding(start, {}, at, config)
const done = rules.afterDeposit(bound())
const paid = { ...done, isPaid: true }

test.each([
  ['nothing done', start, false],
  ['only bound', bound(), false],
  ['only deposited', rules.afterDeposit(start), false],
  ['bound, then deposited', done, true],
  [
    'deposited, then bound',
    rules.afterBinding(rules.afterDeposit(start), {}, registered, config),
    true,
  ],
  ['bound in the last second', rules.afterDeposit(bound(lastSecond)), true],
  ['bound when the 30 days are over', rules.afterDeposit(bound(tooLate)), false],
  ['paid already', paid, false],
])('%s: due is %s', (_what, state, isDue) => {
  expect(rules.isDue(state)).toBe(isDue)
  const offers = rules.offers(meFor(config, state, registered))
  const items = [{ id: 2001, count: 10_00, betRate: 5 }]
  expect(offers).toEqual(isDue ? [{ key: 'bound', items }] : [])
})

test.each([
  ['a new player', start, registered, false, true],
  ['one in the last second', start, lastSecond, false, true],
  ['one whose 30 days are over', start, tooLate, false, false],
  ['one who bound in time and deposits later', bound(), tooLate, true, true],
  ['one whose mobile counted for nothing', start, registered, true, false],
  ['one who was paid', paid, registered, true, false],
])('it is shown to %s: %#', (_what, state, moment, hasMobile, isShown) => {
  expect(rules.isShown(meFor(config, state, moment, { hasMobile }))).toBe(isShown)
})

test('a second deposit and a second binding change nothing', () => {
  expect(rules.afterDeposit(done)).toBe(done)
  expect(rules.afterBinding(done, {}, lastSecond, config)).toEqual(done)
})
