import { addDays, momentOf } from '@parlour/server/activities/engine/moment.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  // Binding pays a gift of its own, which would only blur the sums here.
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())

const look = 'appFreeSignUser'
const receive = 'appFreeSignUserReceive'

/** A player of whom everything is true that a free gift asks for. */
async function regular(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

/** As if the last day signed had been so many days ago. */
async function signedDaysAgo({ playerId }: SignedIn, signed: number, days: number) {
  await untilHeard(stack.app.database, playerId)
  const lastSigned = addDays(momentOf(Date.now(), 'Asia/Bangkok').day, -days)
  await editState(stack.app.database, playerId, 'FreeSign', (state) => ({
    state: { ...state, signed, day: '', length: 7, lastSigned },
  }))
}

test('seven days, and what today still asks for', async () => {
  const player = await stack.newcomer()
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({
    currentDay: 1,
    depositLeft: 100_00,
    wagerLeft: 500_00,
    minDeposit: 100_00,
    minWagered: 500_00,
    dayList: [2, 3, 4, 5, 6, 7, 18].map((coins, index) => ({
      day: index + 1,
      rewards: [{ id: 2001, count: coins * 100, betRate: 5 }],
      status: 0,
    })),
  })
  expect(body.resetTime).toBeGreaterThan(body.serverTime)
  expect(await stack.refused(receive, {}, player)).toBe('notReached')
})

test('100 deposited opens the day; it is claimed once', async () => {
  const player = await regular()
  expect(await stack.ok(look, {}, player)).toMatchObject({
    depositLeft: 0,
    dayList: [{ status: 1 }, { status: 0 }, {}, {}, {}, {}, {}],
  })
  const body = await stack.ok(receive, {}, player)
  expect(body).toMatchObject({
    currentDay: 1,
    propList: [{ id: 2001, count: 2_00, betRate: 5 }],
    dayList: [{ status: 2 }, { status: 0 }, {}, {}, {}, {}, {}],
  })
  expect(await stack.coin(player)).toBe(102_00)
  expect(await stack.ok(receive, {}, player)).toMatchObject({ errcode: 0 })
  expect(await stack.coin(player)).toBe(102_00)
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"FreeSign"')
  await stack.expectCleanLedger()
})

test('without a mobile or a deposit of one’s own nothing is given away', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, 500_00)
  expect(await stack.refused(receive, {}, player)).toBe('mobileNotBound')
  await stack.bind(player)
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({ wagerLeft: 0 })
  const days = body.dayList
  expect(days.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(await stack.refused(receive, {}, player)).toBe('noDepositYet')
})

test('500 wagered opens the day too, bet by bet', async () => {
  const player = await regular()
  await stack.ok(look, {}, player)
  await signedDaysAgo(player, 1, 1)
  await stack.wager(player, 300_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({
    currentDay: 2,
    wagerLeft: 200_00,
    dayList: [{ status: 2 }, { status: 0 }, {}, {}, {}, {}, {}],
  })
  await stack.wager(player, 200_00)
  const body = await stack.ok(receive, {}, player)
  expect(body).toMatchObject({ currentDay: 2, propList: [{ count: 3_00 }] })
})

test('a missed day starts again at day 1, and so does the day after the seventh', async () => {
  for (const [signed, days] of [
    [3, 2],
    [7, 1],
  ] as const) {
    const player = await regular()
    await stack.ok(look, {}, player)
    await signedDaysAgo(player, signed, days)
    await stack.pay(player, 100_00)
    const body = await stack.ok(receive, {}, player)
    expect(body).toMatchObject({ currentDay: 1, propList: [{ count: 2_00 }] })
  }
})

test('it lights the dot of free gifts while something can be claimed', async () => {
  const player = await regular()
  const dots = async () => (await stack.ok('refreshData', {}, player)).dots
  expect(await dots()).toMatchObject({ hasFreeBonus: true })
  await stack.ok(receive, {}, player)
  expect(await dots()).toMatchObject({ hasFreeBonus: false })
})

test('switched off, it is over for everybody', async () => {
  const player = await regular()
  await stack.configure('FreeSign', {}, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  expect(await stack.refused(receive, {}, player)).toBe('ended')
  await stack.configure('FreeSign', {})
})
