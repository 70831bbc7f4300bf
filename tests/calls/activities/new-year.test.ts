import { createHash } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { atOnce, startActivities } from '../../stack/activity-stack.ts'
import { answerOf, errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import { yearDay } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())
const season = { from: yearDay(-4), to: yearDay(4), giftDay: yearDay(-1) }
beforeEach(() => stack.configure('NewYear', season))

const look = 'appNewYearUser'
const receive = 'appNewYearUserReceiveTask'
const boxOpen = 'appNewYearUserBoxOpen'
const open = 'appNewYearUserOpen'
const share = 'appNewYearUserShare'
const gift = 'appNewYearUserExtra'

/** Somebody with a mobile and a deposit, which finishes the task of the day's deposit. */
async function eligible(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}
async function give({ playerId }: SignedIn, part: { active?: number; draws?: number }) {
  await untilHeard(stack.app.database, playerId)
  await editState(stack.app.database, playerId, 'NewYear', (state) => ({
    state: { ...state, ...part },
  }))
}

test('a task pays points and draws of its own, once a day', async () => {
  const player = await eligible()
  const before = await stack.ok(look, {}, player)
  expect(before).toMatchObject({ active: 0, drawsLeft: 0, betRate: 5, fireworkFrom: 88_00 })
  const status = ({ taskList }: typeof before) => taskList.map((task) => task.status)
  expect(status(before)[1]).toBe(1)
  const items = [
    { id: 40_001, count: 4, betRate: 0 },
    { id: 40_003, count: 1, betRate: 0 },
  ]
  const granted = { active: 4, drawsLeft: 1, propList: items }
  expect(await stack.ok(receive, { taskId: 2 }, player)).toMatchObject(granted)
  expect(await stack.ok(receive, { taskId: 2 }, player, newKey())).toMatchObject(granted)
  expect(await stack.refused(receive, { taskId: 3 }, player)).toBe('notReached')
  expect(await stack.refused(receive, { taskId: 9 }, player)).toBe('unknownReward')
  await stack.wager(player, 500_00)
  expect(await stack.ok(receive, { taskId: 3 }, player)).toMatchObject({ active: 8, drawsLeft: 2 })
  expect(await stack.coin(player)).toBe(100_00)
  const { pieces } = await stack.app.database.row<{ pieces: number }>(sql`
    select count(*)::int as pieces from reward_props where player_id = ${player.playerId}`)
  expect(pieces).toBe(0)
})

test('sharing is told by the player, and needs a mobile', async () => {
  const player = await stack.newcomer()
  expect(await stack.refused(share, { taskId: 4 }, player)).toBe('mobileNotBound')
  expect(await stack.refused(share, { taskId: 1 }, player)).toBe('unknownTask')
  await stack.bind(player)
  const shared = await stack.ok(share, { taskId: 4 }, player)
  expect(shared.shareUrl).toContain('/register?invite=')
  expect(shared.taskList[3]).toMatchObject({ progress: 1, status: 0 })
  expect(await stack.refused(receive, { taskId: 4 }, player)).toBe('noDepositYet')
})

test('points open boxes, each once', async () => {
  const player = await eligible()
  await stack.ok(look, {}, player)
  expect(await stack.refused(boxOpen, { active: 20 }, player)).toBe('notReached')
  expect(await stack.refused(boxOpen, { active: 21 }, player)).toBe('unknownReward')
  await give(player, { active: 45 })
  const opened = await stack.ok(boxOpen, { active: 40 }, player)
  expect(opened.propList).toEqual([{ id: 2001, count: 10_00, betRate: 5 }])
  expect(opened.boxList.map((box) => box.status)).toEqual([1, 2, 0, 0, 0])
  await atOnce(() => stack.call(boxOpen, { active: 20 }, player, newKey()))
  expect(await stack.coin(player)).toBe(115_00)
  await stack.expectCleanLedger()
})

test('a draw is verified like any other; 50 at once use what there is', async () => {
  const player = await eligible()
  const before = await stack.ok(look, {}, player)
  expect(await stack.refused(open, {}, player)).toBe('nothingLeft')
  await give(player, { draws: 3 })
  const drawn = await stack.ok(open, { clientSeed: 'mine' }, player)
  const { proof, prizeId, propList } = drawn
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(before.nextSeedHash)
  expect(drawn.drawsLeft).toBe(2)
  expect((await stack.ok(look, {}, player)).drawList).toMatchObject([{ prizeId, propList, proof }])
  const answers = await atOnce(() => stack.call(open, {}, player, newKey()))
  const others = answers.filter((answer) => errorOf(answer) === 'ok').map(answerOf)
  expect(others).toHaveLength(2)
  const coins = [drawn, ...others].map((one) => one.propList[0]!.count)
  expect(await stack.coin(player)).toBe(100_00 + coins.reduce((sum, one) => sum + one, 0))
})

