import { christmasConfig } from '@parlour/contract/activities/christmas.ts'
import { expect, test } from 'vitest'
import { addDays, phaseOf } from '../engine/rules.ts'
import { aDeposit, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = christmasConfig.parse({})
const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const
const newcomer = { playerId: 1, registeredAt: 0, superiorId: null }
const eve = momentAt('2026-12-24T12:00:00+07:00')
const start = rules.start(config, newcomer, eve)
const deposit = (state: rules.State, amount: number, moment = eve) =>
  rules.afterDeposit(state, aDeposit(amount), moment, config)
const keys = (state: rules.State, moment = eve) =>
  rules.offers(meFor(config, state, moment)).map(({ key }) => key)
const boxes = (state: rules.State, moment = eve) => rules.boxesOf(meFor(config, state, moment))
const open = (state: rules.State, drawId: number, moment = eve) => {
  const rewards = [{ id: 2001, count: 5_00, betRate: 3 }]
  const now = { drawId, key: null, prizeId: 2, rewards, weights: [] }
  return rules.drawn(state, now, moment, config)
}
/** Signed on so many days from the first on. */
const signed = (days: number) =>
  Array.from({ length: days }, (_, index) => addDays('2026-12-18', index)).reduce(
    (state, day) => rules.claimed(state, `2026-12-18:sign:${day}`),
    start,
  )

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2026-12-17T23:59:59', 'before', []],
    ['2026-12-18T00:00:00', 'open', ['2026-12-18:sign:2026-12-18']],
    ['2026-12-31T23:59:59', 'open', ['2026-12-18:sign:2026-12-31']],
    ['2027-01-01T00:00:00', 'open', ['2026-12-18:sign:2027-01-01']],
    ['2027-01-01T23:59:59', 'open', ['2026-12-18:sign:2027-01-01']],
    ['2027-01-02T00:00:00', 'closing', []],
    ['2027-01-05T00:00:00', 'over', []],
  ])(`${zone}, %s: %s, and to sign is %j`, (text, phase, expected) => {
    const moment = momentAt(`${text}${offset}`, zone)
    expect(phaseOf(rules.seasonOf(config, moment), moment)).toBe(phase)
    expect(keys(rules.start(config, newcomer, moment), moment)).toEqual(expected)
  })

test('signing pays 3, once a day', () => {
  const [offer] = rules.offers(meFor(config, start, eve))
  expect(offer).toEqual({
    key: '2026-12-18:sign:2026-12-24',
    items: [{ id: 2001, count: 3_00, betRate: 3 }],
    isFree: true,
    until: Date.parse('2026-12-25T00:00:00+07:00'),
  })
  const done = rules.claimed(start, '2026-12-18:sign:2026-12-24')
  expect(keys(done)).toEqual([])
  expect(keys(done, momentAt('2026-12-25T00:00:00+07:00'))).toHaveLength(1)
})

test.each([
  [4, []],
  [5, ['2026-12-18:extra:5']],
  [10, ['2026-12-18:extra:5', '2026-12-18:extra:10']],
  [14, ['2026-12-18:extra:5', '2026-12-18:extra:10', '2026-12-18:extra:14']],
])('%i signed days bring %j', (days, extras) => {
  const last = momentAt('2027-01-02T12:00:00+07:00')
  expect(keys(signed(days), last)).toEqual(extras)
})

test.each([
  [199_99, 0, 1],
  [200_00, 1, 200_00],
  [550_00, 2, 50_00],
  [600_00, 3, 0],
  [9_000_00, 3, 0],
])('%i deposited on a day are %i boxes, and %i more for the next', (amount, count, left) => {
  expect(boxes(deposit(start, amount))).toEqual({
    boxesLeft: count,
    boxesToday: count,
    depositLeft: left,
  })
})

test('what is short of a box does not carry over to the next day', () => {
  const next = momentAt('2026-12-25T00:00:00+07:00')
  const state = deposit(deposit(start, 300_00), 100_00, next)
  expect(boxes(state, next)).toEqual({ boxesLeft: 1, boxesToday: 0, depositLeft: 100_00 })
  const full = deposit(start, 600_00)
  expect(deposit(full, 600_00)).toBe(full)
})

test('an opened box stays over the end of the season, and is paid at last', () => {
  const opened = open(deposit(start, 400_00), 7)
  expect(boxes(opened).boxesLeft).toBe(1)
  const closing = momentAt('2027-01-04T23:59:59+07:00')
  expect(boxes(opened, closing).boxesLeft).toBe(1)
  expect(keys(opened, closing)).toEqual(['2026-12-18:box:7'])
  const over = momentAt('2027-01-05T00:00:00+07:00')
  expect([rules.isDue(opened, closing), rules.isDue(opened, over)]).toEqual([false, true])
  const taken = rules.claimed(opened, '2026-12-18:box:7')
  const lateSigns = open(deposit(signed(6), 200_00), 8)
  expect(keys(lateSigns, over)).toEqual(['2026-12-18:box:8'])
  expect(taken.boxes).toEqual([])
  expect(taken).not.toHaveProperty('owedFrom')
  expect(rules.isDue(taken, over)).toBe(false)
})

test('the next December begins anew; only what is owed goes along', () => {
  const before = open(deposit(signed(6), 400_00), 7)
  const next = momentAt('2027-12-20T12:00:00+07:00')
  expect(rules.renews(before, eve, config, config)).toBe(false)
  expect(rules.renews(before, next, config, config)).toBe(true)
  expect(boxes(before, next)).toMatchObject({ boxesLeft: 0, boxesToday: 0 })
  expect(keys(before, next)).toEqual(['2027-12-18:box:7'])
  const paid = rules.claimed(before, '2027-12-18:box:7')
  expect(keys(paid, next)).toEqual(['2027-12-18:sign:2027-12-20'])
  const late = deposit(before, 200_00, next)
  expect(late).toMatchObject({ season: '2027-12-18', signed: [], opened: 0 })
  expect(deposit(late, 200_00, eve)).toBe(late)
})
