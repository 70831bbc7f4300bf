import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { computeCommission, holdCommission, wagerYesterday } from '../../stack/commission.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await holdCommission(stack)
  await stack.configure('Bind', {}, false)
  await stack.configure('Agent5', { readyAt: '00:00' })
})
afterAll(() => stack.stop())

const look = (player: SignedIn) => stack.ok('appAgent5User', {}, player)
const receive = 'appAgent5UserReceive'
const receiveInvites = 'appAgent5UserInviteValidReceive'
const compute = () => computeCommission(stack.app.database)

async function agent(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

test('an invite pays both sides, and each side has a line of it', async () => {
  const player = await agent()
  const friend = await stack.validInvite(player)
  expect(await look(player)).toMatchObject({ inviteReady: 1, inviteBonus: 30_00, teamSize: 1 })
  expect(await look(friend)).toMatchObject({ inviteReady: 1, inviteBonus: 10_00, teamSize: 0 })
  const paid = await stack.ok(receiveInvites, {}, player)
  expect(paid).toMatchObject({
    inviteReady: 0,
    inviteBonus: 0,
    propList: [{ id: 2001, count: 30_00, betRate: 3 }],
  })
  await stack.ok(receiveInvites, {}, friend)
  expect([await stack.coin(player), await stack.coin(friend)]).toEqual([130_00, 110_00])
  const logs = await Promise.all(
    [player, friend].map((one) => stack.ok('appAgent5UserLog', {}, one)),
  )
  expect(logs.map(({ lineList }) => lineList.map(({ kind, amount }) => [kind, amount]))).toEqual([
    [['inviter', 30_00]],
    [['invitee', 10_00]],
  ])
  expect(JSON.stringify(logs)).not.toContain(String(friend.playerId))
  expect(await stack.refused(receiveInvites, {}, player)).toBe('notReached')
  await stack.expectCleanLedger()
})

test('a team under the first level earns nothing; reaching it, every level pays', async () => {
  const player = await agent()
  const first = await stack.newcomer({ superior: player })
  const second = await stack.newcomer({ superior: first })
  await wagerYesterday(stack, first, 4_000_00)
  await wagerYesterday(stack, second, 5_999_99)
  await compute()
  const low = await look(player)
  expect(low).toMatchObject({ commission: 0, teamLevel: 0, teamStakeYesterday: 9_999_99 })
  expect(await stack.refused(receive, {}, player)).toBe('notReached')
  const { lineList } = await stack.ok('appAgent5UserLog', {}, player)
  expect(lineList.map(({ rate, amount }) => [rate, amount])).toEqual([
    [0, 0],
    [0, 0],
  ])
  const rich = await agent()
  const members = [
    await stack.newcomer({ superior: rich }),
    await stack.newcomer({ superior: rich }),
  ]
  for (const member of members) await wagerYesterday(stack, member, 5_000_00)
  await compute()
  expect(await look(rich)).toMatchObject({
    commission: 20_00,
    today: 20_00,
    totalEarned: 20_00,
    teamLevel: 1,
    activeMemberCount: 2,
    levelCounts: [2, 0, 0],
    memberList: [
      { level: 1, isValid: false, stakeYesterday: 5_000_00 },
      { level: 1, isValid: false, stakeYesterday: 5_000_00 },
    ],
  })
  expect(await stack.ok(receive, {}, rich)).toMatchObject({
    commission: 0,
    propList: [{ id: 2001, count: 20_00, betRate: 1 }],
  })
  await stack.expectCleanLedger()
})

test('a level asks for valid members too, on any of three levels', async () => {
  const player = await agent()
  const below = await stack.validInvite(player)
  const friends = [below]
  for (let friend = 0; friend < 4; friend++) friends.push(await stack.validInvite(below))
  expect(await look(player)).toMatchObject({ teamSize: 5, levelCounts: [1, 4, 0] })
  for (const friend of friends) await wagerYesterday(stack, friend, 10_000_00)
  await compute()
  // 3,000 of a million on the first level, 1,500 on the second.
  expect(await look(player)).toMatchObject({ teamLevel: 2, commission: 30_00 + 4 * 15_00 })
})

test('the log is read page by page, and adds up to everything that was earned', async () => {
  const player = await agent()
  for (let friend = 1; friend <= 3; friend++)
    await stack.happen(player, 'invite.validated', { inviteeId: friend, validAt: Date.now() })
  for (let member = 0; member < 3; member++)
    await wagerYesterday(stack, await stack.newcomer({ superior: player }), 5_000_00)
  await compute()
  const amounts: number[] = []
  let cursor: string | undefined
  do {
    const page = await stack.ok('appAgent5UserLog', { limit: 2, ...(cursor && { cursor }) }, player)
    amounts.push(...page.lineList.map(({ amount }) => amount))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(amounts).toEqual([30_00, 30_00, 30_00, 10_00, 10_00, 10_00])
  expect((await look(player)).totalEarned).toBe(120_00)
})

test('what it gives is free: a mobile and a deposit come first', async () => {
  const player = await stack.newcomer()
  const day = { activity: 'Agent5', day: '2026-01-01', stakes: [10_000_00, 0, 0] }
  await stack.happen(player, 'commission.computed', { ...day, validMembers: 0, amount: 20_00 })
  await stack.happen(player, 'invite.validated', { inviteeId: 1, validAt: Date.now() })
  for (const call of [receive, receiveInvites] as const)
    expect(await stack.refused(call, {}, player)).toBe('mobileNotBound')
  await stack.bind(player)
  for (const call of [receive, receiveInvites] as const)
    expect(await stack.refused(call, {}, player)).toBe('noDepositYet')
})

test('switched off, it is over for everybody', async () => {
  const player = await agent()
  await stack.configure('Agent5', {}, false)
  expect(await stack.refused('appAgent5User', {}, player)).toBe('ended')
  expect(await stack.refused(receive, {}, player)).toBe('ended')
  expect(await stack.refused(receiveInvites, {}, player)).toBe('ended')
})
