import { activityTypes } from '@parlour/contract/activity-types.ts'
import { forecast } from '@parlour/server/activities/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { place } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = 'appFundUser'
const receive = 'appFundUserReceive'
const theFund = { actType: activityTypes.Fund, awardId: 1 }

async function buyer(wagered = 0): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00, theFund)
  if (wagered > 0) await stack.wager(player, wagered)
  await stack.ok(look, {}, player)
  return player
}

test('before it is bought: the price, the steps, and nothing to claim', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, 2_000_00)
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({ isBought: false, wagered: 0, price: 500_00, betRate: 1 })
  expect(body.tierList.map(({ from, bonus, status }) => [from / 100, bonus / 100, status])).toEqual(
    [
      [2_000, 50, 0],
      [5_000, 75, 0],
      [10_000, 100, 0],
      [20_000, 125, 0],
      [50_000, 200, 0],
    ],
  )
  expect(await stack.refused(receive, { from: 2_000_00 }, player)).toBe('notBought')
})

test('bought, the price is credited in full, and each step pays when it is reached', async () => {
  const player = await buyer(5_000_00)
  expect(await stack.coin(player)).toBe(500_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({ isBought: true, wagered: 5_000_00 })
  const first = await stack.ok(receive, { from: 2_000_00 }, player)
  expect(first).toMatchObject({ propList: [{ id: 2001, count: 50_00, betRate: 1 }] })
  expect(first.tierList.map(({ status }) => status)).toEqual([2, 1, 0, 0, 0])
  expect(await stack.ok(receive, { from: 2_000_00 }, player)).toMatchObject({
    propList: [{ count: 50_00 }],
  })
  await stack.ok(receive, { from: 5_000_00 }, player)
  expect(await stack.coin(player)).toBe(625_00)
  expect(await stack.refused(receive, { from: 10_000_00 }, player)).toBe('notReached')
  expect(await stack.refused(receive, { from: 3_000_00 }, player)).toBe('unknownReward')
  await stack.expectCleanLedger()
})

test('it is sold once, at its price, and under its number', async () => {
  const player = await buyer()
  const again = await place(stack, player, 500_00, theFund)
  expect(errorOf(again)).toBe('offerNotOpen')
  const other = await stack.newcomer()
  expect(errorOf(await place(stack, other, 400_00, theFund))).toBe('priceMismatch')
  expect(errorOf(await place(stack, other, 500_00, { ...theFund, awardId: 2 }))).toBe(
    'offerNotOpen',
  )
})

test('the card lights its dot while a step waits, and goes when all are claimed', async () => {
  const player = await buyer(50_000_00)
  const state = async () => {
    const { dots } = await stack.ok('refreshData', {}, player)
    const { activityIds } = await stack.ok('getActivityIds', {}, player)
    return { hasFund: dots?.hasFund, isListed: activityIds.includes(activityTypes.Fund) }
  }
  expect(await state()).toEqual({ hasFund: true, isListed: true })
  const { tierList } = await stack.ok(look, {}, player)
  for (const { from } of tierList) await stack.ok(receive, { from }, player)
  expect(await state()).toEqual({ hasFund: false, isListed: false })
  expect(await stack.ok(look, {}, player)).toMatchObject({ isBought: true, wagered: 50_000_00 })
})

test('a bought fund keeps its steps when the operator changes them', async () => {
  const player = await buyer(2_000_00)
  await stack.configure('Fund', { tiers: [{ from: 9_000_00, bonus: 1_00 }] })
  expect((await stack.ok(look, {}, player)).tierList).toHaveLength(5)
  expect((await stack.ok(look, {}, await stack.newcomer())).tierList).toHaveLength(1)
  await stack.configure('Fund', {})
})

test('a forecast says what other steps would have paid', async () => {
  await buyer(2_000_00)
  const config = { tiers: [{ from: 1_000_00, bonus: 3_00 }] }
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const found = await forecast(stack.app.database, { activity: 'Fund', config, ...span })
  expect(found.claims).toBeGreaterThanOrEqual(1)
  expect(found.paid.get(2001)).toBe(found.claims * 3_00)
})

test('switched off, it is over for everybody', async () => {
  const player = await buyer(2_000_00)
  await stack.configure('Fund', {}, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  expect(await stack.refused(receive, { from: 2_000_00 }, player)).toBe('ended')
  await stack.configure('Fund', {})
  expect(await stack.ok(receive, { from: 2_000_00 }, player)).toMatchObject({
    propList: [{ count: 50_00 }],
  })
})
