import { createHash } from 'node:crypto'
import { weekendLotteryConfig } from '@parlour/contract/activities/weekend-lottery.ts'
import { pickByWeight } from '@parlour/server/activities/engine/chance.ts'
import { openFair } from '@parlour/server/activities/engine/draws.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { answerOf, errorOf } from '../../stack/door.ts'
import { closedWeek, openWeek, siteDay } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())
beforeEach(() => stack.configure('WeekendLottery', openWeek))

const look = 'appWeekendLotteryUser'
const open = 'appWeekendLotteryUserOpen'
/** Somebody who has deposited so much while it is open, and has nothing else of it. */
async function player(deposited: number): Promise<SignedIn> {
  const one = await stack.newcomer()
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  await stack.happen(one, 'deposit.settled', { ...plain, amount: deposited })
  return one
}
const draw = (one: SignedIn) => stack.call(open, {}, one, newKey())

test('deposits of the weekend are draws, and each pays what its committed seed says', async () => {
  const one = await player(1_300_00)
  const before = await stack.ok(look, {}, one)
  expect(before).toMatchObject({ drawsLeft: 2, drawnToday: 0, depositLeft: 200_00, betRate: 3 })
  const drawn = await stack.ok(open, { clientSeed: 'mine' }, one)
  const { proof, prizeId, propList } = drawn
  expect(drawn).toMatchObject({ drawsLeft: 1, drawnToday: 1 })
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(before.nextSeedHash)
  const { prizes } = weekendLotteryConfig.parse({})
  const prize = pickByWeight(openFair(proof.serverSeed, 'mine', proof.nonce), prizes)
  expect([prizeId, propList]).toEqual([prize.id, prize.rewards])
  const weightList = prizes.map(({ id, weight }) => ({ prizeId: id, weight }))
  expect(await stack.ok(look, {}, one)).toMatchObject({
    drawList: [{ prizeId, propList, weightList, proof }],
    nextSeedHash: drawn.nextSeedHash,
  })
  const { winnerList } = await stack.ok('weekendLottery', {})
  expect(winnerList[0]).toMatchObject({ rewards: propList })
  await stack.expectCleanLedger()
})

test('anybody sees when it runs, what it gives and who won', async () => {
  const open7 = await stack.ok('weekendLottery', {})
  expect(open7).toMatchObject({ isOpen: true, depositPerDraw: 500_00, drawsADay: 5, betRate: 3 })
  expect(open7.oddsList.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000)
  expect(open7.oddsList.find(({ rewards }) => rewards[0]?.count === 888_00)?.chance).toBe(1_000)
  await stack.configure('WeekendLottery', closedWeek())
  const closed = await stack.ok('weekendLottery', {})
  expect(closed.isOpen).toBe(false)
  expect(closed.opensAt).toBeGreaterThan(closed.serverTime)
  expect(closed.closesAt).toBeGreaterThan(closed.opensAt)
})

test('who hides their wins is not among those who won, nor who has paused play', async () => {
  const hiding = await player(500_00)
  const paused = await player(500_00)
  const ends = [hiding, paused].map(({ playerId }) => String(playerId).slice(-2))
  await draw(hiding)
  await draw(paused)
  const told = async () => {
    const { winnerList } = await stack.ok('weekendLottery', {})
    return winnerList.slice(0, 2).map(({ phone }) => phone.slice(-2))
  }
  expect(await told()).toEqual(ends.toReversed())
  await stack.ok('updateProfile', { hidesWins: true }, hiding)
  await stack.ok('takeBreak', { kind: 'timeOut', days: 1 }, paused)
  for (const end of ends) expect(await told()).not.toContain(end)
})

test('it is in the list only while it is open', async () => {
  const isListed = async () => (await stack.ok('getActivityIds', {}, one)).activityIds.includes(33)
  const one = await player(500_00)
  expect(await isListed()).toBe(true)
  const closed = await stack.newcomer()
  await stack.configure('WeekendLottery', closedWeek())
  const { activityIds } = await stack.ok('getActivityIds', {}, closed)
  expect(activityIds).not.toContain(33)
  expect(await stack.ok(look, {}, closed)).toMatchObject({ drawsLeft: 0, expireTime: 0 })
  expect(await stack.refused(open, {}, closed)).toBe('notStarted')
})

