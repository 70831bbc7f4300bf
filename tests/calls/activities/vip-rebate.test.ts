import { addDays, momentOf, startOfDay } from '@parlour/server/activities/engine/moment.ts'
import { deliverFor } from '@parlour/server/frame/deliveries.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  // Whatever the hour, yesterday is ready.
  await stack.configure('VipRebate', { readyAt: '00:00' })
})
afterAll(() => stack.stop())

const zone = 'Asia/Bangkok'
const daysAgo = (days: number) => {
  const { day } = momentOf(Date.now(), zone)
  return new Date(startOfDay(addDays(day, -days), zone, '12:00'))
}
const stake = (who: SignedIn, coins: number, at: Date, more = {}) =>
  stack.happen(
    who,
    'round.settled',
    { gameId: 101, typeId: 1, stake: coins * 100, win: 0, clearsBonus: false, ...more },
    at,
  )
const look = (who: SignedIn) => stack.ok('appVipRebateUser', {}, who)
const receive = (who: SignedIn) => stack.call('appVipRebateUserReceive', {}, who)

test('nothing is there before anything was staked', async () => {
  const who = await stack.newcomer()
  const body = await look(who)
  expect(body).toMatchObject({ dayList: [], claimable: 0, vip: 0, min: 1_00, max: 10_000_00 })
  expect(body.rateList).toContainEqual({ typeId: 1, rate: 2000 })
  expect(errorOf(await receive(who))).toBe('notReached')
})

test('stakes return by type, day and level, and one claim takes them all', async () => {
  const who = await stack.newcomer()
  await stake(who, 600, daysAgo(2))
  await stake(who, 400, daysAgo(1))
  await stake(who, 1_000, daysAgo(1), { typeId: 5 })
  await stake(who, 5_000, daysAgo(1), { clearsBonus: true })
  await stake(who, 9_000, new Date())
  const body = await look(who)
  // 16,000 wagered make level 2: slots 0.30 %, live 0.20 %.
  expect(body).toMatchObject({ vip: 2, claimable: 1_80 + 1_20 + 2_00 })
  expect(body.dayList).toMatchObject([
    { status: 0 },
    { status: 1, rebate: 3_20, rowList: [{ typeId: 1 }, { typeId: 5, stake: 1_000_00 }] },
    { status: 1, rebate: 1_80 },
  ])
  const paid = await receive(who)
  expect(paid.body).toMatchObject({ propList: [{ id: 2001, count: 5_00, betRate: 1 }] })
  expect(await stack.coin(who)).toBe(5_00)
  expect(await look(who)).toMatchObject({ claimable: 0 })
  await stack.expectCleanLedger()
})

test('an event whose delivery broke off before is heard again, and counts once', async () => {
  const who = await stack.newcomer()
  await stake(who, 1_000, daysAgo(1))
  const { database } = stack.app
  const broken = database.transaction(async (tx) => {
    const follower = stack.app.consumers.find(({ name }) => name === 'activities')!
    await deliverFor(tx, follower, who.playerId)
    throw new Error('the machine stops here')
  })
  await expect(broken).rejects.toThrow('stops here')
  await Promise.all([look(who), look(who), look(who)])
  expect(await look(who)).toMatchObject({ claimable: 2_50 })
})

test('less than 1 in a day returns nothing, and after seven days it is gone', async () => {
  const who = await stack.newcomer()
  await stake(who, 100, daysAgo(1))
  expect(await look(who)).toMatchObject({ claimable: 0, dayList: [{ status: 0, rebate: 0 }] })
  const late = await stack.newcomer()
  await stake(late, 1_000, daysAgo(8))
  expect(await look(late)).toMatchObject({ claimable: 0, dayList: [] })
  expect(errorOf(await receive(late))).toBe('notReached')
})

test('switched off, it is over for everybody', async () => {
  const who = await stack.newcomer()
  await stack.configure('VipRebate', {}, false)
  expect(await stack.refused('appVipRebateUser', {}, who)).toBe('ended')
  await stack.configure('VipRebate', { readyAt: '00:00' })
})
