import { activityTypes } from '@parlour/contract/activity-types.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { place } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const pack = { actType: activityTypes.FirstCharge, awardId: 1 }
const receive = 'appRechargeBonusCollection9Receive'

test('a new player is offered three packs for 72 hours', async () => {
  const player = await stack.newcomer({ hoursAgo: 1 })
  const body = await stack.ok('appRechargeBonusCollection9', {}, player)
  expect(body).toMatchObject({
    appRechargeBonusCollection9: { awardId: null, itemStatus: 0, propReceiveList: [] },
    appRechargeBonusCollection9ConfigList: [
      { id: 1, price: 100_00 },
      { id: 2, price: 300_00 },
      { id: 3, price: 1_000_00 },
    ],
  })
  const left = body.expireTime - body.serverTime
  expect(Math.round(left / 3_600_000)).toBe(71)
  const list = (await stack.call('getActivityIds', {}, player)).body
  expect(list.activityIds).toContain(activityTypes.FirstCharge)
})

test('after 72 hours it is over: no page, no place in the list, no order', async () => {
  const player = await stack.newcomer({ hoursAgo: 73 })
  expect(await stack.refused('appRechargeBonusCollection9', {}, player)).toBe('ended')
  const list = (await stack.call('getActivityIds', {}, player)).body
  expect(list.activityIds).not.toContain(activityTypes.FirstCharge)
  expect(errorOf(await place(stack, player, 100_00, pack))).toBe('offerNotOpen')
})

test('a pack that was just paid for cannot be ordered again', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, pack)
  expect(errorOf(await place(stack, player, 100_00, pack))).toBe('offerNotOpen')
})

test('buying a pack credits its price, and each of its items is claimed once', async () => {
  const player = await stack.newcomer()
  expect(await stack.refused(receive, { propId: 2001 }, player)).toBe('notReached')
  expect(errorOf(await place(stack, player, 150_00, pack))).toBe('priceMismatch')
  await stack.pay(player, 100_00, pack)
  expect(await stack.coin(player)).toBe(100_00)
  const body = await stack.ok(receive, { propId: 2001 }, player)
  expect(body).toMatchObject({
    appRechargeBonusCollection9: { awardId: 1, itemStatus: 1 },
    propList: [{ id: 2001, count: 20_00, betRate: 5 }],
  })
  expect(await stack.coin(player)).toBe(120_00)
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"FirstCharge"')
  await stack.ok(receive, { propId: 2002 }, player)
  expect(await stack.points(player)).toBe(625_00)
  const last = await stack.ok(receive, { propId: 1001 }, player)
  expect(last).toMatchObject({ appRechargeBonusCollection9: { itemStatus: 2 } })
  expect(errorOf(await place(stack, player, 300_00, { ...pack, awardId: 2 }))).toBe('offerNotOpen')
  await stack.expectCleanLedger()
})

test('two packs paid at once: one is bought, the other is a plain deposit', async () => {
  const player = await stack.newcomer()
  const orders = await Promise.all(
    [1, 2].map((awardId) =>
      place(stack, player, awardId === 1 ? 100_00 : 300_00, { ...pack, awardId }),
    ),
  )
  for (const [index, { body }] of orders.entries()) {
    const paidAmount = index === 0 ? 100_00 : 300_00
    await stack.callback({ merchantOrderId: body.orderId, status: 'paid', paidAmount })
  }
  const body = await stack.ok('appRechargeBonusCollection9', {}, player)
  expect(body).toMatchObject({ appRechargeBonusCollection9: { awardId: 1, itemStatus: 1 } })
  expect(await stack.coin(player)).toBe(400_00)
})

test('the pack is played by the config it was shown with', async () => {
  const [early, late] = [await stack.newcomer(), await stack.newcomer()]
  await stack.ok('appRechargeBonusCollection9', {}, early)
  const award = [{ id: 2001, count: 1_00, betRate: 5 }]
  await stack.configure('FirstCharge', { packs: [{ id: 1, price: 50_00, showType: 1, award }] })
  const priceFor = async (player: typeof early) => {
    const body = await stack.ok('appRechargeBonusCollection9', {}, player)
    return body.appRechargeBonusCollection9ConfigList[0]?.price
  }
  expect(await priceFor(early)).toBe(100_00)
  expect(await priceFor(late)).toBe(50_00)
  await stack.configure('FirstCharge', {})
})

test('switched off, it is over for everybody', async () => {
  const player = await stack.newcomer()
  await stack.configure('FirstCharge', {}, false)
  expect(await stack.refused('appRechargeBonusCollection9', {}, player)).toBe('ended')
  await stack.configure('FirstCharge', {})
  await stack.ok('appRechargeBonusCollection9', {}, player)
})