test('nobody draws more than they deposited for, nor more than five a day', async () => {
  const poor = await player(499_99)
  expect(await stack.refused(open, {}, poor)).toBe('nothingLeft')
  const rich = await player(4_000_00)
  for (let time = 1; time <= 5; time++)
    expect(answerOf(await draw(rich))).toMatchObject({ drawnToday: time, drawsSaved: 8 - time })
  expect(await stack.refused(open, {}, rich)).toBe('nothingLeft')
  expect(await stack.ok(look, {}, rich)).toMatchObject({ drawsLeft: 0, drawsSaved: 3 })
})

test('50 draws at once use what there is, once each', async () => {
  const one = await player(1_500_00)
  const answers = await atOnce(() => draw(one))
  const drawn = answers.filter((answer) => errorOf(answer) === 'ok').map(answerOf)
  expect(drawn).toHaveLength(3)
  expect(new Set(drawn.map(({ proof }) => proof.serverSeed)).size).toBe(3)
  const coins = drawn.flatMap(({ propList }) => propList.filter(({ id }) => id === 2001))
  expect(await stack.coin(one)).toBe(coins.reduce((sum, { count }) => sum + count, 0))
  await stack.expectCleanLedger()
})

test('the odds that are told to a player are those of the weekend they have begun', async () => {
  const one = await player(500_00)
  const before = await stack.ok('weekendLottery', {}, one)
  const prizes = [{ id: 1, weight: 1, rewards: [{ id: 2001, count: 7_00, betRate: 3 }] }]
  await stack.configure('WeekendLottery', { ...openWeek, prizes })
  await vi.waitFor(
    async () => expect((await stack.ok('weekendLottery', {})).oddsList).toHaveLength(1),
    30_000,
  )
  const { oddsList } = await stack.ok('weekendLottery', {}, one)
  const rules = await stack.ok('activityRules', { name: 'WeekendLottery' }, one)
  expect([oddsList, rules.oddsList]).toEqual([before.oddsList, before.oddsList])
  await stack.ok(open, {}, one)
  const { drawList } = await stack.ok(look, {}, one)
  expect(drawList[0]?.weightList).toHaveLength(before.oddsList.length)
})

test('moved by the operator, a weekend that was begun keeps its draws', async () => {
  const one = await player(500_00)
  expect(await stack.ok(look, {}, one)).toMatchObject({ drawsLeft: 1 })
  const today = new Date(`${siteDay(0)}T00:00:00Z`).getUTCDay() || 7
  const moved = { ...openWeek, startsOn: today, endsOn: today }
  await stack.configure('WeekendLottery', moved)
  expect(await stack.ok(look, {}, one)).toMatchObject({ drawsLeft: 1 })
  await stack.configure('WeekendLottery', closedWeek())
  const early = await stack.newcomer()
  expect(await stack.ok(look, {}, early)).toMatchObject({ drawsLeft: 0, expireTime: 0 })
  await stack.configure('WeekendLottery', moved)
  await stack.pay(early, 500_00)
  expect(await stack.ok(look, {}, early)).toMatchObject({ drawsLeft: 1 })
})

test('the odds are published from the running config', async () => {
  const prizes = [{ id: 1, weight: 1, rewards: [{ id: 2001, count: 7_00, betRate: 3 }] }]
  await stack.configure('WeekendLottery', { ...openWeek, prizes })
  const { oddsList, isRunning } = await stack.ok('activityRules', { name: 'WeekendLottery' })
  expect(isRunning).toBe(true)
  expect(oddsList).toMatchObject([{ prizeId: 1, chance: 1_000_000 }])
})

test('switched off, it is over for everybody', async () => {
  const one = await player(500_00)
  await stack.configure('WeekendLottery', openWeek, false)
  expect(await stack.refused('weekendLottery', {})).toBe('ended')
  expect(await stack.refused(look, {}, one)).toBe('ended')
  expect(await stack.refused(open, {}, one)).toBe('ended')
})
