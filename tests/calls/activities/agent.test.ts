import { addDays, startOfDay } from '@parlour/server/activities/engine/rules.ts'
import { forecast } from '@parlour/server/activities/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { noteDevice } from '@parlour/server/players/index.ts'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { computeBite, computeCommission, holdCommission } from '../../stack/commission.ts'
import { passDay, passNight, wagerYesterday, yesterday } from '../../stack/commission.ts'
import { errorOf } from '../../stack/door.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  await holdCommission(stack)
  await stack.configure('Agent5', {}, false)
  await stack.configure('Bind', {}, false)
})
afterAll(() => stack.stop())
beforeEach(() => stack.configure('Agent', { readyAt: '00:00' }))

const look = (player: SignedIn) => stack.ok('agentData', {}, player)
const exchange = 'agent3Exchange'
const compute = () => computeCommission(stack.app.database)

/** Somebody who may take what is free. */
async function agent(): Promise<SignedIn> {
  const player = await stack.newcomer()
  await stack.bind(player)
  await stack.pay(player, 100_00)
  return player
}

/** A line of four: each invited the next. */
async function lineOfFour() {
  const top = await agent()
  const first = await stack.newcomer({ superior: top })
  const second = await stack.newcomer({ superior: first })
  const third = await stack.newcomer({ superior: second })
  return { top, first, second, third }
}

test('stakes of three levels pay their rates, and the lines add up to the balance', async () => {
  const { top, first, second, third } = await lineOfFour()
  await wagerYesterday(stack, first, 1_000_00)
  await wagerYesterday(stack, second, 2_000_00)
  await wagerYesterday(stack, third, 10_001_99)
  await compute()
  const mine = await look(top)
  expect(
    mine.lineList.map(({ level, stake, rate, amount }) => [level, stake, rate, amount]),
  ).toEqual([
    [1, 1_000_00, 3_000, 3_00],
    [2, 2_000_00, 1_000, 2_00],
    [3, 10_001_99, 500, 5_00],
  ])
  expect(mine).toMatchObject({ balance: 10_00, totalEarned: 10_00, today: 10_00 })
  expect(mine).toMatchObject({ memberCount: 3, levelCounts: [1, 1, 1], activeMemberCount: 3 })
  expect(mine.dayList).toHaveLength(7)
  expect(mine.dayList.at(-1)).toEqual({ day: yesterday(), amount: 10_00 })
  expect(mine.memberList.map(({ level, teamSize }) => [level, teamSize])).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ])
  expect(JSON.stringify(mine)).not.toContain(String(third.playerId))
  expect(await look(second)).toMatchObject({ balance: 30_00, lineList: [{ level: 1 }] })
  await compute()
  expect(await look(top)).toMatchObject({ balance: 10_00 })
})

test('the balance is exchanged as a whole, from 10 on, and then is the player’s', async () => {
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 3_333_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 9_99, minExchange: 10_00, betRate: 1 })
  expect(await stack.refused(exchange, {}, top)).toBe('belowMinimum')
  await passDay(stack.app.database)
  await wagerYesterday(stack, await stack.newcomer({ superior: top }), 1_000_00)
  await compute()
  expect(await stack.ok(exchange, {}, top)).toMatchObject({
    balance: 0,
    propList: [{ id: 2001, count: 12_99, betRate: 1 }],
  })
  expect(await stack.coin(top)).toBe(112_99)
  expect(await look(top)).toMatchObject({ balance: 0, totalEarned: 12_99 })
  expect(errorOf(await stack.call(exchange, {}, top, newKey()))).toBe('belowMinimum')
  await stack.expectCleanLedger()
})

test('the exchange is free money: it asks for a mobile and a deposit', async () => {
  const top = await stack.newcomer()
  const member = await stack.newcomer({ superior: top })
  await wagerYesterday(stack, member, 10_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 30_00 })
  expect(await stack.refused(exchange, {}, top)).toBe('mobileNotBound')
  await stack.bind(top)
  expect(await stack.refused(exchange, {}, top)).toBe('noDepositYet')
  await stack.pay(top, 100_00)
  await stack.ok(exchange, {}, top)
})

