import { activityTypes } from '@parlour/contract/activity-types.ts'
import { addDays, momentOf, startOfDay } from '@parlour/server/activities/engine/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = 'rechargeBonusCollection6'
const receive = 'receiverRechargeBonusCollection6'
const { week: thisWeek, timeZone } = momentOf(Date.now(), 'Asia/Bangkok')
const lastWeek = addDays(thisWeek, -7)

function deposited(player: SignedIn, amount: number, week: string) {
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  const at = new Date(startOfDay(addDays(week, 2), timeZone))
  return stack.happen(player, 'deposit.settled', { ...plain, amount }, at)
}

test('the tiers of this week are shown from the first visit on', async () => {
  const player = await stack.newcomer()
  const body = await stack.ok(look, {}, player)
  const [week] = body.weekList
  expect(week).toMatchObject({ weekStart: thisWeek, deposited: 0 })
  expect(week?.tierList).toHaveLength(8)
  expect(week?.tierList[0]).toEqual({
    from: 500_00,
    rewards: [{ id: 2001, count: 8_00, betRate: 3 }],
    status: 0,
  })
  expect(week?.expireTime).toBe(startOfDay(addDays(thisWeek, 10), timeZone))
  const list = (await stack.call('getActivityIds', {}, player)).body
  expect(list.activityIds).toContain(activityTypes.AccumulatedRecharge)
})

test('deposits of the week reach tiers, and each is claimed once', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 600_00)
  await stack.pay(player, 400_00)
  const tier = { weekStart: thisWeek, from: 1_000_00 }
  const body = await stack.ok(receive, tier, player)
  expect(body).toMatchObject({
    propList: [{ id: 2001, count: 18_00, betRate: 3 }],
    weekList: [{ weekStart: thisWeek, deposited: 1_000_00 }],
  })
  const [week] = body.weekList
  expect(week?.tierList.map(({ status }) => status)).toEqual([1, 2, 0, 0, 0, 0, 0, 0])
  expect(await stack.coin(player)).toBe(1_018_00)
  expect(await stack.ok(receive, tier, player)).toMatchObject({
    propList: [{ count: 18_00 }],
  })
  expect(await stack.coin(player)).toBe(1_018_00)
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"AccumulatedRecharge"')
  await stack.expectCleanLedger()
})

test('what is not reached, not there or long over is refused', async () => {
  const player = await stack.newcomer()
  const claim = async (weekStart: string, from: number) =>
    errorOf(await stack.call(receive, { weekStart, from }, player))
  expect(await claim(thisWeek, 500_00)).toBe('notReached')
  expect(await claim(thisWeek, 1_00)).toBe('unknownReward')
  expect(await claim(addDays(thisWeek, -14), 500_00)).toBe('ended')
})

test('last week stays open for its days of grace, whatever day it is today', async () => {
  const open = await stack.newcomer()
  await stack.configure('AccumulatedRecharge', { graceDays: 6 })
  // Six days of grace end on the Sunday; on a Sunday the rules' own tests know better.
  await deposited(open, 500_00, lastWeek)
  const [first] = (await stack.ok(look, {}, open)).weekList
  const isSunday = momentOf(Date.now(), timeZone).day === addDays(thisWeek, 6)
  expect(first?.weekStart).toBe(isSunday ? thisWeek : lastWeek)
  await stack.configure('AccumulatedRecharge', { graceDays: 0 })
  const late = await stack.newcomer()
  await deposited(late, 500_00, lastWeek)
  const tier = { weekStart: lastWeek, from: 500_00 }
  expect(await stack.refused(receive, tier, late)).toBe('ended')
  await stack.configure('AccumulatedRecharge', {})
})

test('a week keeps the tiers of its first deposit; the next one has the new tiers', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00)
  await stack.ok(look, {}, player)
  await stack.configure('AccumulatedRecharge', { tiers: [{ from: 100_00, bonus: 1_00 }] })
  await stack.pay(player, 500_00)
  const body = await stack.ok(receive, { weekStart: thisWeek, from: 1_000_00 }, player)
  expect(body).toMatchObject({ propList: [{ count: 18_00 }] })
  const other = await stack.newcomer()
  expect(await stack.ok(look, {}, other)).toMatchObject({
    weekList: [{ tierList: [{ from: 100_00 }] }],
  })
  await stack.configure('AccumulatedRecharge', {})
})

test('switched off, it is over for everybody', async () => {
  const player = await stack.newcomer()
  await stack.configure('AccumulatedRecharge', {}, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  await stack.configure('AccumulatedRecharge', {})
})
