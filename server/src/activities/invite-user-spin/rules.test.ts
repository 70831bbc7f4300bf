import { inviteUserSpinConfig } from '@parlour/contract/activities/invite-user-spin.ts'
import { assert, integer, property, record, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { openFair } from '../engine/draws.ts'
import { meFor, momentAt } from '../engine/test-player.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const config = inviteUserSpinConfig.parse({})
const begunAt = momentAt('2026-11-15T10:00:00+07:00')
const lastSecond = momentAt('2026-11-18T09:59:59+07:00')
const endsAt = momentAt('2026-11-18T10:00:00+07:00')
let friends = 0
const invite = (at = begunAt) => ({ inviteeId: ++friends, validAt: at.at })

const begun = (amount = 85_00, target = 100_00) =>
  rules.begin(rules.start(), { target, amount }, begunAt, config)
const invited = (state: State, times: number, at = begunAt) =>
  Array.from({ length: times }).reduce<State>((now) => rules.afterInvite(now, invite(at)), state)

test.each([
  [100_00, { from: 85_00, to: 90_00 }, { from: 3_00, to: 5_00 }],
  [300_00, { from: 255_00, to: 270_00 }, { from: 9_00, to: 15_00 }],
  [1_000_00, { from: 850_00, to: 900_00 }, { from: 30_00, to: 50_00 }],
  [33, { from: 29, to: 29 }, { from: 1, to: 1 }],
])('for %i the spins give what is written on the page', (target, first, later) => {
  expect(rules.firstRange(target, config)).toEqual(first)
  expect(rules.inviteRange(target, config)).toEqual(later)
})

/** Any config that the schema accepts. */
const anyConfig = record({
  first: tuple(integer({ min: 1, max: 1_000_000 }), integer({ min: 0, max: 100_000 })),
  later: tuple(integer({ min: 10_000, max: 400_000 }), integer({ min: 0, max: 100_000 })),
  spare: integer({ min: 0, max: 2 }),
  target: integer({ min: 1, max: 10_000_000 }),
}).map(({ first, later, spare, target }) => {
  const needed = Math.max(1, Math.ceil((1_000_000 - first[0]) / later[0]))
  const wanted = {
    targets: [target],
    firstSpinMin: first[0],
    firstSpinMax: first[0] + first[1],
    inviteSpinMin: later[0],
    inviteSpinMax: later[0] + later[1],
    invitesToFinish: Math.min(100, needed + spare),
  }
  return { target, config: inviteUserSpinConfig.parse(wanted) }
})

/** Plays a wheel with exactly the promised invites; every spin is drawn from a seed. */
function play(rule: Config, target: number, seed: string) {
  const drawn = (range: { from: number; to: number }, nonce: number) =>
    range.from + openFair(seed, 'player', nonce).integer(range.to - range.from + 1)
  const amount = drawn(rules.firstRange(target, rule), 0)
  let state = rules.begin(rules.start(), { target, amount }, begunAt, rule)
  let promised = rules.invitesLeft(state.wheel, rule)
  expect(promised).toBeLessThanOrEqual(rule.invitesToFinish)
  for (let spun = 1; promised > 0; spun++) {
    state = rules.spin(
      rules.afterInvite(state, invite()),
      drawn(rules.inviteRange(target, rule), spun),
    )
    const left = rules.invitesLeft(state.wheel, rule)
    expect(left).toBeLessThan(promised)
    promised = left
  }
  return state
}

test('the promised number of valid invites always finishes the wheel, whatever is drawn', () => {
  const seed = string({ minLength: 1, maxLength: 16 })
  assert(
    property(anyConfig, seed, ({ target, config: rule }, drawnFrom) => {
      expect(rules.statusOf(play(rule, target, drawnFrom).wheel)).toBe(1)
    }),
    { numRuns: 500 },
  )
})

test('by default five do, even when every spin gives the least', () => {
  for (const target of config.targets) {
    const least = rules.inviteRange(target, config).from
    let state = begun(rules.firstRange(target, config).from, target)
    expect(rules.invitesLeft(state.wheel, config)).toBe(5)
    for (let friend = 1; friend <= 5; friend++) {
      expect(rules.statusOf(state.wheel)).toBe(0)
      state = rules.spin(rules.afterInvite(state, invite()), least)
      expect(rules.invitesLeft(state.wheel, config)).toBe(5 - friend)
    }
    expect(state.wheel).toMatchObject({ collected: target, spins: 0 })
  }
})

test('spins in hand are counted before friends are asked for', () => {
  expect(rules.invitesLeft(invited(begun(), 2).wheel, config)).toBe(3)
})

test('no more than the target is collected, and a full wheel takes no more spins', () => {
  const full = rules.spin(invited(begun(97_00), 3), 5_00)
  expect(full.wheel).toMatchObject({ collected: 100_00, spins: 0 })
  expect(rules.afterInvite(full, invite())).toBe(full)
})

test.each([
  ['before the wheel', momentAt('2026-11-15T09:59:59+07:00'), 0],
  ['as it begins', begunAt, 1],
  ['in the last second', lastSecond, 1],
  ['when its 72 hours are over', endsAt, 0],
])('a friend who was done %s gives %#', (_when, at, spins) => {
  expect(rules.afterInvite(begun(), invite(at)).wheel?.spins).toBe(spins)
})

test('a friend gives one spin, however often it is told', () => {
  const friend = invite()
  const once = rules.afterInvite(begun(), friend)
  expect(rules.afterInvite(once, friend)).toBe(once)
})

test('without a wheel an invite gives nothing', () => {
  const nothing = rules.start()
  expect(rules.afterInvite(nothing, invite())).toBe(nothing)
})

test.each([
  ['an open wheel in time', begun(), lastSecond, false],
  ['an open wheel whose time is up', begun(), endsAt, true],
  ['one with a spin that was earned in time', invited(begun(), 1), endsAt, false],
  ['a full one that was not exchanged', rules.spin(invited(begun(97_00), 1), 3_00), endsAt, false],
  ['an exchanged one in time', rules.claimed(begun(100_00)), lastSecond, false],
  ['an exchanged one whose time is up', rules.claimed(begun(100_00)), endsAt, true],
])('%s makes way for a new one: %#', (_what, state, moment, isOver) => {
  expect(rules.isOver(state, moment)).toBe(isOver)
  expect(rules.findWheel(state, moment)).toBe(isOver ? null : state.wheel)
})

test('a full wheel is exchanged for its target, once', () => {
  const full = begun(300_00, 300_00)
  expect(rules.offers(meFor(config, full, begunAt))).toEqual([
    { key: '1', items: [{ id: 2001, count: 300_00, betRate: 4 }], isFree: true },
  ])
  const exchanged = rules.claimed(full)
  expect(rules.statusOf(exchanged.wheel)).toBe(2)
  expect(rules.offers(meFor(config, exchanged, begunAt))).toEqual([])
  expect(rules.offers(meFor(config, begun(), begunAt))).toEqual([])
})

test('each wheel has a name of its own', () => {
  const second = rules.begin(begun(), { target: 100_00, amount: 100_00 }, endsAt, config)
  expect(rules.offers(meFor(config, second, endsAt)).map(({ key }) => key)).toEqual(['2'])
})
