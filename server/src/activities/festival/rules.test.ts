import { festivalConfig } from '@parlour/contract/activities/festival.ts'
import { expect, test } from 'vitest'
import { phaseOf } from '../engine/rules.ts'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = festivalConfig.parse({})
const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const
const noon = momentAt('2026-12-31T12:00:00+07:00')
const newYear = momentAt('2027-01-01T00:00:00+07:00')
const start = rules.start()
const deposit = (state: rules.State, amount: number, moment = noon) =>
  rules.afterDeposit(state, aDeposit(amount), moment, config)
const offered = (state: rules.State, moment = noon) =>
  rules.offers(meFor(config, state, moment)).map(({ key, items }) => [key, items[0]?.count])

test.each([
  [499_99, null],
  [500_00, 5_00],
  [749_99, 5_00],
  [750_00, 10_00],
  [2_000_00, 25_00],
  [3_000_00, 50_00],
  [4_000_00, 75_00],
  [5_000_00, 100_00],
  [90_000_00, 100_00],
])('%i deposited on a day pay %j', (amount, bonus) => {
  const expected = bonus === null ? [] : [['2026-12-31', bonus]]
  expect(offered(deposit(start, amount))).toEqual(expected)
  expect(offered(deposit(deposit(start, amount - 100), 100))).toEqual(expected)
})

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2026-12-31T23:59:59', 1],
    ['2027-01-01T00:00:00', 1],
    ['2027-01-01T23:59:59', 1],
    ['2027-01-02T00:00:00', 0],
  ])(`${zone}: the tier of New Year's Eve can be claimed at %s: %i`, (text, count) => {
    const late = momentAt(`2026-12-31T23:59:00${offset}`, zone)
    const state = deposit(start, 500_00, late)
    expect(offered(state, momentAt(`${text}${offset}`, zone))).toHaveLength(count)
  })

test('each day is counted for itself', () => {
  const next = momentAt('2027-01-01T00:00:00+07:00')
  const state = deposit(deposit(start, 400_00), 400_00, next)
  expect(offered(state, next)).toEqual([])
  const both = deposit(deposit(state, 100_00), 2_000_00, next)
  expect(offered(both, next)).toEqual([
    ['2026-12-31', 5_00],
    ['2027-01-01', 25_00],
  ])
})

test('it pays once a day: more deposits after the claim bring nothing', () => {
  const claimed = rules.claimed(deposit(start, 500_00), '2026-12-31')
  const more = deposit(claimed, 5_000_00)
  expect(offered(more)).toEqual([])
  expect(rules.dayOf(more, noon.day)).toMatchObject({ deposited: 5_500_00, tier: { from: 500_00 } })
  expect(rules.earns(meFor(config, more, noon))).toEqual([])
})

test('a deposit is told what it would bring today', () => {
  expect(rules.earns(meFor(config, deposit(start, 600_00), noon))[0]).toEqual({
    fromAmount: 150_00,
    bonus: 10_00,
    rate: 0,
    max: null,
  })
})

test('a day that was begun is finished by its config', () => {
  const state = deposit(start, 500_00)
  expect(rules.renews(state, noon, config, config)).toBe(false)
  expect(rules.renews(state, newYear, config, config)).toBe(true)
  expect(rules.renews(start, noon, config, config)).toBe(true)
})

test('what the last day has reached does not wait for a festival to come', () => {
  const until = (endsAt: number) => ({ ...config, season: { startsAt: 0, endsAt } })
  const from = (startsAt: number) => ({ ...config, season: { startsAt, endsAt: Infinity } })
  const state = deposit(start, 500_00)
  const [own, toCome] = [until(newYear.at), from(newYear.at + 1)]
  expect(rules.renews(state, newYear, toCome, own)).toBe(false)
  expect(rules.renews(rules.claimed(state, noon.day), newYear, toCome, own)).toBe(true)
  expect(rules.renews(state, newYear, from(newYear.at), own)).toBe(true)
  expect(rules.renews(state, newYear, toCome, until(Infinity))).toBe(true)
})

test('it runs from its first moment to its last', () => {
  const season = { startsAt: noon.at, endsAt: noon.at + 1_000 }
  const window = rules.windowOf({ ...config, season })
  const phases = [-1, 0, 999, 1_000].map((ms) =>
    window ? phaseOf(window, { ...noon, at: noon.at + ms }) : null,
  )
  expect(phases).toEqual(['before', 'open', 'open', 'closing'])
  expect(rules.windowOf(config)).toBe(null)
})
