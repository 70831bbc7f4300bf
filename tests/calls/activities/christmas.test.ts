import { createHash } from 'node:crypto'
import { activityJobs } from '@parlour/server/activities/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { answerOf, errorOf } from '../../stack/door.ts'
import { yearDay } from '../../stack/seasons.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())
const season = { from: yearDay(-7), to: yearDay(7) }
beforeEach(() => stack.configure('Christmas', season))

const look = 'appChristmasUser'
const sign = 'appChristmasUserSign'
const open = 'appChristmasUserOpen'
const receive = 'appChristmasUserReceive'
const extra = 'appChristmasUserExtra'

async function eligible(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

/** As if the player had signed on days of the season before. */
async function signedBefore({ playerId }: SignedIn, days: number) {
  await untilHeard(stack.app.database, playerId)
  const signed = Array.from({ length: days }, (_, index) => `2000-01-0${index + 1}`)
  await editState(stack.app.database, playerId, 'Christmas', (state) => ({
    state: { ...state, signed },
  }))
}

test('a day is signed once, and pays 3', async () => {
  const player = await eligible()
  const before = await stack.ok(look, {}, player)
  expect(before).toMatchObject({ signedDays: [], signStatus: 1, signBonus: 3_00, betRate: 3 })
  expect(before.dayList).toHaveLength(15)
  expect(before.dayList[7]).toBe(before.today)
  const granted = { signStatus: 2, propList: [{ id: 2001, count: 3_00, betRate: 3 }] }
  expect(await stack.ok(sign, {}, player)).toMatchObject(granted)
  expect(await stack.ok(sign, {}, player, newKey())).toMatchObject(granted)
  expect(await stack.ok(look, {}, player)).toMatchObject({ signedDays: [before.today] })
  expect(await stack.coin(player)).toBe(103_00)
  await stack.expectCleanLedger()
})

test('signing is free: it asks for a mobile and a deposit; boxes do not', async () => {
  const player = await stack.newcomer()
  expect(await stack.ok(look, {}, player)).toMatchObject({ signStatus: 0 })
  expect(await stack.refused(sign, {}, player)).toBe('mobileNotBound')
  await stack.bind(player)
  expect(await stack.refused(sign, {}, player)).toBe('noDepositYet')
  const depositor = await stack.newcomer()
  await stack.pay(depositor, 200_00)
  expect(await stack.refused(sign, {}, depositor)).toBe('mobileNotBound')
  await stack.ok(open, {}, depositor)
})

test('a box is opened, kept over any reload, and then taken', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 500_00)
  const before = await stack.ok(look, {}, player)
  expect(before).toMatchObject({ boxesLeft: 2, boxesToday: 2, depositLeft: 100_00 })
  const opened = await stack.ok(open, { clientSeed: 'mine' }, player)
  const { boxId, prizeId, propList, proof } = opened
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(before.nextSeedHash)
  expect(proof.clientSeed).toBe('mine')
  expect(opened.boxesLeft).toBe(1)
  expect(await stack.coin(player)).toBe(500_00)
  const kept = [{ boxId, prizeId, rewards: propList }]
  const seen = await stack.ok(look, {}, player)
  expect(seen.openBoxList).toEqual(kept)
  expect(seen.drawList).toMatchObject([{ prizeId, propList, proof }])
  const taken = await stack.ok(receive, { boxId }, player)
  expect(taken).toMatchObject({ openBoxList: [], propList })
  expect(await stack.ok(receive, { boxId }, player, newKey())).toMatchObject({ propList })
  expect(await stack.coin(player)).toBe(500_00 + propList[0]!.count)
  expect(await stack.refused(receive, { boxId: 999_999 }, player)).toBe('unknownReward')
  await stack.expectCleanLedger()
})

test('three boxes a day and no more', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 2_000_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({ boxesLeft: 3, depositLeft: 0 })
  for (let time = 0; time < 3; time++) await stack.ok(open, {}, player, newKey())
  expect(await stack.refused(open, {}, player)).toBe('nothingLeft')
})

