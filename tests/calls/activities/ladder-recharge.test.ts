import { activityTypes } from '@parlour/contract/activity-types.ts'
import { forecast } from '@parlour/server/activities/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { place, placed } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const ladder = { actType: activityTypes.LadderRecharge }
const look = (player: SignedIn) => stack.ok('rechargeBonusCollection8', {}, player)

test('the steps, how often it is left, and beforehand what a deposit earns', async () => {
  const player = await stack.newcomer()
  const body = await look(player)
  expect(body).toMatchObject({ max: 4_000_00, timesADay: 3, leftToday: 3, betRate: 3 })
  expect(body.stepList).toHaveLength(6)
  expect(body.resetTime).toBeGreaterThan(body.serverTime)
  const { promotionList } = await stack.ok('tradeInfo', {}, player)
  expect(promotionList.filter(({ actType }) => actType === ladder.actType)[2]).toEqual({
    actType: 17,
    fromAmount: 1_000_00,
    bonus: 0,
    rate: 40_000,
    max: 4_000_00,
  })
})

test('a deposit of any amount made for it pays its share by itself', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 1_234_56, ladder)
  expect(await look(player)).toMatchObject({ leftToday: 2 })
  expect(await stack.coin(player)).toBe(1_234_56 + 49_38)
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"LadderRecharge"')
  await stack.expectCleanLedger()
})

test('a plain deposit is not asked to clear a bonus nobody wanted', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 1_000_00)
  expect(await look(player)).toMatchObject({ leftToday: 3 })
  expect(await stack.coin(player)).toBe(1_000_00)
})

test('three times a day; then it is neither sold nor promised', async () => {
  const player = await stack.newcomer()
  for (const amount of [100_00, 100_00, 100_00]) await stack.pay(player, amount, ladder)
  const { promotionList } = await stack.ok('tradeInfo', {}, player)
  expect(promotionList.filter(({ actType }) => actType === ladder.actType)).toEqual([])
  expect(await look(player)).toMatchObject({ leftToday: 0 })
  expect(errorOf(await place(stack, player, 100_00, ladder))).toBe('offerNotOpen')
  expect(await stack.coin(player)).toBe(306_00)
})

test('of four orders placed before the first is paid, three earn', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, ladder)
  const orders: string[] = []
  for (let order = 0; order < 3; order++) orders.push(await placed(stack, player, 100_00, ladder))
  const paid = { status: 'paid', paidAmount: 100_00 } as const
  for (const merchantOrderId of orders)
    expect(await stack.callback({ merchantOrderId, ...paid })).toBe(200)
  await look(player)
  expect(await stack.coin(player)).toBe(406_00)
})

test('the rates in force when the money comes count', async () => {
  const player = await stack.newcomer()
  await look(player)
  const merchantOrderId = await placed(stack, player, 1_000_00, ladder)
  await stack.configure('LadderRecharge', { steps: [{ from: 100_00, rate: 10_000 }] })
  expect(await stack.callback({ merchantOrderId, status: 'paid', paidAmount: 1_000_00 })).toBe(200)
  await look(player)
  expect(await stack.coin(player)).toBe(1_010_00)
  await stack.configure('LadderRecharge', {})
})

test('no coupon goes with it, and more than was announced earns no more', async () => {
  const player = await stack.newcomer()
  const merchantOrderId = await placed(stack, player, 500_00, ladder)
  expect(await stack.callback({ merchantOrderId, status: 'paid', paidAmount: 1_000_00 })).toBe(200)
  await look(player)
  expect(await stack.coin(player)).toBe(1_015_00)
  const refused = await place(stack, player, 500_00, { ...ladder, couponId: 1 })
  expect(errorOf(refused)).toBe('couponNotUsable')
})

test('a forecast says what other rates would have paid', async () => {
  await stack.pay(await stack.newcomer(), 100_00, ladder)
  const config = { steps: [{ from: 100_00, rate: 100_000 }], timesADay: 1, max: 1_00 }
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const found = await forecast(stack.app.database, { activity: 'LadderRecharge', config, ...span })
  expect(found.claims).toBeGreaterThanOrEqual(1)
  expect(found.paid.get(2001)).toBe(found.claims * 1_00)
})

test('switched off, it is over and nothing is sold for it', async () => {
  const player = await stack.newcomer()
  await stack.configure('LadderRecharge', {}, false)
  expect(await stack.refused('rechargeBonusCollection8', {}, player)).toBe('ended')
  expect(errorOf(await place(stack, player, 100_00, ladder))).toBe('offerNotOpen')
  await stack.configure('LadderRecharge', {})
})
