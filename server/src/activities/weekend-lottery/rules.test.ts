import { weekendLotteryConfig } from '@parlour/contract/activities/weekend-lottery.ts'
import { expect, test } from 'vitest'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import { coinsIn, oddsOf } from '../engine/rules.ts'
import * as rules from './rules.ts'

const config = weekendLotteryConfig.parse({})
const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const
const newcomer = { playerId: 1, registeredAt: 0, superiorId: null }
const friday = momentAt('2027-01-01T18:00:00+07:00')
const start = rules.start(config, newcomer, friday)
const deposit = (state: rules.State, amount: number, moment = friday) =>
  rules.afterDeposit(state, aDeposit(amount), moment, config)
const draws = (state: rules.State, moment = friday) => rules.drawsOf(meFor(config, state, moment))
const use = (state: rules.State, moment = friday) => rules.drawn(state, null, moment)

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2027-01-01T17:59:59', 0],
    ['2027-01-01T18:00:00', 1],
    ['2027-01-03T23:59:59', 1],
    ['2027-01-04T00:00:00', 0],
    ['2026-12-27T23:59:59', 1],
    ['2026-12-31T20:00:00', 0],
  ])(`${zone}: 500 deposited on %s bring %i draws`, (text, count) => {
    const moment = momentAt(`${text}${offset}`, zone)
    const state = deposit(rules.start(config, newcomer, moment), 500_00, moment)
    expect(draws(state, moment).drawsLeft).toBe(count)
  })

test.each([
  [499_99, 0, 1],
  [500_00, 1, 500_00],
  [1_300_00, 2, 200_00],
])('%i deposited are %i draws, and %i more for the next', (amount, drawsLeft, depositLeft) => {
  expect(draws(deposit(start, amount))).toMatchObject({ drawsLeft, depositLeft })
})

test('five are used a day; the others stay for the next, until Sunday ends', () => {
  let state = deposit(start, 4_000_00)
  expect(draws(state)).toMatchObject({ drawsLeft: 5, drawsSaved: 8, drawnToday: 0 })
  for (let time = 0; time < 5; time++) state = use(state)
  expect(draws(state)).toMatchObject({ drawsLeft: 0, drawsSaved: 3, drawnToday: 5 })
  expect(rules.nextDraw(meFor(config, state, friday))).toBe(null)
  const saturday = momentAt('2027-01-02T00:00:00+07:00')
  expect(draws(state, saturday)).toMatchObject({ drawsLeft: 3, drawnToday: 0 })
  expect(rules.nextDraw(meFor(config, state, saturday))?.key).toBe('2027-01-01:6')
  const monday = momentAt('2027-01-04T00:00:00+07:00')
  expect(draws(state, monday)).toMatchObject({ drawsLeft: 0, drawsSaved: 0 })
  const nextFriday = momentAt('2027-01-08T18:00:00+07:00')
  expect(draws(state, nextFriday)).toMatchObject({ drawsLeft: 0, deposited: 0 })
})

test('the next weekend begins anew, by the newest config', () => {
  const state = deposit(start, 900_00)
  const next = momentAt('2027-01-08T19:00:00+07:00')
  expect(rules.renews(state, friday, config, config)).toBe(false)
  expect(rules.renews(state, momentAt('2027-01-03T23:59:59+07:00'), config, config)).toBe(false)
  expect(rules.renews(state, next, config, config)).toBe(true)
  const later = deposit(state, 100_00, next)
  expect(draws(later, next)).toMatchObject({ deposited: 100_00, drawsLeft: 0 })
  expect(deposit(later, 500_00, friday)).toBe(later)
})

test('a draw gives 18.61 coins on average, by the published odds', () => {
  const lines = oddsOf(config.prizes)
  expect(lines.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000)
  const mean = lines.reduce((sum, one) => sum + (one.chance * coinsIn(one.rewards)) / 1e6, 0)
  expect(mean).toBeCloseTo(1_860.8, 5)
})
