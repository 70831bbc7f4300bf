import { redPacketConfig } from '@parlour/contract/activities/red-packet.ts'
import { expect, test } from 'vitest'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = redPacketConfig.parse({})
const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const
const noon = momentAt('2026-11-16T12:00:00+07:00')
const start = rules.start()
const deposit = (state: rules.State, amount: number, moment = noon) =>
  rules.afterDeposit(state, aDeposit(amount), moment, config)
const wager = (state: rules.State, stake: number, moment = noon) =>
  rules.afterRound(state, aRound(stake), moment, config)

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2026-12-31T11:59:59', 202612311200, false],
    ['2026-12-31T12:00:00', 202612311200, true],
    ['2026-12-31T12:09:59', 202612311200, true],
    ['2026-12-31T12:10:00', 202612311800, false],
    ['2026-12-31T21:10:00', 202701011200, false],
    ['2027-01-01T00:00:00', 202701011200, false],
    ['2027-01-03T21:05:00', 202701032100, true],
    ['2027-01-04T00:00:00', 202701041200, false],
  ])(`${zone}, %s: the rain is %i, open: %s`, (text, rainId, isOpen) => {
    const moment = momentAt(`${text}${offset}`, zone)
    const rain = rules.currentRain(config, moment)
    expect([rain.rainId, rules.isOpen(rain, moment)]).toEqual([rainId, isOpen])
    expect(rain.nextStartsAt).toBeGreaterThan(rain.startsAt)
  })

test('a rain that goes on over midnight is still that of the evening', () => {
  const late = { ...config, times: ['23:55'] }
  const after = momentAt('2027-01-01T00:04:59+07:00')
  expect(rules.currentRain(late, after).rainId).toBe(202612312355)
  expect(rules.isOpen(rules.currentRain(late, after), after)).toBe(true)
})

test.each([
  [99_99, 0, false],
  [100_00, 0, true],
  [0, 499_99, false],
  [0, 500_00, true],
  [99_99, 499_99, false],
])('%i deposited and %i wagered let the player in: %s', (paid, staked, isIn) => {
  const state = wager(deposit(start, paid), staked)
  expect(rules.isQualified(meFor(config, state, noon))).toBe(isIn)
  expect(rules.nextDraw(meFor(config, state, noon)) !== null).toBe(isIn)
})

test.each([
  ['2026-11-16T23:59:59+07:00', true],
  ['2026-11-22T23:59:59+07:00', true],
  ['2026-11-23T00:00:00+07:00', false],
])('what was done on the 16th counts on %s: %s', (text, isIn) => {
  const me = meFor(config, deposit(start, 100_00), momentAt(text))
  expect(rules.isQualified(me)).toBe(isIn)
})

test('what is done in parts over seven days counts together', () => {
  let state = start
  for (let day = 10; day <= 16; day++)
    state = deposit(state, 15_00, momentAt(`2026-11-${day}T09:00:00+07:00`))
  expect(rules.isQualified(meFor(config, state, noon))).toBe(true)
  expect(Object.keys(state.days)).toHaveLength(7)
})

test('who has done enough changes nothing by going on', () => {
  const paid = deposit(start, 100_00)
  expect(deposit(paid, 100_00)).toBe(paid)
  expect(wager(paid, 1_000_00)).toBe(paid)
  const staked = wager(start, 500_00)
  expect(wager(staked, 500_00)).toBe(staked)
})

test.each([
  [0, 1_00, 2_00],
  [1, 1_00, 5_00],
  [2, 1_00, 5_00],
  [3, 2_00, 10_00],
  [5, 5_00, 30_00],
  [6, 20_00, 100_00],
  [10, 20_00, 100_00],
])('VIP %i opens %i to %i', (vip, min, max) => {
  const me = meFor(config, deposit(start, 100_00), noon, { vip })
  expect(rules.nextDraw(me)).toEqual({
    lot: { range: { min, max, betRate: 2 } },
    key: '202611161200',
    budget: { budget: 'red-packet', period: '202611161200', limit: 5_000_00 },
    isFree: true,
  })
})

test('one packet of a rain, and another of the next', () => {
  const paid = deposit(start, 100_00)
  const now = { key: '202611161200', drawId: 7, prizeId: 0, rewards: [], weights: [] }
  const opened = rules.drawn(paid, now)
  expect(rules.nextDraw(meFor(config, opened, noon))).toBe(null)
  const evening = momentAt('2026-11-16T18:00:00+07:00')
  expect(rules.nextDraw(meFor(config, opened, evening))?.key).toBe('202611161800')
})
