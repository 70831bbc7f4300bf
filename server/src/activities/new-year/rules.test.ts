import { newYearConfig } from '@parlour/contract/activities/new-year.ts'
import { expect, test } from 'vitest'
import { phaseOf } from '../engine/rules.ts'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = newYearConfig.parse({})
const zones = { 'Asia/Bangkok': '+07:00', 'America/Sao_Paulo': '-03:00' } as const
const newcomer = { playerId: 1, registeredAt: 0, superiorId: null }
const eve = momentAt('2026-12-31T12:00:00+07:00')
const newYear = momentAt('2027-01-01T00:00:00+07:00')
const start = rules.start(config, newcomer, eve)
const hear = <Name extends keyof typeof rules.on>(
  state: rules.State,
  type: Name,
  payload: Parameters<(typeof rules.on)[Name]>[1],
  moment = eve,
) => rules.on[type](state, payload as never, moment, config)
const keys = (state: rules.State, moment = eve, vip = 0) =>
  rules.offers(meFor(config, state, moment, { vip })).map(({ key }) => key)
const claim = (state: rules.State, key: string, moment = eve) =>
  rules.claimed(state, key, moment, config)
const login = (state: rules.State, moment = eve) =>
  hear(state, 'day.entered', { day: moment.day }, moment)

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2026-12-27T23:59:59', 'before'],
    ['2026-12-28T00:00:00', 'open'],
    ['2027-01-05T23:59:59', 'open'],
    ['2027-01-06T00:00:00', 'closing'],
    ['2027-01-09T00:00:00', 'over'],
  ])(`${zone}, %s: %s`, (text, phase) => {
    const moment = momentAt(`${text}${offset}`, zone)
    expect(phaseOf(rules.seasonOf(config, moment), moment)).toBe(phase)
  })

test.each([
  ['signing in', login(start), 1],
  ['99.99 deposited', hear(start, 'deposit.settled', aDeposit(99_99)), null],
  ['100 deposited', hear(start, 'deposit.settled', aDeposit(100_00)), 2],
  ['499.99 wagered', hear(start, 'round.settled', aRound(499_99)), null],
  ['500 wagered', hear(start, 'round.settled', aRound(500_00)), 3],
  ['sharing', rules.visited(start, config.tasks[3]!, eve, config), 4],
])('%s finishes a task: %#', (_what, state, task) => {
  const expected = task === null ? [] : [`2026-12-28:task:${task}:2026-12-31`]
  expect(keys(state)).toEqual(expected)
})

test('a task pays points and draws once a day; points and draws stay, tasks begin anew', () => {
  const paid = hear(login(start), 'deposit.settled', aDeposit(100_00))
  const after = keys(paid).reduce((state, key) => claim(state, key), paid)
  expect(after).toMatchObject({ active: 6, draws: 1 })
  expect(keys(after)).toEqual([])
  expect(keys(login(after))).toEqual([])
  const next = login(after, newYear)
  expect(next).toMatchObject({ active: 6, draws: 1, tasks: [] })
  expect(keys(next, newYear)).toEqual(['2026-12-28:task:1:2027-01-01'])
})

test('what was done and not claimed ends with the day, also when it is told late', () => {
  const state = login(start)
  expect(keys(state, newYear)).toEqual([])
  const today = login(start, newYear)
  expect(hear(today, 'deposit.settled', aDeposit(500_00), eve)).toBe(today)
})

test('all tasks of all nine days reach the last box', () => {
  const aDay = config.tasks.reduce((sum, { active }) => sum + active, 0)
  const season = rules.seasonOf(config, eve)
  const days = Math.round((season.endsAt - season.startsAt) / 86_400_000)
  expect([aDay, days]).toEqual([12, 9])
  expect(aDay * days).toBeGreaterThanOrEqual(config.boxes.at(-1)?.active ?? 0)
})

test.each([
  [19, []],
  [20, ['2026-12-28:box:20']],
  [60, ['2026-12-28:box:20', '2026-12-28:box:40', '2026-12-28:box:60']],
])('%i points open %j', (active, expected) => {
  const state = { ...start, active }
  expect(keys(state)).toEqual(expected)
  expect(keys(state, momentAt('2027-01-08T12:00:00+07:00'))).toEqual(expected)
})

test('a box pays once', () => {
  const opened = claim({ ...start, active: 20 }, '2026-12-28:box:20')
  expect(keys(opened)).toEqual([])
})

for (const [zone, offset] of Object.entries(zones))
  test.each([
    ['2026-12-31T23:59:59', 0],
    ['2027-01-01T00:00:00', 1],
    ['2027-01-05T23:59:59', 1],
    ['2027-01-08T23:59:59', 1],
  ])(`${zone}, %s: %i gifts`, (text, count) => {
    const moment = momentAt(`${text}${offset}`, zone)
    const state = rules.start(config, newcomer, moment)
    expect(keys(state, moment, 3)).toHaveLength(count)
  })

test.each([
  [0, null],
  [1, 3_00],
  [5, 50_00],
  [10, 2_000_00],
  [11, 2_000_00],
])('the gift of VIP %i is %j', (vip, count) => {
  const gift = rules.giftOf(meFor(config, start, newYear, { vip }))
  expect(gift.status).toBe(count === null ? 0 : 1)
  expect(gift.rewards[0]?.count ?? null).toBe(count)
})

test('draws are used one by one, and end with the season', () => {
  const state = { ...start, draws: 2 }
  expect(rules.nextDraw(meFor(config, state, eve))?.key).toBe('2026-12-28:draw:1')
  const once = rules.drawn(state, null, eve, config)
  expect(rules.nextDraw(meFor(config, once, eve))?.key).toBe('2026-12-28:draw:2')
  const twice = rules.drawn(once, null, eve, config)
  expect(rules.nextDraw(meFor(config, twice, eve))).toBe(null)
  const closing = momentAt('2027-01-06T00:00:00+07:00')
  expect(rules.nextDraw(meFor(config, state, closing))).toBe(null)
})

test('a firework comes with prizes from 88 on, and only with them', () => {
  const withOne = rules
    .prizesOf(config)
    .filter(({ rewards }) => rewards.some(({ id }) => id === 40_004))
  expect(withOne.map(({ rewards }) => rewards[0]?.count)).toEqual([88_00])
})

test('the next season begins with nothing', () => {
  const before = { ...start, active: 50, draws: 3, hasGift: true }
  const next = momentAt('2027-12-28T00:00:00+07:00')
  expect(rules.renews(before, eve, config, config)).toBe(false)
  expect(rules.renews(before, next, config, config)).toBe(true)
  expect(login(before, next)).toMatchObject({ season: '2027-12-28', active: 0, draws: 0 })
})
