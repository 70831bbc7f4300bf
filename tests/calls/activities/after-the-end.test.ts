import { activityTypes, followTaskIds, taskTypes } from '@parlour/contract/activity-types.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { place, placed } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { listSeasons } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'

/** What an operator has let end: in the days of taking there is what was earned, and no more. */

let stack: ActivityStack
let player: SignedIn
const own: Partial<Record<PromotionName, object>> = {
  ...Object.fromEntries(listSeasons()),
  FreeLoginBonus: { byLevel: [5_00] },
}

beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  for (const name of ended) await stack.configure(name, own[name] ?? {})
  player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await stack.pay(player, 500_00)
  await stack.ok('getActivityIds', {}, player)
})
afterAll(() => stack.stop())

const ended = [
  'Christmas',
  'Festival',
  'FollowRewards',
  'FreeLoginBonus',
  'InviteUserSpin',
  'NewYear',
  'RedPacket',
  'Tasks',
  'WeekendLottery',
] as const

async function end(name: PromotionName): Promise<void> {
  await stack.configure(name, own[name] ?? {}, true, { endsAt: Date.now() - 1_000 })
  const rules = () => stack.ok('activityRules', { name })
  await vi.waitFor(async () => expect(await rules()).toMatchObject({ isRunning: false }), 30_000)
}

test('a day’s bonus of a day that comes after it is not given', async () => {
  expect(await stack.ok('loginBonus3User', {}, player)).toMatchObject({ status: 1 })
  await end('FreeLoginBonus')
  expect(await stack.ok('loginBonus3User', {}, player)).toMatchObject({ status: 0 })
  expect(await stack.refused('loginBonus3UserReceive', {}, player)).toBe('notReached')
})

test('no packet of a rain is opened', async () => {
  const { rainId, status } = await stack.ok('appRedPacketUser', {}, player)
  expect(status).toBe(1)
  await end('RedPacket')
  expect(await stack.ok('appRedPacketUser', {}, player)).toMatchObject({ status: 0 })
  expect(await stack.refused('appRedPacketUserOpen', { rainId }, player)).toBe('ended')
})

test('a wheel that was begun can be looked at, and no other is begun', async () => {
  await stack.ok('actInviteUserSpin', { target: 100_00 }, player)
  await end('InviteUserSpin')
  expect(await stack.ok('actInviteUser', {}, player)).toMatchObject({ target: 100_00 })
  const other = await stack.newcomer()
  expect(await stack.ok('actInviteUser', {}, other)).toMatchObject({ spinsLeft: 0 })
  expect((await stack.ok('getActivityIds', {}, other)).hasTurntable).toBe(false)
  expect(await stack.refused('actInviteUserSpin', { target: 100_00 }, other)).toBe('ended')
})

test('no day of Christmas is signed', async () => {
  expect(await stack.ok('appChristmasUser', {}, player)).toMatchObject({ signStatus: 1 })
  await end('Christmas')
  expect(await stack.ok('appChristmasUser', {}, player)).toMatchObject({ signStatus: 0 })
  expect(await stack.refused('appChristmasUserSign', {}, player)).toBe('notReached')
})

test('no deposit is asked for once deposits count no more', async () => {
  const festival = () => stack.ok('appFestivalUser', {}, player)
  const lottery = () => stack.ok('appWeekendLotteryUser', {}, player)
  expect(await festival()).toMatchObject({ isOpen: true })
  expect(await lottery()).toMatchObject({ drawsLeft: 1, depositLeft: 400_00 })
  for (const name of ['Festival', 'WeekendLottery'] as const) await end(name)
  await stack.pay(player, 400_00)
  expect(await festival()).toMatchObject({ isOpen: false, today: { deposited: 600_00 } })
  expect(await lottery()).toMatchObject({ drawsLeft: 1, depositLeft: 0 })
})

test('nothing is shared or followed for a reward', async () => {
  for (const name of ['Tasks', 'FollowRewards', 'NewYear'] as const) await end(name)
  const share = 'appProxyUser4TaskUserShare'
  const taskId = followTaskIds[taskTypes.followFacebook]
  expect(await stack.refused(share, { taskId }, player)).toBe('ended')
  expect(await stack.refused(share, { taskId: 107 }, player)).toBe('ended')
  expect(await stack.refused('appNewYearUserShare', { taskId: 4 }, player)).toBe('ended')
})

test('what was ordered while it was sold is had, also when it is paid for later', async () => {
  const buyer = await stack.newcomer()
  const pack = { actType: activityTypes.FirstCharge, awardId: 1 }
  const ladder = { actType: activityTypes.LadderRecharge }
  const orders = [
    { amount: 100_00, orderId: await placed(stack, buyer, 100_00, pack) },
    { amount: 200_00, orderId: await placed(stack, buyer, 200_00, ladder) },
  ]
  await end('FirstCharge')
  await end('LadderRecharge')
  for (const { orderId, amount } of orders)
    await stack.callback({ merchantOrderId: orderId, status: 'paid', paidAmount: amount })
  const bought = await stack.ok('appRechargeBonusCollection9', {}, buyer)
  expect(bought).toMatchObject({ appRechargeBonusCollection9: { awardId: 1, itemStatus: 1 } })
  expect(await stack.coin(buyer)).toBe(304_00)
  expect(errorOf(await place(stack, buyer, 200_00, ladder))).toBe('offerNotOpen')
})
