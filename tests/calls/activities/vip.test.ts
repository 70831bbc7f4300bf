import { activityTypes } from '@parlour/contract/activity-types.ts'
import { momentOf, startOfDay } from '@parlour/server/activities/engine/moment.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

/** Someone whom nothing keeps from claiming a gift. */
async function player(): Promise<SignedIn> {
  const joined = await stack.newcomer()
  await stack.bind(joined)
  await stack.pay(joined, 100_00)
  return joined
}
const look = (who: SignedIn) => stack.ok('appVipUser', {}, who)
const receive = (who: SignedIn, giftId: string) => stack.call('appVipUserReceive', { giftId }, who)

test('a new player is at level 0 and sees the way to level 1', async () => {
  const body = await look(await stack.newcomer())
  expect(body).toMatchObject({ vip: 0, bet: 0, nextBetAmount: 1_000_00, giftLifeDays: 7 })
  expect(body.levelList).toHaveLength(10)
  expect(body.giftList).toMatchObject([{ giftId: 'level:1', status: 0 }])
})

test('wagering raises the level, here and wherever the player is described', async () => {
  const who = await player()
  await stack.wager(who, 999_99)
  expect(await look(who)).toMatchObject({ vip: 0 })
  await stack.wager(who, 9_000_01)
  expect(await look(who)).toMatchObject({ vip: 2, bet: 10_000_00, nextBetAmount: 50_000_00 })
  const body = await stack.ok('refreshData', {}, who)
  expect(body).toMatchObject({ appUser: { vip: 2, userLevel: 2, bet: 10_000_00 } })
  const list = await stack.ok('getActivityIds', {}, who)
  expect(list.activityMap).toMatchObject({ [activityTypes.VIP]: { canClaim: true } })
})

test('a level’s gift is paid once, with its turnover', async () => {
  const who = await player()
  expect(errorOf(await receive(who, 'level:1'))).toBe('notReached')
  expect(errorOf(await receive(who, 'level:77'))).toBe('unknownReward')
  await stack.wager(who, 1_000_00)
  await untilHeard(stack.app.database, who.playerId)
  const before = await stack.coin(who)
  const answers = await atOnce(() => receive(who, 'level:1'))
  for (const { body } of answers)
    expect(body).toMatchObject({ propList: [{ id: 2001, count: 5_00, betRate: 1 }] })
  expect(await stack.coin(who)).toBe(before + 5_00)
  expect((await look(who)).giftList).toContainEqual(
    expect.objectContaining({ giftId: 'level:1', status: 2 }),
  )
  await stack.expectCleanLedger()
})

test.each([
  ['a bound mobile', 'mobileNotBound'],
  ['a settled deposit', 'noDepositYet'],
])('a gift asks for %s', async (what, error) => {
  const who = await stack.newcomer()
  if (error === 'noDepositYet') await stack.bind(who)
  await stack.wager(who, 1_000_00)
  expect(errorOf(await receive(who, 'level:1')), what).toBe(error)
  const list = await stack.ok('getActivityIds', {}, who)
  expect(list.activityMap).toMatchObject({ [activityTypes.VIP]: { canClaim: false } })
})

test('who deposited last week finds this Monday’s gift, and this month’s', async () => {
  const who = await player()
  const now = momentOf(Date.now(), 'Asia/Bangkok')
  const lastSunday = new Date(startOfDay(now.week, 'Asia/Bangkok') - 1000)
  const lastMonth = new Date(startOfDay(`${now.month}-01`, 'Asia/Bangkok') - 40 * 86_400_000)
  const early = await stack.newcomer({ hoursAgo: 24 * 90 })
  const round = { gameId: 101, typeId: 1, stake: 1_000_00, win: 0, clearsBonus: false }
  await stack.happen(early, 'round.settled', round, lastMonth)
  await stack.bind(early)
  const paid = { orderId: 'DP1', amount: 100_00, actType: 0, awardId: null, isFirst: true }
  await stack.happen(early, 'deposit.settled', { ...paid, coversPrice: true }, lastSunday)
  await stack.pay(early, 100_00)
  const key = `weekly:${now.week}`
  expect(errorOf(await receive(who, key))).toBe('unknownReward')
  const { body } = await receive(early, key)
  expect(body).toMatchObject({ propList: [{ id: 2001, count: 1_00 }] })
  const gifts = (await look(early)).giftList
  const isFirstWeek = Number(now.day.slice(8)) <= 7
  expect(gifts.some(({ giftId }) => giftId === `monthly:${now.month}-01`)).toBe(isFirstWeek)
})

test('levels follow the newest config at once, and the lobby is told', async () => {
  const who = await player()
  await stack.wager(who, 100_00)
  expect(await look(who)).toMatchObject({ vip: 0 })
  const level = { betAmount: 50_00, levelGift: 7_00, weeklyGift: 0, monthlyGift: 0 }
  await stack.configure('VIP', { levels: [level] })
  expect(await look(who)).toMatchObject({ vip: 1, nextBetAmount: null })
  await expect
    .poll(() => stack.ok('appConfig', {}), { timeout: 30_000 })
    .toMatchObject({
      appUserLevelConfigList: [
        { level: 0, betAmount: 0 },
        { level: 1, betAmount: 50_00 },
      ],
    })
  await stack.configure('VIP', {})
})

test('switched off, it is over for everybody', async () => {
  const who = await player()
  await stack.configure('VIP', {}, false)
  expect(await stack.refused('appVipUser', {}, who)).toBe('ended')
  expect(errorOf(await receive(who, 'level:1'))).toBe('ended')
  await stack.configure('VIP', {})
})
