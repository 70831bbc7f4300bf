import type { TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'

let stack: ActivityStack
const facebook = 104
const telegram = 113
const pages = ['facebook02', 'telegram02', 'instagram02', 'whatsapp02'] as const
const setPages = (ids: readonly (typeof pages)[number][]) =>
  stack.change({ socialMedia: ids.map((id) => ({ id, url: `https://example.com/${id}` })) })

beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
  await setPages(pages)
})
afterAll(() => stack.stop())

async function look(who?: SignedIn) {
  const { taskData } = await stack.ok('getTaskUser', {}, who)
  const tasks = JSON.parse(taskData) as TaskEntry[]
  const channels = tasks.filter(({ id }) => [104, 113, 116, 117].includes(id))
  return { channels, of: (id: number) => tasks.find((task) => task.id === id) }
}
const share = (who: SignedIn, taskId: number) =>
  stack.call('appProxyUser4TaskUserShare', { taskId }, who)
const receive = (who: SignedIn, taskId: number) =>
  stack.call('appProxyUser4TaskUserReceive', { kind: 'task', taskId }, who)
const entryOf = async (who: SignedIn) =>
  (await stack.ok('getActivityIds', {}, who)).activityMap[activityTypes.FollowRewards]

async function regular(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

test('the channels are in everybody’s list of tasks, with 2 and five times turnover', async () => {
  const { channels } = await look()
  expect(channels).toHaveLength(4)
  for (const channel of channels)
    expect(channel).toMatchObject({ status: 0, award: [{ id: 2001, count: 2_00, betRate: 5 }] })
})

test('a channel is visited, claimed once, and stays done', async () => {
  const who = await regular()
  expect(await entryOf(who)).toMatchObject({ canClaim: false, progress: { done: 0, total: 4 } })
  expect(errorOf(await receive(who, telegram))).toBe('notReached')
  const link = 'https://example.com/telegram02'
  const { body } = await share(who, telegram)
  expect(body).toMatchObject({ shareUrl: null, task: { status: 1, id: telegram, link } })
  expect(await entryOf(who)).toMatchObject({ canClaim: true })
  expect((await receive(who, telegram)).body).toMatchObject({
    propList: [{ id: 2001, count: 2_00, betRate: 5 }],
  })
  await share(who, telegram)
  expect((await look(who)).of(telegram)).toMatchObject({ status: 2 })
  expect(await entryOf(who)).toMatchObject({ canClaim: false, progress: { done: 1, total: 4 } })
  const one = await stack.ok('appProxyUser4TaskUser', { taskId: telegram }, who)
  expect(one).toMatchObject({ task: { id: telegram, status: 2 } })
  expect(await stack.coin(who)).toBe(102_00)
  const wallet = await stack.ok('getExchange', {}, who)
  expect(JSON.stringify(wallet)).toContain('"source":"FollowRewards"')
  await stack.expectCleanLedger()
})

test('a visit asks for a mobile, the claim for a deposit too', async () => {
  const who = await stack.newcomer()
  expect(errorOf(await share(who, facebook))).toBe('mobileNotBound')
  await stack.bind(who)
  await share(who, facebook)
  expect(errorOf(await receive(who, facebook))).toBe('noDepositYet')
})

test('a page that the site does not have is not asked to be followed', async () => {
  const who = await regular()
  await setPages(['facebook02'])
  expect((await look(who)).channels.map(({ id }) => id)).toEqual([facebook])
  expect(errorOf(await share(who, telegram))).toBe('unknownTask')
  expect(await entryOf(who)).toMatchObject({ progress: { done: 0, total: 1 } })
  await share(who, facebook)
  await receive(who, facebook)
  expect(await entryOf(who)).toBeUndefined()
  await setPages([])
  expect((await look(who)).channels).toEqual([])
  await setPages(pages)
})

test('tasks and channels are switched each by itself', async () => {
  const who = await regular()
  await share(who, facebook)
  await stack.configure('FollowRewards', {}, false)
  expect((await look(who)).channels).toEqual([])
  expect((await look(who)).of(107)).toBeDefined()
  expect(errorOf(await share(who, facebook))).toBe('ended')
  expect(errorOf(await receive(who, facebook))).toBe('ended')
  const asked = stack.refused('appProxyUser4TaskUser', { taskId: facebook }, who)
  expect(await asked).toBe('ended')
  await stack.configure('FollowRewards', {})
  await stack.configure('Tasks', {}, false)
  expect((await look(who)).of(107)).toBeUndefined()
  expect((await receive(who, facebook)).body).toMatchObject({ propList: [{ count: 2_00 }] })
  await stack.configure('Tasks', {})
})