test('what clears a bonus earns nothing, nor does a stake before joining', async () => {
  const top = await agent()
  const member = await stack.newcomer()
  await wagerYesterday(stack, member, 5_000_00)
  await stack.ok('agentFill', { pid: top.playerId }, member)
  await wagerYesterday(stack, member, 5_000_00, true)
  await wagerYesterday(stack, member, 1_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 3_00, lineList: [{ stake: 1_000_00 }] })
})

test('who brings a team along joins with all of it', async () => {
  const { top, first } = await lineOfFour()
  const boss = await agent()
  await stack.app.database.run(sql`delete from cashier_totals where player_id = ${top.playerId}`)
  await stack.ok('agentFill', { pid: boss.playerId }, top)
  expect(await look(boss)).toMatchObject({ memberCount: 3, levelCounts: [1, 1, 1] })
  await wagerYesterday(stack, first, 1_000_00)
  await compute()
  expect(await look(boss)).toMatchObject({ balance: 1_00, lineList: [{ level: 2 }] })
})

test('nobody earns from an account that is likely their own', async () => {
  const { top, first, second } = await lineOfFour()
  for (const { playerId } of [top, second])
    await stack.app.database.transaction((tx) =>
      noteDevice(tx, playerId, { device: 'phone', address: '198.51.100.8' }),
    )
  await wagerYesterday(stack, second, 10_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 0, lineList: [] })
  expect(await look(first)).toMatchObject({ balance: 30_00 })
})

test('who rests or is closed earns nothing and is not counted', async () => {
  const { top, first, second, third } = await lineOfFour()
  await stack.app.database.run(sql`update players set state = 'closed'
    where player_id = ${first.playerId}`)
  await wagerYesterday(stack, third, 10_000_00)
  await stack.ok('takeBreak', { kind: 'exclusion', length: 'months6' }, third)
  await stack.happen(first, 'round.settled', {
    gameId: 101,
    typeId: 1,
    stake: 1_000_00,
    win: 0,
    clearsBonus: false,
  })
  await wagerYesterday(stack, second, 10_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 10_00, lineList: [{ level: 2 }] })
  const { earned } = await stack.app.database.row<{ earned: number }>(sql`
    select count(*) as earned from activity_commission_days where earner_id = ${first.playerId}`)
  expect(earned).toBe(0)
})

test('stopped after any bite, another server goes on and nothing counts twice', async () => {
  const other = await stack.another()
  const { top, first, second, third } = await lineOfFour()
  const more = [await stack.newcomer({ superior: top }), await stack.newcomer({ superior: top })]
  for (const member of [first, second, third, ...more])
    await wagerYesterday(stack, member, 1_000_00)
  const { database } = stack.app
  await database.run(sql`delete from activity_commission_runs where step = 'done'`)
  let left: unknown = 'more'
  for (let bite = 0; left === 'more'; bite++) {
    // The first server dies in the middle of each bite: what it did is as if it never was.
    await expect(
      database.transaction(async (tx) => {
        await computeBite({ ...database, transaction: (work) => work(tx) })
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    left = await computeBite(other.app.database)
  }
  expect(await look(top)).toMatchObject({ balance: 10_50, activeMemberCount: 5 })
  const told = await database.row<{ events: number }>(sql`select count(*) as events from events
    where type = 'commission.computed' and player_id = ${top.playerId}`)
  expect(told.events).toBe(1)
  await other.stop()
})

test('what is heard of too late is computed with a later day, and once', async () => {
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 1_000_00)
  await compute()
  await wagerYesterday(stack, first, 2_000_00)
  await passDay(stack.app.database)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 9_00, today: 6_00, todayChange: 3_00 })
})

