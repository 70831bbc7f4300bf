import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activityFolder, activityNames } from '../activity-types.ts'
import { pointsConfig } from './points.ts'
import { couponRanges, rewardKind } from '../reward-items.ts'
import { agentCountConfig } from './agent-count.ts'
import { firstChargeConfig } from './first-charge.ts'
import { followRewardsConfig } from './follow-rewards.ts'
import { activityConfigs } from './index.ts'
import { inviteUserSpinConfig } from './invite-user-spin.ts'
import { tasksConfig } from './tasks.ts'
import { vipConfig } from './vip.ts'
import { weekendLotteryConfig } from './weekend-lottery.ts'

test.each(activityNames)('%s has a file of its own', (name) => {
  expect(existsSync(new URL(`${activityFolder(name)}.ts`, import.meta.url))).toBe(true)
})

test.each(activityNames)('%s runs with its defaults and refuses unknown settings', (name) => {
  const config = activityConfigs[name]
  const defaults = config.parse({})
  expect(config.parse(defaults)).toEqual(defaults)
  expect(config.safeParse({ surprise: 1 }).success).toBe(false)
})

test('a prize that cannot be drawn is refused', () => {
  const [first, ...others] = agentCountConfig.parse({}).prizes
  for (const prizes of [[{ ...first, weight: 0 }, ...others], [first, first], []]) {
    expect(agentCountConfig.safeParse({ prizes }).success).toBe(false)
  }
})

test('tiers must grow', () => {
  const { levels } = vipConfig.parse({})
  expect(vipConfig.safeParse({ levels: levels.toReversed() }).success).toBe(false)
})

test('the wheel’s promise of invites must hold for every outcome of its spins', () => {
  const changes = [{ invitesToFinish: 5 }, { invitesToFinish: 4 }, { firstSpinMin: 950_000 }]
  const verdicts = changes.map((change) => inviteUserSpinConfig.safeParse(change).success)
  expect(verdicts).toEqual([true, false, false])
})

test('the weekend lottery’s weights make a thousand', () => {
  const { prizes } = weekendLotteryConfig.parse({})
  expect(prizes.reduce((sum, prize) => sum + prize.weight, 0)).toBe(1000)
})

test('each draw for points returns 85 % of what its points are worth', () => {
  const { draws, pointsPerCoin } = pointsConfig.parse({})
  expect(draws.map((draw) => draw.cost)).toEqual([100_00, 500_00, 1_000_00])
  for (const { cost, prizes } of draws) {
    const total = prizes.reduce((sum, prize) => sum + prize.weight, 0)
    const paid = prizes.reduce((sum, { weight, rewards }) => sum + weight * rewards[0]!.count, 0)
    expect((paid * pointsPerCoin) / (total * cost)).toBe(0.85)
  }
})

test('first-charge packs are made of coin, points and a general coupon', () => {
  const { packs } = firstChargeConfig.parse({})
  expect(packs.map((pack) => [pack.showType, pack.price])).toEqual([
    [1, 100_00],
    [2, 300_00],
    [3, 1_000_00],
  ])
  for (const { award } of packs) {
    expect(award.map((item) => rewardKind(item.id))).toEqual(['coin', 'points', 'generalCoupon'])
    expect(award[2]!.id).toBeLessThanOrEqual(couponRanges.generalCoupon[1])
  }
})

test('a pack with an item that is not there, or there twice, is refused', () => {
  const [pack] = firstChargeConfig.parse({}).packs
  const award = (...ids: number[]) => ids.map((id) => ({ id, count: 1_00, betRate: 1 }))
  const isFine = (...ids: number[]) =>
    firstChargeConfig.safeParse({ packs: [{ ...pack, award: award(...ids) }] }).success
  expect([isFine(2001), isFine(2001, 2002), isFine(9999), isFine(2001, 2001)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  const twins = [1, 2].map((showType) => ({ ...pack, showType }))
  expect(firstChargeConfig.safeParse({ packs: twins }).success).toBe(false)
})

test('every type of task is there by default, of tasks or of channels to follow', () => {
  const { tasks } = tasksConfig.parse({})
  const types = [...tasks.map((task) => task.type), ...followRewardsConfig.parse({}).taskTypes]
  expect(types.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
  expect(tasks.find((task) => task.id === 105)?.type).toBe(5)
})

test('channels in an older config of tasks are left to FollowRewards', () => {
  const [row] = tasksConfig.parse({}).tasks
  const { tasks } = tasksConfig.parse({ tasks: [row, { ...row, id: 104, type: 4 }] })
  expect(tasks.map(({ id }) => id)).toEqual([row?.id])
})
