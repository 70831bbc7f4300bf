import { agentCountConfig } from '@parlour/contract/activities/agent-count.ts'
import { expect, test } from 'vitest'
import { meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = agentCountConfig.parse({})
const now = momentAt('2026-11-16T12:00:00+07:00')
const withFriends = (friends: number) =>
  Array.from({ length: friends }).reduce<rules.State>(rules.afterInvite, rules.start())
const meWith = (state: rules.State) => meFor(config, state, now)

test.each([
  [0, []],
  [1, [20]],
  [2, [20]],
  [3, [20, 50]],
  [9, [20, 50, 100]],
  [10, [20, 50, 100, 250]],
  [100, [20, 50, 100, 250, 600, 1_800, 4_000]],
])('%i valid invites offer %j', (friends, coins) => {
  const offers = rules.offers(meWith(withFriends(friends)))
  expect(offers.map(({ items }) => Number(items[0]?.count) / 100)).toEqual(coins)
})

test('a step is claimed once, and the others stay', () => {
  const state = rules.claimed(withFriends(3), rules.keyOf(3))
  expect(rules.offers(meWith(state)).map(({ key }) => key)).toEqual(['invites:1'])
  expect([1, 3, 5].map((invites) => rules.statusOf(state, invites))).toEqual([1, 2, 0])
  expect(rules.refuse(meWith(state), 'invites:5')).toBe('notReached')
  expect(rules.refuse(meWith(state), 'invites:4')).toBe('unknownReward')
})

test('each valid invite is one scratch, paid under a key of its own', () => {
  let state = withFriends(2)
  const keys: (string | null | undefined)[] = []
  while (rules.scratchesLeft(state) > 0) {
    keys.push(rules.nextDraw(meWith(state))?.key)
    state = rules.drawn(state)
  }
  expect(keys).toEqual(['scratch:1', 'scratch:2'])
  expect(rules.nextDraw(meWith(state))).toBeNull()
  expect(rules.nextDraw(meWith(rules.afterInvite(state)))?.key).toBe('scratch:3')
})
