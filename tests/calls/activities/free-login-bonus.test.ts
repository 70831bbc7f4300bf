import { addDays } from '@parlour/server/activities/engine/moment.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '@parlour/server/frame/db.ts'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { editState } from '../../stack/edit-state.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  // These pay or light something of their own, which would only blur the sums and dots here.
  await stack.configure('Bind', {}, false)
  await stack.configure('FreeSign', {}, false)
})
afterAll(() => stack.stop())

const look = 'loginBonus3User'
const receive = 'loginBonus3UserReceive'
const levelOne = 1_000_00
const levelSix = 3_000_000_00

/** A player of whom everything is true that a free gift asks for, and who has wagered so much. */
async function regular(wagered: number): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  await stack.wager(player, wagered)
  return player
}

/** As if everything claimed so far had been claimed a day earlier. */
async function aDayPasses({ playerId }: SignedIn) {
  const { database } = stack.app
  await untilHeard(database, playerId)
  await editState<{ lastClaimed: string }>(
    database,
    playerId,
    'FreeLoginBonus',
    ({ lastClaimed }) => ({ state: { lastClaimed: addDays(lastClaimed, -1) } }),
  )
  const mine = sql`player_id = ${playerId} and activity = 'FreeLoginBonus'`
  const claims = await database.rows<{ key: string }>(sql`
    select key from activity_claims where ${mine} order by key`)
  for (const { key } of claims)
    await database.run(sql`update activity_claims set key = ${addDays(key, -1)}
      where ${mine} and key = ${key}`)
}

test('level 0 is shown what each level brings, and has nothing to claim', async () => {
  const player = await regular(levelOne - 1)
  const body = await stack.ok(look, {}, player)
  expect(body).toMatchObject({ status: 0, bonus: 0, vip: 0, betRate: 1 })
  expect(body.bonusList).toEqual(
    [0, 1, 1, 1, 1, 1, 3, 5, 6, 7, 35].map((coins, vip) => ({ vip, bonus: coins * 100 })),
  )
  expect(body.resetTime).toBeGreaterThan(body.serverTime)
  expect(await stack.refused(receive, {}, player)).toBe('notReached')
})

test('the bonus of the level is claimed once a day', async () => {
  const player = await regular(levelSix)
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 1, bonus: 3_00, vip: 6 })
  const granted = { status: 2, bonus: 3_00, vip: 6, propList: [{ id: 2001, count: 3_00 }] }
  expect(await stack.ok(receive, {}, player)).toMatchObject(granted)
  expect(await stack.ok(receive, {}, player)).toMatchObject(granted)
  expect(await stack.coin(player)).toBe(103_00)
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 2 })
  const wallet = await stack.ok('getExchange', {}, player)
  expect(JSON.stringify(wallet)).toContain('"source":"FreeLoginBonus"')
  await stack.expectCleanLedger()
})

test('the next day there is a bonus again, and only that day’s', async () => {
  const player = await regular(levelOne)
  await stack.ok(receive, {}, player)
  await aDayPasses(player)
  await aDayPasses(player)
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 1, bonus: 1_00 })
})

test('the level when it is claimed counts, even one reached since the look', async () => {
  const player = await regular(levelOne)
  expect(await stack.ok(look, {}, player)).toMatchObject({ bonus: 1_00 })
  await stack.wager(player, levelSix)
  expect(await stack.ok(receive, {}, player)).toMatchObject({ vip: 6, propList: [{ count: 3_00 }] })
})

test('a level reached after the claim pays from the next day on', async () => {
  const player = await regular(levelOne)
  await stack.ok(receive, {}, player)
  await stack.wager(player, levelSix)
  const again = await stack.ok(receive, {}, player)
  expect(again).toMatchObject({ status: 2, vip: 6, propList: [{ count: 1_00 }] })
  expect(await stack.coin(player)).toBe(101_00)
})

test('without a mobile or a deposit of one’s own nothing is given away', async () => {
  const player = await stack.newcomer()
  await stack.wager(player, levelOne)
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 0, bonus: 1_00, vip: 1 })
  expect(await stack.refused(receive, {}, player)).toBe('mobileNotBound')
  await stack.bind(player)
  expect(await stack.refused(receive, {}, player)).toBe('noDepositYet')
  expect(await stack.ok(look, {}, player)).toMatchObject({ status: 0 })
})

test('it lights the dot of free gifts while something can be claimed', async () => {
  const player = await regular(levelOne)
  const dots = async () => (await stack.ok('refreshData', {}, player)).dots
  expect(await dots()).toMatchObject({ hasFreeBonus: true })
  await stack.ok(receive, {}, player)
  expect(await dots()).toMatchObject({ hasFreeBonus: false })
})

test('switched off, it is over for everybody', async () => {
  const player = await regular(levelOne)
  await stack.configure('FreeLoginBonus', {}, false)
  expect(await stack.refused(look, {}, player)).toBe('ended')
  expect(await stack.refused(receive, {}, player)).toBe('ended')
  await stack.configure('FreeLoginBonus', {})
})
