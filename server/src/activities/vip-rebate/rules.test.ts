import { vipRebateConfig } from '@parlour/contract/activities/vip-rebate.ts'
import { gameTypes } from '@parlour/contract/game-types.ts'
import { expect, test } from 'vitest'
import { aRound, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = vipRebateConfig.parse({})
const noon = momentAt('2026-11-14T12:00:00+07:00')
const wager = (
  state: rules.State,
  coins: number,
  more: Parameters<typeof aRound>[1] = {},
  moment = noon,
) => rules.afterRound(state, aRound(coins * 100, more), moment, config)
const meAt = (state: rules.State, at: string, vip = 0) =>
  meFor(config, state, momentAt(at), { vip })
const nextMorning = '2026-11-15T04:00:00+07:00'

test.each([
  ['slots', 0, 2_00],
  ['slots', 10, 7_00],
  ['fish', 1, 2_50],
  ['games', 2, 3_00],
  ['live', 0, 1_50],
  ['live', 4, 2_50],
  ['poker', 0, 1_00],
  ['sports', 10, 3_50],
] as const)('1,000 staked on %s at level %i return %i', (type, vip, hundredths) => {
  const state = wager(rules.start(), 1_000, { typeId: gameTypes[type] })
  expect(rules.claimableOf(meAt(state, nextMorning, vip))).toBe(hundredths)
})

test('what was clearing a bonus earns nothing', () => {
  const state = wager(rules.start(), 1_000, { clearsBonus: true })
  expect(state).toEqual(rules.start())
})

test.each([
  ['2026-11-14T23:59:59+07:00', 0],
  ['2026-11-15T03:59:59+07:00', 0],
  ['2026-11-15T04:00:00+07:00', 2_00],
  ['2026-11-22T03:59:59+07:00', 2_00],
  ['2026-11-22T04:00:00+07:00', 0],
])('the stakes of the 14th are worth at %s: %i', (at, hundredths) => {
  const state = wager(rules.start(), 1_000)
  expect(rules.claimableOf(meAt(state, at))).toBe(hundredths)
})

test.each([
  [499.99, 0],
  [500, 1_00],
  [4_999_999, 9_999_99],
  [5_000_000, 10_000_00],
  [90_000_000, 10_000_00],
])('%d staked in a day return %i: at least 1, at most 10,000', (coins, hundredths) => {
  const state = wager(rules.start(), coins)
  expect(rules.claimableOf(meAt(state, nextMorning))).toBe(hundredths)
})

test('a day is the site’s day', () => {
  const late = momentAt('2026-11-14T23:59:59+07:00')
  const early = momentAt('2026-11-15T00:00:00+07:00')
  const state = wager(wager(rules.start(), 1_000, {}, late), 3_000, {}, early)
  expect(rules.claimableOf(meAt(state, nextMorning))).toBe(2_00)
  expect(rules.claimableOf(meAt(state, '2026-11-16T04:00:00+07:00'))).toBe(8_00)
})

test('one claim takes every day that is ready, and leaves what is not', () => {
  const next = momentAt('2026-11-15T10:00:00+07:00')
  const state = wager(wager(rules.start(), 1_000), 3_000, {}, next)
  const [offer] = rules.offers(meAt(state, '2026-11-15T11:00:00+07:00'))
  expect(offer).toMatchObject({ key: 'until:2026-11-14', items: [{ count: 2_00, betRate: 1 }] })
  const after = rules.claimed(state, offer?.key ?? '')
  const shown = rules.listDays(meAt(after, '2026-11-16T04:00:00+07:00'))
  expect(shown.map(({ day, status }) => [day, status])).toEqual([
    ['2026-11-15', 1],
    ['2026-11-14', 2],
  ])
})

test('before 04:00 the key is still the one of the morning before', () => {
  const keys = ['2026-11-15T03:59:59+07:00', nextMorning].map((at) =>
    rules.keyAt(meAt(rules.start(), at)),
  )
  expect(keys).toEqual(['until:2026-11-13', 'until:2026-11-14'])
})

test('an offer of several days stands until the first of them runs out', () => {
  const state = wager(wager(rules.start(), 1_000), 3_000, {}, momentAt('2026-11-15T10:00:00+07:00'))
  const [offer] = rules.offers(meAt(state, '2026-11-16T04:00:00+07:00'))
  expect(offer?.until).toBe(Date.parse('2026-11-22T04:00:00+07:00'))
})

test('a stake of a claimed day that is heard late is not lost', () => {
  const state = rules.claimed(wager(rules.start(), 1_000), 'until:2026-11-14')
  const late = wager(state, 2_000)
  expect(rules.claimableOf(meAt(late, '2026-11-16T04:00:00+07:00'))).toBe(4_00)
})

test('days that have run out are forgotten', () => {
  const state = wager(rules.start(), 1_000)
  const later = wager(state, 10, {}, momentAt('2026-12-01T12:00:00+07:00'))
  expect(later.days.map(({ day }) => day)).toEqual(['2026-12-01'])
})

test('a new day is played by the newest rates', () => {
  const state = wager(rules.start(), 1_000)
  expect(rules.renews(state, noon)).toBe(false)
  expect(rules.renews(state, momentAt('2026-11-15T00:00:00+07:00'))).toBe(true)
})

test('a day returns what was promised while it was played, whatever the next brings', () => {
  const state = wager(rules.start(), 1_000)
  const lower = { ...config, rates: config.rates.map((row) => ({ ...row, atLevel0: 1_000 })) }
  const morning = momentAt(nextMorning)
  expect(rules.claimableOf(meFor(lower, state, morning))).toBe(2_00)
  // A day that began before its rates were kept goes by those in force.
  const days = state.days.map(({ rates: _rates, ...day }) => day)
  expect(rules.claimableOf(meFor(lower, { days }, morning))).toBe(1_00)
})
