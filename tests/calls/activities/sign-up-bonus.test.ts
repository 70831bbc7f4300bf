import { addDays, momentOf } from '@parlour/server/activities/engine/moment.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { place } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const look = 'getLoginPayUser3'
const receive = 'receiveLoginPay3'
const card = (awardId: number) => ({ actType: activityTypes.SignUpBonus, awardId })
const all = [6004, 6005, 6006, 6007]

/** As if the cards had been bought so many days ago. */
async function boughtDaysAgo({ playerId }: SignedIn, days: number) {
  await untilHeard(stack.app.database, playerId)
  const boughtOn = addDays(momentOf(Date.now(), 'Asia/Bangkok').day, -days)
  await editState<{ cards: object[] }>(
    stack.app.database,
    playerId,
    'SignUpBonus',
    ({ cards: [first, ...others], ...state }) => ({
      state: { ...state, cards: [{ ...first, boughtOn }, ...others] },
    }),
  )
}

test('the cards stand in the site’s list of items, with their prices', async () => {
  const body = await stack.ok('appConfig', { gameListVersion: '' })
  const items = 'appPropConfigMap' in body ? body.appPropConfigMap : {}
  const prices = all.map((propId) => items[propId]?.price)
  expect(prices).toEqual([100_00, 300_00, 500_00, 1_000_00])
  const { loginPayConfig } = await stack.ok(look, {})
  expect(loginPayConfig.propIds).toEqual(all)
})

test('a visitor sees the cards on sale and owns nothing', async () => {
  const body = await stack.ok(look, {})
  expect(body).toMatchObject({
    ownList: [],
    buyPropIds: all,
    needRecharge: true,
    loginPayConfig: {
      propIds: all,
      cardList: [
        { propId: 6004, price: 100_00, daily: 3_00 },
        { propId: 6005, price: 300_00, daily: 10_00 },
        { propId: 6006, price: 500_00, daily: 20_00 },
        { propId: 6007, price: 1_000_00, daily: 45_00 },
      ],
      days: 7,
      catchUpUntilDay: 15,
      betRate: 5,
    },
    expireTime: -1,
  })
})

test('cards are sold for seven days after registering', async () => {
  const [young, old] = [await stack.newcomer(), await stack.newcomer({ hoursAgo: 7 * 24 })]
  const body = await stack.ok(look, {}, young)
  expect(body).toMatchObject({ buyPropIds: all, needRecharge: true, ownList: [] })
  const left = body.expireTime - body.serverTime
  expect(Math.round(left / 3_600_000)).toBe(7 * 24)
  expect(await stack.ok(look, {}, old)).toMatchObject({ buyPropIds: [], expireTime: 0 })
  expect(errorOf(await place(stack, old, 100_00, card(6004)))).toBe('offerNotOpen')
  const list = await stack.ok('getActivityIds', {}, old)
  expect(list.activityIds).not.toContain(activityTypes.SignUpBonus)
})

test('buying a card credits its price; its days are claimed one by one', async () => {
  const player = await stack.newcomer()
  const day = { propId: 6004, day: 1 } as const
  expect(await stack.refused(receive, day, player)).toBe('notBought')
  expect(errorOf(await place(stack, player, 150_00, card(6004)))).toBe('priceMismatch')
  await stack.pay(player, 100_00, card(6004))
  expect(await stack.coin(player)).toBe(100_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({
    ownList: [{ id: 1, propId: 6004, loginPayDataJson: { days: [], openDays: [1] } }],
    buyPropIds: [6005, 6006, 6007],
    needRecharge: false,
  })
  const isPaying = async () => (await stack.ok('getActivityIds', {}, player)).loginPaying
  expect(await isPaying()).toBe(true)
  const body = await stack.ok(receive, day, player)
  expect(await isPaying()).toBe(true)
  expect(body).toMatchObject({
    ownList: [{ loginPayDataJson: { days: [1], openDays: [] } }],
    propList: [{ id: 2001, count: 3_00, betRate: 5 }],
  })
  expect(await stack.coin(player)).toBe(103_00)
  expect(await stack.refused(receive, { ...day, day: 2 }, player)).toBe('notReached')
  expect(await stack.refused(receive, { ...day, day: 9 }, player)).toBe('unknownReward')
  expect(errorOf(await place(stack, player, 100_00, card(6004)))).toBe('offerNotOpen')
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"SignUpBonus"')
  await stack.expectCleanLedger()
})

test('missed days are caught up to day 15, and −1 says that all are claimed', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 1_000_00, card(6007))
  await stack.ok(look, {}, player)
  await boughtDaysAgo(player, 14)
  for (let day = 1; day <= 7; day += 1) await stack.ok(receive, { propId: 6007, day }, player)
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({
    ownList: [{ loginPayDataJson: { days: [1, 2, 3, 4, 5, 6, 7, -1], openDays: [] } }],
  })
  expect(await stack.coin(player)).toBe(1_000_00 + 7 * 45_00)
  const list = (await stack.call('getActivityIds', {}, player)).body
  expect(list).toMatchObject({ loginPaying: false })
})

test('on day 16 what was not claimed is gone', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, card(6004))
  await stack.ok(look, {}, player)
  await boughtDaysAgo(player, 15)
  expect(await stack.refused(receive, { propId: 6004, day: 1 }, player)).toBe('ended')
})

test('the same card paid twice is one card, and the rest is a plain deposit', async () => {
  const player = await stack.newcomer()
  const orders = await Promise.all([1, 2].map(() => place(stack, player, 100_00, card(6004))))
  for (const { body } of orders) {
    const told = { merchantOrderId: body.orderId, status: 'paid' } as const
    await stack.callback({ ...told, paidAmount: 100_00 })
  }
  const body = await stack.ok(look, {}, player)
  expect(body.ownList).toHaveLength(1)
  expect(await stack.coin(player)).toBe(200_00)
})

test('cards are sold by the config they were shown with', async () => {
  const player = await stack.newcomer()
  await stack.ok(look, {}, player)
  await stack.configure('SignUpBonus', { cards: [{ propId: 6004, price: 200_00, daily: 9_00 }] })
  expect(await stack.ok(look, {}, player)).toMatchObject({ buyPropIds: all })
  await stack.pay(player, 100_00, card(6004))
  const body = await stack.ok(receive, { propId: 6004, day: 1 }, player)
  expect(body).toMatchObject({ propList: [{ count: 3_00 }] })
  await stack.configure('SignUpBonus', {})
})

test('switched off, nothing is sold to anybody', async () => {
  const player = await stack.newcomer()
  await stack.configure('SignUpBonus', {}, false)
  for (const as of [undefined, player])
    expect(await stack.ok(look, {}, as)).toMatchObject({
      ownList: [],
      buyPropIds: [],
      expireTime: 0,
    })
  expect(await stack.refused(receive, { propId: 6004, day: 1 }, player)).toBe('ended')
  await stack.configure('SignUpBonus', {})
})
