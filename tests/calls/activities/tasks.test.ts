import type { Achievement, TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
const pages = ['facebook02', 'telegram02', 'instagram02', 'whatsapp02'] as const
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  const socialMedia = pages.map((id) => ({ id, url: `https://example.com/${id}` }))
  await stack.change({ socialMedia })
})
afterAll(() => stack.stop())

async function look(who: SignedIn | undefined) {
  const body = await stack.ok('getTaskUser', {}, who)
  const tasks = JSON.parse(body.taskData) as TaskEntry[]
  const achievements = JSON.parse(body.achieveData) as Achievement[]
  return { body, tasks, achievements, of: (id: number) => tasks.find((task) => task.id === id) }
}
const receive = (who: SignedIn, taskId: number) =>
  stack.call('appProxyUser4TaskUserReceive', { kind: 'task', taskId }, who)
const share = (who: SignedIn, taskId: number) =>
  stack.call('appProxyUser4TaskUserShare', { taskId }, who)
const milestone = (who: SignedIn, done: number) =>
  stack.call('appProxyUser4TaskUserReceive', { kind: 'milestone', done }, who)

/** Someone whom nothing keeps from claiming. */
async function player(): Promise<SignedIn> {
  const joined = await stack.newcomer()
  await stack.bind(joined)
  await stack.pay(joined, 100_00)
  // The gift for binding arrives by itself: it is there before coins are counted.
  await look(joined)
  return joined
}

test('a visitor sees all seventeen tasks, and nothing is done', async () => {
  const { body, tasks } = await look(undefined)
  expect(tasks).toHaveLength(17)
  expect(tasks.every(({ status }) => status === 0)).toBe(true)
  expect(body).toMatchObject({ achieveNum: 0, canReceiveTaskAward: false })
  expect(body.resetTime - body.serverTime).toBeLessThanOrEqual(86_400_000)
})

test('who looks at the tasks has come today, whatever else was asked before', async () => {
  const who = await player()
  expect((await look(who)).of(101)).toMatchObject({ status: 1 })
})

test('the server sees what was done', async () => {
  const who = await player()
  await stack.ok('getAfterLoginInfo', {}, who)
  await stack.wager(who, 150_00)
  expect((await look(who)).of(106)).toMatchObject({ progress: 150_00, status: 0 })
  await stack.wager(who, 50_00, { typeId: 6 })
  await stack.app.database.transaction((tx) =>
    grant(tx, {
      playerId: who.playerId,
      items: [{ id: 2002, count: 125_00, betRate: 0 }],
      key: 'test:points',
      source: 'test',
    }),
  )
  await stack.ok('lotteryExchange', { kind: 'coins', points: 125_00 }, who)
  const { tasks, body, achievements } = await look(who)
  const done = tasks.filter(({ status }) => status === 1).map(({ id }) => id)
  expect(done).toEqual([101, 102, 103, 105, 106, 112, 114])
  expect(body).toMatchObject({ achieveNum: 7, canReceiveTaskAward: true })
  expect(achievements.map(({ status }) => status)).toEqual([1, 1, 1])
})

test('a task is paid once, with its turnover; the dot goes out when nothing is left', async () => {
  const who = await player()
  await untilHeard(stack.app.database, who.playerId)
  const before = await stack.coin(who)
  expect(errorOf(await receive(who, 106))).toBe('notReached')
  expect(errorOf(await receive(who, 999))).toBe('unknownReward')
  const answers = await atOnce(() => receive(who, 105))
  for (const { body } of answers)
    expect(body).toMatchObject({ propList: [{ id: 2001, count: 18_00, betRate: 2 }] })
  expect(await stack.coin(who)).toBe(before + 18_00)
  expect((await look(who)).of(105)).toBeUndefined()
  const hasTask = async () => (await stack.ok('refreshData', {}, who)).dots
  await receive(who, 102)
  expect(await hasTask()).toMatchObject({ hasTask: true })
  await receive(who, 114)
  await receive(who, 101)
  expect(errorOf(await milestone(who, 3))).toBe('ok')
  expect((await look(who)).body.canReceiveTaskAward).toBe(false)
  expect(await hasTask()).toMatchObject({ hasTask: false })
  await stack.expectCleanLedger()
})

test('sharing asks for a mobile, is recorded by the server, and pays twice a day', async () => {
  const who = await stack.newcomer()
  expect(errorOf(await share(who, 107))).toBe('mobileNotBound')
  await stack.wager(who, 200_00)
  expect(errorOf(await receive(who, 106))).toBe('mobileNotBound')
  await stack.bind(who)
  expect(errorOf(await receive(who, 107))).toBe('notReached')
  expect(errorOf(await share(who, 101))).toBe('unknownTask')
  const { body } = await share(who, 107)
  expect(body).toMatchObject({ task: { id: 107, status: 1, timesADay: 2 } })
  expect(body.shareUrl).toMatch(/^\/register\?invite=\w+&from=facebook$/)
  expect(errorOf(await receive(who, 107))).toBe('noDepositYet')
  await stack.pay(who, 100_00)
  await look(who)
  await untilHeard(stack.app.database, who.playerId)
  const before = await stack.coin(who)
  await receive(who, 107)
  expect((await look(who)).of(107)).toMatchObject({ status: 0, timesDone: 1 })
  await share(who, 107)
  await share(who, 107)
  await atOnce(() => receive(who, 107))
  expect(await stack.coin(who)).toBe(before + 2_00)
  expect((await look(who)).of(107)).toMatchObject({ status: 2, timesDone: 2 })
})

test('one task can be asked for, and an unknown one is said to be', async () => {
  const who = await player()
  const one = await stack.ok('appProxyUser4TaskUser', { taskId: 107 }, who)
  expect(one).toMatchObject({ task: { id: 107, status: 0 } })
  expect(await stack.refused('appProxyUser4TaskUser', { taskId: 1 }, who)).toBe('unknownTask')
})

test('so many tasks in a day pay more, each number once', async () => {
  const who = await player()
  await stack.wager(who, 200_00, { typeId: 6 })
  expect((await look(who)).body.achieveNum).toBe(6)
  expect(errorOf(await milestone(who, 7))).toBe('notReached')
  expect(errorOf(await milestone(who, 4))).toBe('unknownReward')
  await untilHeard(stack.app.database, who.playerId)
  const before = await stack.coin(who)
  await atOnce((index) => milestone(who, index % 2 === 0 ? 3 : 5))
  expect(await stack.coin(who)).toBe(before + 3_00)
  await stack.expectCleanLedger()
})

test('what was done yesterday begins anew today, but for what comes once', async () => {
  const who = await stack.newcomer({ hoursAgo: 48 })
  const yesterday = new Date(Date.now() - 86_400_000)
  const paid = { orderId: 'DP1', amount: 100_00, actType: 0, awardId: null, isFirst: true }
  await stack.happen(who, 'deposit.settled', { ...paid, coversPrice: true }, yesterday)
  const { of, body } = await look(who)
  expect(of(105)).toMatchObject({ status: 1 })
  expect(of(114)).toMatchObject({ status: 0, progress: 0 })
  // Coming today is all that was done today.
  expect(body.achieveNum).toBe(1)
})

test('switched off, there are no tasks', async () => {
  const who = await player()
  await stack.configure('Tasks', {}, false)
  expect((await look(who)).of(105)).toBeUndefined()
  expect(errorOf(await receive(who, 105))).toBe('ended')
  await stack.configure('Tasks', {})
})