test('a forecast pays recorded days by the rates it is asked about', async () => {
  const { first } = await lineOfFour()
  await wagerYesterday(stack, first, 10_000_00)
  await compute()
  const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000))
  const coins = async (rate: number) => {
    const config = { rates: [rate], minExchange: 1 }
    const asked = { activity: 'Agent', config, from: from!, to: to! } as const
    return (await forecast(stack.app.database, asked)).paid.get(2001) ?? 0
  }
  const once = await coins(3_000)
  expect(once).toBeGreaterThanOrEqual(30_00)
  expect(await coins(6_000)).toBeGreaterThanOrEqual(2 * once)
})

test('the statement is read page by page, and its pages add up', async () => {
  const top = await agent()
  for (let member = 0; member < 5; member++)
    await wagerYesterday(stack, await stack.newcomer({ superior: top }), (member + 1) * 1_000_00)
  await compute()
  const stakes: number[] = []
  let cursor: string | undefined
  do {
    const page = await stack.ok('agentData', { limit: 2, ...(cursor && { cursor }) }, top)
    stakes.push(...page.lineList.map(({ stake }) => stake))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(stakes.map((stake) => stake / 1_000_00)).toEqual([1, 2, 3, 4, 5])
  expect((await stack.post('agentData', { cursor: 'x' }, top)).body).toMatchObject({ code: 400 })
})

test('replaced by the team programme, it earns no more and what is there can be had', async () => {
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 10_000_00)
  await compute()
  await stack.configure('Agent5', { readyAt: '00:00' })
  await wagerYesterday(stack, first, 10_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 30_00 })
  const ids = async () => (await stack.ok('getActivityIds', {}, top)).activityIds
  expect(await ids()).toContain(26)
  await stack.ok(exchange, {}, top)
  expect(await ids()).not.toContain(26)
  expect(await stack.ok('appAgent5User', {}, top)).toMatchObject({ commission: 20_00 })
  await stack.configure('Agent5', {}, false)
})

test('replaced, also what is less than an exchange asks for can be had, once', async () => {
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 1_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 3_00, minExchange: 10_00 })
  expect(await stack.refused(exchange, {}, top)).toBe('belowMinimum')
  await stack.configure('Agent5', { readyAt: '00:00' })
  await vi.waitFor(async () => expect(await look(top)).toMatchObject({ minExchange: 1 }), 30_000)
  expect(await stack.ok(exchange, {}, top)).toMatchObject({
    balance: 0,
    propList: [{ count: 3_00 }],
  })
  expect(await stack.refused(exchange, {}, top, newKey())).toBe('belowMinimum')
  await stack.configure('Agent5', {}, false)
})

const todayBegins = startOfDay(addDays(yesterday(), 1), 'Asia/Bangkok')

test('stakes from before it began earn nothing', async () => {
  await stack.configure('Agent', { readyAt: '00:00' }, true, { startsAt: todayBegins })
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 10_000_00)
  await stack.wager(first, 1_000_00)
  await stack.ok('getActivityIds', {}, first)
  await passNight(stack, first)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 3_00, lineList: [{ stake: 1_000_00 }] })
})

test('what its last day earned is computed after the end and can be had', async () => {
  await stack.configure('Agent', { readyAt: '00:00' }, true, { endsAt: todayBegins })
  const { top, first } = await lineOfFour()
  await wagerYesterday(stack, first, 1_000_00)
  await stack.wager(first, 10_000_00)
  await compute()
  expect(await look(top)).toMatchObject({ balance: 3_00, minExchange: 1 })
  expect(await stack.ok(exchange, {}, top)).toMatchObject({ balance: 0 })
})

test('switched off, it is over for everybody', async () => {
  const player = await agent()
  await stack.configure('Agent', {}, false)
  expect(await stack.refused('agentData', {}, player)).toBe('ended')
  expect(await stack.refused(exchange, {}, player)).toBe('ended')
})
