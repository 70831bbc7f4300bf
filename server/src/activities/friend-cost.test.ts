import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { expect, test } from 'vitest'
import type { Version } from './engine/configs.ts'
import type { PromotionName } from './engine/promotion.ts'
import { listFriendCosts } from './friend-cost.ts'

const timeZone = 'Asia/Bangkok'
const running = (...names: PromotionName[]) =>
  new Map(
    names.map((activity, index): [PromotionName, Version] => {
      const config = promotionConfigs[activity].parse({})
      const always = { isOn: true, sort: 1, startsAt: null, endsAt: null }
      return [activity, { version: index + 1, activity, config, ...always }]
    }),
  )
const costs = (...names: PromotionName[]) =>
  Object.fromEntries(
    listFriendCosts({ inForce: running(...names), timeZone }, 0).map(
      ({ name, coins, perMillionOfStakes }) => [name, [coins, perMillionOfStakes]],
    ),
  )

test('what one friend can cost, in every programme that pays for friends', () => {
  const names: PromotionName[] = [
    'Agent',
    'Agent5',
    'AgentCount',
    'InviteFriend1',
    'InviteUserSpin',
    'Tasks',
  ]
  expect(costs(...names)).toEqual({
    // 6,820 for a hundred friends are 68.20 for each, and 100 may lie under a scratch card.
    AgentCount: [168_20, 0],
    Agent5: [40_00, 8_700],
    // 50 and a coupon of at most 50, for two.
    InviteFriend1: [50_00, 0],
    // The largest wheel, at best full after two.
    InviteUserSpin: [500_00, 0],
  })
})

test('a programme that another one stands in for costs nothing beside it', () => {
  expect(costs('Agent')).toEqual({ Agent: [0, 4_500] })
  expect(Object.keys(costs('Agent', 'Agent5'))).toEqual(['Agent5'])
})
