import { createHash } from 'node:crypto'
import { agentCountConfig } from '@parlour/contract/activities/agent-count.ts'
import { pickByWeight } from '@parlour/server/activities/engine/chance.ts'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())

const award = 'agent4Award'
const scratch = 'agent4Scratch'

/** Somebody who may take what is free, and hears of so many valid friends. */
async function inviter(friends: number): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  for (let friend = 0; friend < friends; friend++)
    await stack.happen(player, 'invite.validated', { inviteeId: friend, validAt: Date.now() })
  return player
}
const statuses = (awardList: readonly { status: number }[]) => awardList.map(({ status }) => status)

test('a friend who meets the conditions is one step and one scratch', async () => {
  const player = await inviter(0)
  expect(await stack.ok('agent4Data', {}, player)).toMatchObject({
    validInvites: 0,
    scratchesLeft: 0,
    betRate: 3,
  })
  expect(await stack.refused(award, { invites: 1 }, player)).toBe('notReached')
  expect(await stack.refused(scratch, {}, player)).toBe('nothingLeft')
  await stack.validInvite(player)
  const mine = await stack.ok('agent4Data', {}, player)
  expect(mine).toMatchObject({ validInvites: 1, scratchesLeft: 1 })
  expect(statuses(mine.awardList)).toEqual([1, 0, 0, 0, 0, 0, 0])
  expect((await stack.ok('getActivityIds', {}, player)).activityMap['31']).toMatchObject({
    canClaim: true,
    progress: { done: 1, total: 3 },
  })
  const { inviteeList } = await stack.ok('agent4InviteRows', {}, player)
  expect(inviteeList).toMatchObject([{ isValid: true, isLinked: false, depositLeft: 0 }])
})

test('each step pays once, whichever is claimed first', async () => {
  const player = await inviter(5)
  const second = await stack.ok(award, { invites: 3 }, player)
  expect(second.propList).toEqual([{ id: 2001, count: 50_00, betRate: 3 }])
  expect(statuses(second.awardList).slice(0, 4)).toEqual([1, 2, 1, 0])
  expect((await stack.ok(award, { invites: 3 }, player)).propList).toEqual(second.propList)
  expect(await stack.coin(player)).toBe(150_00)
  expect(await stack.refused(award, { invites: 4 }, player)).toBe('unknownReward')
  await stack.expectCleanLedger()
})

test('a scratch pays what its committed seed says, from the published odds', async () => {
  const player = await inviter(1)
  const before = await stack.ok('agent4Lottery', {}, player)
  expect(before.oddsList.map(({ chance }) => chance)).toEqual([
    500_000, 300_000, 140_000, 50_000, 10_000,
  ])
  const drawn = await stack.ok(scratch, { clientSeed: 'mine' }, player)
  const { proof, prizeId, propList } = drawn
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(before.nextSeedHash)
  const { prizes } = agentCountConfig.parse({})
  const prize = pickByWeight(openFair(proof.serverSeed, 'mine', proof.nonce), prizes)
  expect([prizeId, propList]).toEqual([prize.id, prize.rewards])
  expect(drawn.scratchesLeft).toBe(0)
  expect(await stack.ok('agent4Lottery', {}, player)).toMatchObject({
    scratchesLeft: 0,
    drawList: [{ prizeId, propList, proof }],
    nextSeedHash: drawn.nextSeedHash,
  })
})

test('what it gives is free: a mobile and a deposit come first', async () => {
  const player = await stack.newcomer()
  await stack.happen(player, 'invite.validated', { inviteeId: 1, validAt: Date.now() })
  expect(await stack.refused(award, { invites: 1 }, player)).toBe('mobileNotBound')
  expect(await stack.refused(scratch, {}, player)).toBe('mobileNotBound')
  await stack.bind(player)
  expect(await stack.refused(award, { invites: 1 }, player)).toBe('noDepositYet')
  expect(await stack.refused(scratch, {}, player)).toBe('noDepositYet')
})

test('switched off, it is over for everybody', async () => {
  const player = await inviter(1)
  await stack.configure('AgentCount', {}, false)
  expect(await stack.refused('agent4Data', {}, player)).toBe('ended')
  expect(await stack.refused('agent4Lottery', {}, player)).toBe('ended')
  expect(await stack.refused(scratch, {}, player)).toBe('ended')
  expect(await stack.refused(award, { invites: 1 }, player)).toBe('ended')
})
