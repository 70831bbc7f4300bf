import { agent5Config } from '@parlour/contract/activities/agent5.ts'
import { expect, test } from 'vitest'
import { pageOf, placeOf } from '../engine/commission-pages.ts'
import { meFor, momentAt } from '../engine/test-player.ts'
import { listInviteLines, mergeLines } from './log.ts'
import * as rules from './rules.ts'

const config = agent5Config.parse({})
const noon = momentAt('2026-11-16T12:00:00+07:00')
const validAt = (at: string, inviteeId: number) => ({ inviteeId, validAt: new Date(at).getTime() })
const invite = (state: rules.State, at: string, inviteeId = 7, timeZone = 'Asia/Bangkok') =>
  rules.afterInvite(state, validAt(at, inviteeId), momentAt(at, timeZone), config)
const many = (count: number, at: string, state = rules.start()) =>
  Array.from({ length: count }, (_, friend) => friend).reduce(
    (now, friend) => invite(now, at, friend),
    state,
  )
const meAt = (state: rules.State, at: string) => meFor(config, state, momentAt(at))

test.each([
  [0, 9_999_99, 0],
  [0, 10_000_00, 1],
  [4, 500_000_00, 1],
  [5, 49_999_99, 1],
  [5, 50_000_00, 2],
  [20, 100_000_00, 3],
  [29, 900_000_00, 3],
  [30, 200_000_00, 4],
  [30, 199_999_99, 3],
  [500, 0, 0],
])('%i valid members who staked %i are of level %i', (validMembers, stake, level) => {
  expect(rules.levelOf(config, { stake, validMembers })).toBe(level)
})

test('the rates are those of the level, and under the first one there are none', () => {
  expect(rules.ratesOf(config, { stake: 9_999_99, validMembers: 50 })).toEqual([])
  expect(rules.ratesOf(config, { stake: 10_000_00, validMembers: 0 })).toEqual([2_000, 1_000, 500])
  expect(rules.ratesOf(config, { stake: 200_000_00, validMembers: 30 })).toEqual([
    5_000, 2_500, 1_200,
  ])
})

test('ten invites a day are paid, the others on the days after it', () => {
  const state = many(23, '2026-12-30T20:00:00+07:00')
  const ready = ['2026-12-30', '2026-12-31', '2027-01-01'].map((day) =>
    rules.invitesOf(meAt(state, `${day}T12:00:00+07:00`)),
  )
  expect(ready.map(({ ready: count, waiting, bonus }) => [count, waiting, bonus / 100])).toEqual([
    [10, 13, 300],
    [20, 3, 600],
    [23, 0, 690],
  ])
  const taken = rules.claimed(state, rules.inviteKey(state), momentAt('2026-12-31T12:00:00+07:00'))
  expect(rules.invitesOf(meAt(taken, '2027-01-01T00:00:00+07:00'))).toMatchObject({ ready: 3 })
})

test('a day that had room is not used up by one before it', () => {
  const state = invite(many(10, '2026-11-15T10:00:00+07:00'), '2026-11-17T10:00:00+07:00')
  expect(state.invites.at(-1)?.payDay).toBe('2026-11-17')
})

test.each([
  ['Asia/Bangkok', '2026-11-15T23:59:59+07:00', '2026-11-15'],
  ['Asia/Bangkok', '2026-11-16T00:00:00+07:00', '2026-11-16'],
  ['America/Lima', '2026-11-15T23:59:59+07:00', '2026-11-15'],
  ['America/Lima', '2026-11-16T11:59:59+07:00', '2026-11-15'],
  ['America/Lima', '2026-11-16T12:00:00+07:00', '2026-11-16'],
])('in %s an invite that counts at %s is one of %s', (timeZone, at, day) => {
  expect(invite(rules.start(), at, 7, timeZone).invites[0]).toMatchObject({ day, payDay: day })
})

test('both sides of an invite are paid: 30 to the inviter, 10 to the invited', () => {
  const told = { inviterId: 3, validAt: noon.at }
  const both = rules.afterInvited(many(1, '2026-11-16T10:00:00+07:00'), told, noon, config)
  expect(rules.afterInvited(both, told, noon, config)).toBe(both)
  const offers = rules.offers(meFor(config, both, noon))
  expect(offers).toMatchObject([
    { key: 'invites:1', items: [{ count: 40_00, betRate: 3 }], isFree: true },
  ])
  const after = rules.claimed(both, 'invites:1', noon)
  expect(rules.offers(meFor(config, after, noon))).toEqual([])
  expect(rules.totalOf(after)).toBe(40_00)
})

test('commission is claimed apart from invites, and again when more has come', () => {
  const told = { activity: 'Agent5', day: '2026-11-15', stakes: [], validMembers: 0, amount: 7_50 }
  const state = rules.afterCommission(many(1, '2026-11-16T10:00:00+07:00'), told)
  const keys = (now: rules.State) => rules.offers(meFor(config, now, noon)).map(({ key }) => key)
  expect(keys(state)).toEqual(['commission:1', 'invites:1'])
  const after = rules.claimed(state, 'commission:1', noon)
  expect(keys(after)).toEqual(['invites:1'])
  expect(keys(rules.afterCommission(after, told))).toEqual(['commission:2', 'invites:1'])
  expect(rules.afterCommission(after, { ...told, activity: 'Agent' })).toBe(after)
})

test('the log has invites and commission by day, and its pages meet without a gap', () => {
  const invites = listInviteLines(
    many(3, '2026-11-15T10:00:00+07:00', many(2, '2026-11-13T10:00:00+07:00')),
  )
  const commission = ['2026-11-15', '2026-11-15', '2026-11-14', '2026-11-13'].map((day) => {
    return { day, phone: '', level: 1 as const, stake: 1, rate: 1, amount: 1 }
  })
  const all = mergeLines(commission, invites)
  expect(all.map(({ day, kind }) => `${day.slice(8)} ${kind}`)).toEqual([
    ...Array<string>(3).fill('15 inviter'),
    ...Array<string>(2).fill('15 commission'),
    '14 commission',
    '13 inviter',
    '13 inviter',
    '13 commission',
  ])
  const { page, nextCursor } = pageOf(all, null, 4)
  expect(page).toHaveLength(4)
  expect(placeOf(Number(nextCursor))).toEqual({ day: '2026-11-15', skip: 4 })
  const from = { day: '2026-11-15', skip: 4 }
  expect(placeOf(Number(pageOf(all.slice(4), from, 1).nextCursor))).toEqual({
    day: '2026-11-15',
    skip: 5,
  })
  expect(pageOf(all.slice(4), from, 9).nextCursor).toBeNull()
})

test.each([[1], [99_999_999_000_000], [20_261_332_000_001]])('%i is no place of ours', (cursor) => {
  expect(placeOf(cursor)).toEqual({ day: '1970-01-01', skip: 0 })
})
