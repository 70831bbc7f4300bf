import { followRewardsConfig } from '@parlour/contract/activities/follow-rewards.ts'
import { taskTypes } from '@parlour/contract/activity-types.ts'
import { expect, test } from 'vitest'
import { meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './follow-rules.ts'

const config = followRewardsConfig.parse({})
const { followFacebook, followTelegram } = taskTypes
const evening = momentAt('2026-12-31T23:59:59+07:00')
const nextYear = momentAt('2027-01-01T00:00:00Z', 'Europe/London')
const seen = rules.visited(rules.start(), followFacebook)
const offered = (state: rules.FollowState, moment = evening) =>
  rules.offers(meFor(config, state, moment))

test.each([
  [104, 4],
  [113, 13],
  [116, 16],
  [117, 17],
  [107, null],
])('task %i is the channel %j', (taskId, channel) => {
  expect(rules.channelOf(taskId)).toBe(channel)
})

test('a channel pays 2 with five times turnover once its page was visited', () => {
  expect(offered(rules.start())).toEqual([])
  const items = [{ id: 2001, count: 2_00, betRate: 5 }]
  expect(offered(seen)).toEqual([
    { key: 'follow:4', items, task: { type: followFacebook, target: 1 } },
  ])
  expect(rules.visited(seen, followFacebook)).toBe(seen)
})

test('no day ends it, in no place', () => {
  expect(offered(seen, nextYear)).toEqual(offered(seen, evening))
})

test('claimed, it stays claimed, however often it is visited', () => {
  const done = rules.claimed(seen, 'follow:4')
  expect(rules.statusOf(done, followFacebook)).toBe(2)
  expect(offered(rules.visited(done, followFacebook))).toEqual([])
  expect(offered(rules.visited(done, followTelegram)).map(({ key }) => key)).toEqual(['follow:13'])
})

test('only channels with a page count', () => {
  const me = meFor(config, rules.claimed(seen, 'follow:4'), evening)
  expect(rules.progressOf(me, () => true)).toEqual({ done: 1, total: 4 })
  expect(rules.progressOf(me, (channel) => channel === followTelegram)).toEqual({
    done: 0,
    total: 1,
  })
  expect(rules.progressOf(me, () => false)).toEqual({ done: 0, total: 0 })
})
