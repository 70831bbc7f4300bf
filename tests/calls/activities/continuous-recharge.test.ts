import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = 'appRechargeBonusCollection10'
const receive = 'appRechargeBonusCollection10Receive'
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** A settled deposit of an earlier day. */
function deposited(player: SignedIn, amount: number, at: Date, orderId = 'DP1') {
  const plain = { orderId, actType: 0, awardId: null, isFirst: false, coversPrice: true }
  return stack.happen(player, 'deposit.settled', { ...plain, amount }, at)
}

/** Six days in a row up to yesterday. */
async function sixDays(amount: number): Promise<SignedIn> {
  const player = await stack.newcomer()
  for (const ago of [6, 5, 4, 3, 2, 1]) await deposited(player, amount, daysAgo(ago))
  return player
}

test('three tiers, today’s state and the end of today are shown', async () => {
  const player = await stack.newcomer()
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({
    depositedToday: 0,
    streakList: [300_00, 500_00, 1_000_00].map((from) => ({
      from,
      days: 0,
      daysNeeded: 7,
      isTodayDone: false,
      rewards: [{ id: 2001, count: from, betRate: 5 }],
      status: 0,
    })),
  })
  const left = body.cutOffTime - body.serverTime
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(dayMs)
  expect(body.cutOffTime % dayMs).toBe(17 * 3_600_000)
})

test('the seventh day in a row finishes the tiers it was enough for', async () => {
  const player = await sixDays(500_00)
  expect(await stack.refused(receive, { from: 500_00 }, player)).toBe('notReached')
  await stack.pay(player, 500_00)
  const shown = await stack.ok(look, {}, player)
  expect(shown).toMatchObject({
    depositedToday: 500_00,
    streakList: [
      { days: 7, isTodayDone: true, status: 1 },
      { days: 7, isTodayDone: true, status: 1 },
      { days: 0, isTodayDone: false, status: 0 },
    ],
  })
  const body = await stack.ok(receive, { from: 500_00 }, player)
  expect(body).toMatchObject({
    propList: [{ id: 2001, count: 500_00, betRate: 5 }],
    streakList: [{ status: 1 }, { status: 2 }, { status: 0 }],
  })
  expect(await stack.coin(player)).toBe(1_000_00)
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"ContinuousRecharge"')
  await stack.expectCleanLedger()
})

test('a tier there is not is refused', async () => {
  const player = await stack.newcomer()
  expect(await stack.refused(receive, { from: 1_00 }, player)).toBe('unknownReward')
})

test('a missed day starts again', async () => {
  const player = await stack.newcomer()
  for (const ago of [7, 6, 5, 4, 3, 1]) await deposited(player, 300_00, daysAgo(ago))
  await stack.pay(player, 300_00)
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({ streakList: [{ days: 2, status: 0 }, {}, {}] })
})

test('a row that was begun is finished by the config it was begun with', async () => {
  const begun = await sixDays(300_00)
  await stack.ok(look, {}, begun)
  await stack.configure('ContinuousRecharge', { days: 3, tiers: [{ from: 100_00, bonus: 1_00 }] })
  const fresh = await stack.newcomer()
  expect(await stack.ok(look, {}, fresh)).toMatchObject({
    streakList: [{ from: 100_00, daysNeeded: 3 }],
  })
  await stack.pay(begun, 300_00)
  const body = await stack.ok(receive, { from: 300_00 }, begun)
  expect(body).toMatchObject({ propList: [{ count: 300_00 }] })
  await stack.configure('ContinuousRecharge', {})
})

test('switched off, it is over for everybody', async () => {
  const player = await stack.newcomer()
  await stack.configure('ContinuousRecharge', {}, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  expect(await stack.refused(receive, { from: 300_00 }, player)).toBe('ended')
  await stack.configure('ContinuousRecharge', {})
})
