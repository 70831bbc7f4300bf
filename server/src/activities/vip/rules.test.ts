import { vipConfig } from '@parlour/contract/activities/vip.ts'
import { expect, test } from 'vitest'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import { claimed, offers, refuse, showGifts } from './offers.ts'
import * as rules from './rules.ts'

const config = vipConfig.parse({})
const someone = { playerId: 1, registeredAt: 0, superiorId: null }
/** A Wednesday. */
const wednesday = momentAt('2026-11-18T12:00:00+07:00')
const start = rules.start(config, someone, wednesday)
const wager = (state: rules.State, coins: number, moment = wednesday) =>
  rules.afterRound(state, aRound(coins * 100), moment, config)
const deposit = (state: rules.State, at: string) =>
  rules.afterDeposit(state, aDeposit(100_00), momentAt(at), config)
const keysAt = (state: rules.State, at: string) =>
  offers(meFor(config, state, momentAt(at))).map(({ key }) => key)

test.each([
  [999.99, 0],
  [1_000, 1],
  [9_999.99, 1],
  [10_000, 2],
  [50_000, 3],
  [200_000, 4],
  [1_000_000, 5],
  [3_000_000, 6],
  [10_000_000, 7],
  [30_000_000, 8],
  [100_000_000, 9],
  [300_000_000, 10],
  [999_000_000, 10],
])('%d wagered in a life make level %i', (coins, level) => {
  expect(rules.levelAt(wager(start, coins).wagered, config)).toBe(level)
})

test('one large round can pass several levels, and each of them has its gift', () => {
  const state = wager(start, 50_000)
  const found = offers(meFor(config, state, wednesday))
  expect(found.map(({ key, items }) => [key, items[0]?.count])).toEqual([
    ['level:1', 5_00],
    ['level:2', 10_00],
    ['level:3', 20_00],
  ])
  expect(keysAt(wager(state, 1), '2026-11-18T13:00:00+07:00')).toHaveLength(3)
})

test('a level’s gift is there for seven days, and never again', () => {
  const state = wager(start, 1_000)
  expect(keysAt(state, '2026-11-25T11:59:59+07:00')).toEqual(['level:1'])
  expect(keysAt(state, '2026-11-25T12:00:00+07:00')).toEqual([])
  const later = momentAt('2026-11-26T00:00:00+07:00')
  expect(refuse(meFor(config, state, later), 'level:1')).toBe('unknownReward')
  expect(keysAt(wager(state, 1, later), '2026-11-26T00:00:01+07:00')).toEqual([])
})

test.each([
  ['deposited on the Sunday before', '2026-11-22T23:59:59+07:00', ['weekly:2026-11-23']],
  ['deposited on the Monday of the week before', '2026-11-16T00:00:00+07:00', []],
  ['deposited on this Monday', '2026-11-23T00:00:00+07:00', []],
])('on Monday, %s', (_what, at, keys) => {
  const state = deposit(wager(start, 1_000, momentAt('2026-11-15T12:00:00+07:00')), at)
  const isOld = at.startsWith('2026-11-16')
  const monday = isOld ? '2026-11-30T00:00:00+07:00' : '2026-11-23T00:00:00+07:00'
  expect(keysAt(state, monday).filter((key) => key.startsWith('weekly'))).toEqual(keys)
})

test('the weekly gift is by the level of that Monday, from its first second to the Sunday', () => {
  const state = deposit(wager(start, 1_000), '2026-11-20T12:00:00+07:00')
  const without = claimed(state, 'level:1')
  expect(keysAt(without, '2026-11-22T23:59:59+07:00')).toEqual([])
  expect(keysAt(without, '2026-11-23T00:00:00+07:00')).toEqual(['weekly:2026-11-23'])
  expect(keysAt(without, '2026-11-29T23:59:59+07:00')).toEqual(['weekly:2026-11-23'])
  expect(keysAt(without, '2026-11-30T00:00:00+07:00')).toEqual([])
  const tuesday = momentAt('2026-11-24T12:00:00+07:00')
  const higher = wager(without, 9_000, tuesday)
  const gift = offers(meFor(config, higher, tuesday)).find(({ key }) => key.startsWith('weekly'))
  expect(gift?.items[0]?.count).toBe(1_00)
})

test('a deposit of Sunday that is heard of on Monday brings Monday’s gift, once', () => {
  const player = claimed(wager(start, 1_000), 'level:1')
  const monday = wager(player, 1, momentAt('2026-11-23T00:00:01+07:00'))
  expect(keysAt(monday, '2026-11-23T00:00:02+07:00')).toEqual([])
  const late = deposit(monday, '2026-11-22T23:59:59+07:00')
  expect(keysAt(late, '2026-11-23T00:00:02+07:00')).toEqual(['weekly:2026-11-23'])
  expect(deposit(late, '2026-11-22T23:59:58+07:00')).toBe(late)
  const taken = claimed(late, 'weekly:2026-11-23')
  expect(keysAt(deposit(taken, '2026-11-21T12:00:00+07:00'), '2026-11-24T12:00:00+07:00')).toEqual(
    [],
  )
})

test('the monthly gift comes on the first and asks for no deposit', () => {
  const state = claimed(wager(start, 10_000), 'level:1')
  expect(keysAt(state, '2026-11-30T23:59:59+07:00')).toEqual([])
  expect(keysAt(state, '2026-12-01T00:00:00+07:00')).toEqual(['monthly:2026-12-01'])
  expect(keysAt(state, '2026-12-08T00:00:00+07:00')).toEqual([])
  expect(keysAt(state, '2027-01-01T00:00:00+07:00')).toEqual(['monthly:2027-01-01'])
})

test('the borders are those of the site’s own time zone', () => {
  const state = claimed(wager(start, 1_000), 'level:1')
  const keys = (timeZone: string) =>
    offers(meFor(config, state, momentAt('2026-11-30T17:00:00Z', timeZone))).map(({ key }) => key)
  expect(keys('Asia/Bangkok')).toEqual(['monthly:2026-12-01'])
  expect(keys('America/Sao_Paulo')).toEqual([])
})

test('level 0 has no gifts', () => {
  const state = deposit(wager(start, 999), '2026-11-20T12:00:00+07:00')
  expect(keysAt(state, '2026-12-01T12:00:00+07:00')).toEqual([])
})

test('what was claimed stays claimed when the calendar moves on, and is forgotten at last', () => {
  const monday = momentAt('2026-11-23T09:00:00+07:00')
  let state = claimed(wager(start, 1_000), 'level:1')
  state = claimed(deposit(state, '2026-11-20T12:00:00+07:00'), 'weekly:2026-11-23')
  state = wager(state, 1, monday)
  expect(keysAt(state, '2026-11-24T12:00:00+07:00')).toEqual([])
  const shown = showGifts(meFor(config, state, monday))
  expect(shown.map(({ giftId, status }) => [giftId, status])).toEqual([
    ['level:1', 2],
    ['weekly:2026-11-23', 2],
    ['level:2', 0],
    ['weekly:2026-11-30', 0],
    ['monthly:2026-12-01', 0],
  ])
  state = wager(state, 1, momentAt('2027-03-20T12:00:00+07:00'))
  expect(state).toMatchObject({ claimed: [], gifts: [] })
})
