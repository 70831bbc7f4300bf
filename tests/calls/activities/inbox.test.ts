import { activityTypes } from '@parlour/contract/activity-types.ts'
import { addDays, momentOf, startOfDay } from '@parlour/server/activities/engine/rules.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import { listSeasons } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const look = (who: SignedIn) => stack.ok('getClaimable', {}, who)
type Lines = Awaited<ReturnType<typeof look>>['lineList']
const press = (lines: Lines) => ({ lineList: lines.map(({ source, key }) => ({ source, key })) })
const coinsOf = (lines: Lines) =>
  lines
    .flatMap(({ items }) => items)
    .reduce((sum, { id, count }) => sum + (id === 2001 ? count : 0), 0)

async function player(): Promise<SignedIn> {
  const joined = await stack.newcomer()
  await stack.bind(joined)
  await stack.pay(joined, 100_00)
  await stack.ok('getAfterLoginInfo', {}, joined)
  await untilHeard(stack.app.database, joined.playerId)
  return joined
}

const letter = { title: 'ของขวัญ', titleEn: 'A gift', content: '-', contentEn: '-' }
function sendGift({ playerId }: SignedIn) {
  const rewards = [{ id: 2001, count: 7_00, betRate: 3 }]
  return stack.app.database.transaction((tx) =>
    writeMail(tx, { playerId, box: 1, texts: letter, rewards, lifeDays: 7 }),
  )
}

test('all that can be claimed is listed, and claiming it all pays exactly that', async () => {
  const who = await player()
  await sendGift(who)
  const { lineList } = await look(who)
  const sources = new Set(lineList.map(({ source }) => source))
  expect([...sources]).toEqual(expect.arrayContaining(['Tasks', 'mail']))
  const before = await stack.coin(who)
  const answer = await stack.ok('claimRewards', press(lineList), who)
  expect(answer.resultList.map(({ refusal }) => refusal)).toEqual(lineList.map(() => null))
  expect(await stack.coin(who)).toBe(before + coinsOf(lineList))
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const { total } = await stack.ok('appUserReport', { from: day(-1), to: day(1) }, who)
  const { receivedThisMonth } = await stack.ok('getActivityIds', {}, who)
  const history = await stack.ok('appUserCoinDetail', { account: 'coin', kind: 'reward' }, who)
  const stated = history.entryList.reduce((sum, { change }) => sum + change, 0)
  expect([total.rewards, stated]).toEqual([receivedThisMonth, receivedThisMonth])
  const left = await look(who)
  const claimed = new Set(lineList.map(({ source, key }) => `${source} ${key}`))
  expect(left.lineList.filter(({ source, key }) => claimed.has(`${source} ${key}`))).toEqual([])
})

test('each line says how long it can be taken, not how long its promotion runs', async () => {
  for (const [name, config] of listSeasons()) await stack.configure(name, config)
  const who = await player()
  await stack.pay(who, 500_00)
  await stack.pay(who, 100_00, { actType: activityTypes.SignUpBonus, awardId: 6004 })
  const start = (day: string) => startOfDay(day, 'Asia/Bangkok')
  const { day, week } = momentOf(Date.now(), 'Asia/Bangkok')
  const { lineList } = await look(who)
  const endOf = (source: string, part = '') =>
    lineList.find((line) => line.source === source && line.key.includes(part))?.expireTime
  expect({
    festival: endOf('Festival'),
    week: endOf('AccumulatedRecharge'),
    card: endOf('SignUpBonus'),
    sign: endOf('Christmas', 'sign'),
    task: endOf('NewYear', 'task'),
  }).toEqual({
    festival: start(addDays(day, 2)),
    week: start(addDays(week, 10)),
    card: start(addDays(day, 15)),
    sign: start(addDays(day, 1)),
    task: start(addDays(day, 1)),
  })
  for (const [name] of listSeasons()) await stack.configure(name, {}, false)
})

test('fifty presses at once pay once, with one key or with many', async () => {
  const who = await player()
  await sendGift(who)
  const { lineList } = await look(who)
  const before = await stack.coin(who)
  const key = newKey()
  const answers = await atOnce(() => stack.call('claimRewards', press(lineList), who, key))
  for (const { body } of answers) expect(body).toMatchObject({ errcode: 0 })
  expect(await stack.coin(who)).toBe(before + coinsOf(lineList))
  await atOnce(() => stack.call('claimRewards', press(lineList), who))
  expect(await stack.coin(who)).toBe(before + coinsOf(lineList))
})

test('a line that is refused says why, and keeps none of the others', async () => {
  const who = await player()
  const mailId = await sendGift(who)
  const gift = { source: 'mail', key: String(mailId) }
  const lines = [
    { source: 'Tasks', key: 'once:999' },
    { source: 'Nothing', key: 'x' },
    { source: 'mail', key: 'x' },
    gift,
  ]
  const before = await stack.coin(who)
  const { resultList } = await stack.ok('claimRewards', { lineList: lines }, who)
  expect(resultList.map(({ refusal }) => refusal)).toEqual([
    'notReached',
    'unknownReward',
    'unknownReward',
    null,
  ])
  expect(await stack.coin(who)).toBe(before + 7_00)
  const again = await stack.ok('claimRewards', { lineList: [gift] }, who)
  expect(again.resultList).toMatchObject([{ refusal: 'alreadyClaimed', propList: [] }])
})

test('what is one player’s cannot be claimed by another', async () => {
  const [who, other] = [await player(), await player()]
  const mailId = await sendGift(who)
  const lines = [{ source: 'mail', key: String(mailId) }]
  const { resultList } = await stack.ok('claimRewards', { lineList: lines }, other)
  expect(resultList).toMatchObject([{ refusal: 'unknownReward' }])
  expect((await look(who)).lineList.some(({ source }) => source === 'mail')).toBe(true)
})

test('what pays by itself is not listed, and who may not claim has nothing', async () => {
  const who = await player()
  expect((await look(who)).lineList.some(({ source }) => source === 'Bind')).toBe(false)
  const { lineList } = await look(who)
  await stack.app.database.run(sql`insert into identity_checks (player_id, state, reason)
    values (${who.playerId}, 'blocked', 'excluded')
    on conflict (player_id) do update set state = 'blocked', reason = 'excluded'`)
  expect(await look(who)).toMatchObject({ lineList: [] })
  expect(errorOf(await stack.call('claimRewards', press(lineList), who))).toBe('selfExcluded')
})

test('someone without a telephone number is listed nothing that would be refused', async () => {
  const who = await stack.newcomer()
  await stack.ok('getAfterLoginInfo', {}, who)
  await stack.pay(who, 100_00)
  await untilHeard(stack.app.database, who.playerId)
  const { lineList } = await look(who)
  const { resultList } =
    lineList.length === 0
      ? { resultList: [] }
      : await stack.ok('claimRewards', press(lineList), who)
  expect(resultList.filter(({ refusal }) => refusal !== null)).toEqual([])
})
