import { activityTypes } from '@parlour/contract/activity-types.ts'
import { sql } from '@parlour/server/frame/db.ts'
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

const receive = (player: SignedIn, propId: number) =>
  stack.call('appInviteBonus1UserReceive', { propId }, player)
const look = (player: SignedIn) => stack.call('appInviteBonus1User', {}, player)
const isListed = async (player: SignedIn) =>
  (await stack.ok('getActivityIds', {}, player)).activityIds.includes(activityTypes.InviteFriend1)

/** A player with a mobile and a deposit, who has invited two friends. */
async function inviter(friends = 2): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  for (let friend = 0; friend < friends; friend++) await stack.validInvite(player)
  return player
}

test('a new player has 72 hours for two friends', async () => {
  const player = await stack.newcomer({ hoursAgo: 1 })
  const { body } = await look(player)
  expect(body).toMatchObject({
    appInviteBonus1User: { itemStatus: 0, inviteCount: 0, propReceiveList: [] },
    appInviteBonus1ConfigList: [
      { inviteCount: 2, award: [{ id: 2001, count: 50_00, betRate: 5 }, { id: 1001 }] },
    ],
  })
  const left = Number(body.expireTime) - Number(body.serverTime)
  expect(Math.round(left / 3_600_000)).toBe(71)
  expect(await isListed(player)).toBe(true)
  expect(errorOf(await receive(player, 2001))).toBe('notReached')
})

test('it is for new players only', async () => {
  const old = await stack.newcomer({ hoursAgo: 73 })
  expect(errorOf(await look(old))).toBe('newPlayersOnly')
  expect(await isListed(old)).toBe(false)
})

test('two valid invites pay coins and a coupon, claimed one by one', async () => {
  const player = await inviter()
  expect((await look(player)).body).toMatchObject({
    appInviteBonus1User: { itemStatus: 1, inviteCount: 2 },
    expireTime: -1,
  })
  const coinBefore = await stack.coin(player)
  const coins = await receive(player, 2001)
  expect(coins.body).toMatchObject({
    appInviteBonus1User: { itemStatus: 1, propReceiveList: [{ propId: 2001 }] },
    propList: [{ id: 2001, count: 50_00, betRate: 5 }],
  })
  expect(await stack.coin(player)).toBe(coinBefore + 50_00)
  expect(errorOf(await receive(player, 1002))).toBe('unknownReward')
  const coupon = await receive(player, 1001)
  expect(coupon.body).toMatchObject({
    appInviteBonus1User: { itemStatus: 2 },
    propList: [{ id: 1001, count: 1 }],
  })
  expect((await look(player)).body).toMatchObject({ appInviteBonus1User: { itemStatus: 2 } })
  expect(await isListed(player)).toBe(false)
  await stack.expectCleanLedger()
})

test('the gift asks for a mobile and a deposit of one’s own', async () => {
  const player = await stack.newcomer()
  await stack.validInvite(player)
  await stack.validInvite(player)
  expect(errorOf(await receive(player, 2001))).toBe('mobileNotBound')
  await stack.bind(player)
  expect(errorOf(await receive(player, 2001))).toBe('noDepositYet')
  await stack.pay(player, 100_00)
  expect(errorOf(await receive(player, 2001))).toBe('ok')
})

test('a friend told of twice, or done too late, adds nothing', async () => {
  const player = await inviter(1)
  await look(player)
  await stack.app.database.run(sql`insert into event_deliveries
      (consumer, event_id, type, player_id, payload, at)
    select 'activities', event_id, type, player_id, payload, at from events
    where player_id = ${player.playerId} and type = 'invite.validated'`)
  const late = { inviteeId: 1, validAt: Date.now() + 73 * 3_600_000 }
  await stack.happen(player, 'invite.validated', late)
  expect((await look(player)).body).toMatchObject({ appInviteBonus1User: { inviteCount: 1 } })
})

test('switched off, it has ended', async () => {
  const player = await stack.newcomer()
  await stack.configure('InviteFriend1', {}, false)
  expect(errorOf(await look(player))).toBe('ended')
  expect(errorOf(await receive(player, 2001))).toBe('ended')
  await stack.configure('InviteFriend1', {})
})