test('a firework carries a real win to the ticker, masked; a small one stays quiet', async () => {
  const prizes = (count: number) => [
    { id: 1, weight: 1, rewards: [{ id: 2001, count, betRate: 5 }] },
  ]
  const player = await eligible()
  await stack.configure('NewYear', { ...season, prizes: prizes(87_99) })
  const other = await eligible()
  await stack.ok(look, {}, other)
  await give(other, { draws: 1 })
  // Other draws of the season may have carried a win there already.
  const before = (await stack.ok('lobbyTips', {})).newYearList
  await stack.ok(open, {}, other)
  expect((await stack.ok('lobbyTips', {})).newYearList).toEqual(before)
  await stack.configure('NewYear', { ...season, prizes: prizes(88_00) })
  const lucky = await eligible()
  await stack.ok(look, {}, lucky)
  await give(lucky, { draws: 1 })
  const { propList } = await stack.ok(open, {}, lucky)
  expect(propList).toMatchObject([{ count: 88_00 }, { id: 40_004, count: 1 }])
  const { newYearList } = await stack.ok('lobbyTips', {})
  expect(newYearList).toHaveLength(before.length + 1)
  expect(newYearList[0]).toMatchObject({ amount: 88_00 })
  expect(newYearList[0]?.phone).not.toContain(String(lucky.playerId))
  expect(player.playerId).not.toBe(lucky.playerId)
})

test('the gift is for the level, from its day on, once', async () => {
  const player = await eligible()
  expect((await stack.ok(look, {}, player)).gift).toMatchObject({ status: 0, rewards: [] })
  expect(await stack.refused(gift, {}, player)).toBe('notReached')
  await stack.wager(player, 1_000_00)
  expect((await stack.ok(look, {}, player)).gift).toMatchObject({ status: 1 })
  await atOnce(() => stack.call(gift, {}, player, newKey()))
  expect(await stack.coin(player)).toBe(103_00)
  await stack.configure('NewYear', { ...season, giftDay: yearDay(2) })
  const early = await eligible()
  await stack.wager(early, 1_000_00)
  expect(await stack.refused(gift, {}, early)).toBe('notReached')
})

test('moved by the operator while it runs, a season gives nothing twice', async () => {
  const player = await eligible()
  await stack.wager(player, 1_000_00)
  await stack.ok(receive, { taskId: 2 }, player)
  await stack.ok(gift, {}, player)
  await stack.configure('NewYear', { ...season, from: yearDay(-2) })
  const after = await stack.ok(look, {}, player)
  expect(after).toMatchObject({ active: 4, drawsLeft: 1, gift: { status: 2 } })
  await stack.ok(gift, {}, player, newKey())
  expect(await stack.coin(player)).toBe(103_00)
})

test('without a mobile or a deposit of one’s own nothing is given away', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, 1_000_00)
  expect(await stack.refused(receive, { taskId: 3 }, player)).toBe('mobileNotBound')
  expect(await stack.refused(gift, {}, player)).toBe('mobileNotBound')
  expect(await stack.ok(look, {}, player)).toMatchObject({ gift: { status: 0 } })
  await stack.bind(player)
  expect(await stack.refused(receive, { taskId: 3 }, player)).toBe('noDepositYet')
  expect(await stack.refused(gift, {}, player)).toBe('noDepositYet')
})

test('before it begins and when it is over, and switched off', async () => {
  const refusals = async (player: SignedIn) => [
    await stack.refused(look, {}, player),
    await stack.refused(open, {}, player),
    await stack.refused(gift, {}, player),
    await stack.refused(receive, { taskId: 1 }, player),
    await stack.refused(boxOpen, { active: 20 }, player),
    await stack.refused(share, { taskId: 4 }, player),
  ]
  const six = (name: string) => Array.from({ length: 6 }, () => name)
  await stack.configure('NewYear', { ...season, from: yearDay(9), to: yearDay(12) })
  expect(await refusals(await stack.newcomer())).toEqual(six('notStarted'))
  await stack.configure('NewYear', { ...season, from: yearDay(-12), to: yearDay(-9) })
  expect(await refusals(await stack.newcomer())).toEqual(six('ended'))
  await stack.configure('NewYear', season, false)
  expect(await refusals(await stack.newcomer())).toEqual(six('ended'))
})