test('extras come with signed days', async () => {
  const player = await eligible()
  await stack.ok(look, {}, player)
  expect(await stack.refused(extra, { signedDays: 5 }, player)).toBe('notReached')
  expect(await stack.refused(extra, { signedDays: 6 }, player)).toBe('unknownReward')
  await signedBefore(player, 4)
  expect(await stack.refused(extra, { signedDays: 5 }, player)).toBe('notReached')
  await stack.ok(sign, {}, player)
  const granted = await stack.ok(extra, { signedDays: 5 }, player)
  expect(granted.propList).toMatchObject([{ count: 18_00 }])
  expect(granted.extraList.map(({ status }) => status)).toEqual([2, 0, 0])
})

test('50 at once: one day signed, one box opened, one box taken', async () => {
  const player = await eligible()
  await stack.pay(player, 100_00)
  await atOnce(() => stack.call(sign, {}, player, newKey()))
  expect(await stack.coin(player)).toBe(203_00)
  const opened = await atOnce(() => stack.call(open, {}, player, newKey()))
  const boxes = opened.filter((answer) => errorOf(answer) === 'ok').map(answerOf)
  expect(boxes).toHaveLength(1)
  const { boxId, propList } = boxes[0]!
  await atOnce(() => stack.call(receive, { boxId }, player, newKey()))
  expect(await stack.coin(player)).toBe(203_00 + propList[0]!.count)
})

test('after the season boxes can be opened but no day signed; then it is over', async () => {
  const player = await eligible()
  await stack.pay(player, 300_00)
  await stack.ok(open, {}, player)
  const another = await eligible()
  await untilHeard(stack.app.database, another.playerId)
  // The season began and ended earlier: today is the second day after it.
  await stack.configure('Christmas', { from: yearDay(-7), to: yearDay(-2) })
  await newTurn(player)
  await stack.ok('getActivityIds', {}, another)
  await newTurn(another)
  expect(await stack.ok(look, {}, player)).toMatchObject({ signStatus: 0, depositLeft: 0 })
  expect(await stack.refused(sign, {}, player)).toBe('notReached')
  expect(await stack.ok(open, {}, player, newKey())).toMatchObject({ boxesLeft: 0 })
  expect((await stack.ok('getActivityIds', {}, player)).activityIds).toContain(37)
  expect((await stack.ok('getActivityIds', {}, another)).activityIds).not.toContain(37)
  await stack.configure('Christmas', { from: yearDay(-20), to: yearDay(-10) })
  const late = await stack.newcomer()
  expect(await stack.refused(look, {}, late)).toBe('ended')
  await stack.configure('Christmas', { from: yearDay(20), to: yearDay(30) })
  const early = await stack.newcomer()
  expect(await stack.refused(look, {}, early)).toBe('notStarted')
  expect(await stack.refused(sign, {}, early)).toBe('notStarted')
  expect(await stack.refused(open, {}, early)).toBe('notStarted')
})

/** The player's season goes by the newest config, as if it had begun with it. */
async function newTurn({ playerId }: SignedIn) {
  const { database } = stack.app
  const newest = sql`select max(version) as version from activity_configs
    where activity = 'Christmas'`
  const { version } = await database.row<{ version: number }>(newest)
  await editState(database, playerId, 'Christmas', () => ({ version }))
}

test('what nobody took is paid by itself, once', async () => {
  const player = await stack.newcomer()
  await stack.pay(player, 200_00)
  const { propList } = await stack.ok(open, {}, player)
  const { database } = stack.app
  const payWaiting = async () => {
    for (const job of activityJobs)
      if (job.name.startsWith('activities.pay-waiting'))
        await database.transaction((tx) => job.run(tx))
  }
  await payWaiting()
  expect(await stack.coin(player)).toBe(200_00)
  await editState(database, player.playerId, 'Christmas', (state) => ({
    state: { ...state, owedFrom: 1 },
  }))
  for (let time = 0; time < 2; time++) await payWaiting()
  expect(await stack.coin(player)).toBe(200_00 + propList[0]!.count)
  expect((await stack.ok(look, {}, player)).openBoxList).toEqual([])
  await stack.expectCleanLedger()
})

test('switched off, it is over for everybody', async () => {
  const player = await eligible()
  await stack.configure('Christmas', season, false)
  for (const call of [look, sign, open] as const)
    expect(await stack.refused(call, {}, player)).toBe('ended')
  expect(await stack.refused(receive, { boxId: 1 }, player)).toBe('ended')
  expect(await stack.refused(extra, { signedDays: 5 }, player)).toBe('ended')
})
