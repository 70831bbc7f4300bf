import { activityTypes } from '@parlour/contract/activity-types.ts'
import { caseHours } from '@parlour/contract/care-signs.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { readPaymentFacts } from '@parlour/server/cashier/index.ts'
import type { Queries } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Consumer } from '@parlour/server/frame/events.ts'
import { deliverAll } from '@parlour/server/frame/deliveries.ts'
import { enrolConsumers } from '@parlour/server/frame/events.ts'
import { askCare, careFor, createCareConsumer } from '@parlour/server/limits/index.ts'
import { checkAudit, makeOperator } from '@parlour/server/operators/index.ts'
import { readPlayFacts } from '@parlour/server/play/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { channels, eventually, place, placed } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { CallInput, OperatorDoor, SignedIn } from '../../stack/stack.ts'
import { operatorDoor } from '../../stack/stack.ts'

let stack: ActivityStack
let carer: OperatorDoor
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
  const token = stack.app.database.transaction((tx) =>
    makeOperator(tx, 'carer', ['players.decide']),
  )
  carer = operatorDoor(stack.url, token)
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const timeZone = 'Asia/Bangkok'

/** A settled round so many minutes ago. */
async function played({ playerId }: SignedIn, minutesAgo: number, stake: number, win = 0) {
  await stack.app.database.run(sql`insert into play_rounds
      (player_id, provider, round_id, game_id, stake, win, status, bets, opened_at, settled_at)
    values (${playerId}, 'arcade', gen_random_uuid()::text, 101, ${stake}, ${win}, 'settled',
      '{}', now() - ${minutesAgo} * interval '1 minute', now())`)
}

const judge = ({ playerId }: SignedIn) =>
  stack.app.database.transaction((tx) => careFor(tx, playerId, { readPaymentFacts, readPlayFacts }))

/** Thirteen hours without a rest: a sign that calls for somebody by itself. */
async function playTooLong(player: SignedIn): Promise<void> {
  await stack.app.database.run(sql`insert into play_rounds
      (player_id, provider, round_id, game_id, stake, win, status, bets, opened_at, settled_at)
    select ${player.playerId}, 'arcade', n::text, 101, 100, 100, 'settled', '{}',
      now() - n * interval '10 minutes', now() from generate_series(1, 80) as n`)
  await judge(player)
}

async function findCase({ playerId }: SignedIn) {
  const { caseList } = await carer.ok('listCases', {})
  return caseList.find((one) => one.playerId === playerId)
}

/** What home says of care: cases that wait for somebody now. */
async function countDue() {
  const { queueList } = await carer.ok('getHome', {})
  return queueList.find(({ queue }) => queue === 'care')?.count ?? 0
}

async function tookBreaks({ playerId }: SignedIn, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await stack.app.database.run(sql`insert into limits_changes (player_id, what)
      values (${playerId}, 'timeOut')`)
}

test('what a player did is counted: deposits after losses, doubled stakes, sittings', async () => {
  const mali = await stack.newcomer()
  const { database } = stack.app
  const deposits = [new Date(Date.now() - 30 * 60_000), new Date(Date.now() - 40 * 3_600_000)]
  for (const [minutesAgo, stake] of [
    [50, 100],
    [49, 200],
    [48, 400],
    [47, 800],
  ] as const)
    await played(mali, minutesAgo, stake)
  const facts = () => readPlayFacts(database, mali.playerId, { timeZone, deposits })
  expect(await facts()).toMatchObject({
    depositsAfterLoss: 1,
    stakesDoubled: 1,
    longestMinutes: 3,
  })
  for (let minutesAgo = 3000; minutesAgo > 2800; minutesAgo -= 10)
    await played(mali, minutesAgo, 100, 100)
  expect(await facts()).toMatchObject({ longestMinutes: 190 })
  await database.run(sql`update play_rounds set
    opened_at = date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}
      - interval '1 day' + interval '2 hours' where player_id = ${mali.playerId}`)
  expect(await facts()).toMatchObject({ nights: 1 })
})

test('ways to pay, failed deposits, raised limits and net deposits are counted', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  const limit = { kind: 'deposit', period: 'day' } as const
  await stack.ok('setLimit', { ...limit, amount: 5_000_00 }, mali)
  for (const amount of [6_000_00, null]) {
    await stack.ok('setLimit', { ...limit, amount }, mali)
    await passTime(stack, mali, 24)
    await stack.ok('confirmRaise', limit, mali)
  }
  const failed = await placed(stack, mali, 100_00)
  expect(await stack.callback({ merchantOrderId: failed, status: 'failed', paidAmount: 0 })).toBe(
    200,
  )
  const { database } = stack.app
  for (const channel of [channels.page, channels.qr, channels.bank]) {
    const orderId = await stack.pay(mali, 100_00)
    await database.run(sql`update cashier_deposits set channel_id = ${channel}
      where player_id = ${playerId} and order_id = ${orderId}`)
  }
  // All at one moment: midnight may lie between them.
  await database.run(sql`update cashier_deposits set created_at = now()
    where player_id = ${playerId}`)
  const paid = { methodsInDay: 3, refusedDeposits: 1 }
  expect(await readPaymentFacts(database, playerId, timeZone)).toEqual(paid)
  const overrides = { careNetDeposits: 300_00 }
  await stack.change({ jurisdiction: { profile: 'standard', overrides } })
  await judge(mali)
  await stack.change({ jurisdiction: { profile: 'standard', overrides: {} } })
  expect((await findCase(mali))?.signList).toMatchObject([
    { sign: 'limitsRaised', value: 2, level: 'watch' },
    { sign: 'methodsInDay', value: 3, level: 'watch' },
    { sign: 'netDeposits', value: 300_00, level: 'act' },
  ])
})

test('who played is asked about once a day, and a fault with one holds back no other', async () => {
  const { database } = stack.app
  const [ill, well] = [await stack.newcomer(), await stack.newcomer()]
  const players = [ill.playerId, well.playerId]
  const readers = {
    readPlayFacts,
    readPaymentFacts(queries: Queries, playerId: number, zone: string) {
      if (playerId === ill.playerId) throw new Error('cannot be read')
      return readPaymentFacts(queries, playerId, zone)
    },
  }
  const judging = createCareConsumer(readers)
  const heard: number[] = []
  const consumer: Consumer = {
    name: 'test.care',
    types: ['care.due'],
    async hear(tx, event) {
      heard.push(event.playerId)
      await judging.hear(tx, event)
    },
  }
  await database.transaction((tx) => enrolConsumers(tx, [consumer]))
  await database.run(sql`insert into limits_players (player_id, check_from)
    select unnest(${players}::bigint[]), now()`)
  const failed: number[] = []
  const ask = async () => {
    await database.transaction((tx) => askCare.run(tx))
    await deliverAll(database, consumer, ({ failures }) => {
      failed.push(...failures.map(({ event }) => event.playerId))
      return false
    })
  }
  await eventually(async () => {
    await ask()
    expect(heard).toEqual(expect.arrayContaining(players))
  })
  expect(new Set(failed)).toEqual(new Set([ill.playerId]))
  heard.length = 0
  await ask()
  expect(heard).not.toContain(well.playerId)
  await database.run(sql`delete from event_consumers where consumer = 'test.care'`)
  await database.run(sql`delete from event_deliveries where consumer = 'test.care'`)
})

test('twenty deposits in a day open a case at once, with a clock of 24 hours', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  const requirement = { betRate: 1, source: 'deposit' }
  await stack.app.database.transaction(async (tx) => {
    for (let paid = 0; paid < 19; paid++)
      await post(tx, { code: 'deposit', playerId, key: `early:${paid}`, amount: 1_00, requirement })
  })
  await stack.pay(mali, 100_00)
  await eventually(async () => expect(await findCase(mali)).toBeDefined())
  const { openTime, ...opened } = (await findCase(mali))!
  expect(opened).toMatchObject({ state: 'open', isOverdue: false, noteList: [] })
  expect(opened.dueTime - openTime).toBe(caseHours * 3_600_000)
  const sign = opened.signList.find((one) => one.sign === 'depositsInDay')
  expect(sign).toMatchObject({ value: 20, line: 20, level: 'act' })
  const { session } = await stack.ok('getAfterLoginInfo', {}, mali)
  expect(session).toMatchObject({ activityIds: [], isReviewDue: true, pause: null })
  expect((await stack.ok('reviewLimits', {}, mali)).isReviewDue).toBe(false)
})

test('a case is decided with words and comes back after thirty days', async () => {
  const mali = await stack.newcomer()
  await tookBreaks(mali, 2)
  await judge(mali)
  expect(await findCase(mali)).toBeUndefined()
  const { database } = stack.app
  const care = () =>
    database.row<{ level: string; signs: object[] }>(sql`select care_level as level,
      care_signs as signs from limits_players where player_id = ${mali.playerId}`)
  expect(await care()).toMatchObject({ level: 'watch', signs: [{ sign: 'timeOuts', value: 2 }] })
  await playTooLong(mali)
  const { caseId } = (await findCase(mali))!
  const said = 'Called. A limit was agreed on'
  const lines = (await checkAudit(database)).lines
  expect(await carer.refused('decideCase', { caseId, state: 'closed', said })).toBe('tooEarly')
  await carer.ok('decideCase', { caseId, state: 'watched', said })
  expect((await checkAudit(database)).lines).toBe(lines + 1)
  const watched = (await findCase(mali))!
  expect(watched).toMatchObject({ state: 'watched', noteList: [{ said, state: 'watched' }] })
  expect(watched.dueTime).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  const due = await countDue()
  await database.run(sql`update limits_cases set due_at = now() where case_id = ${caseId}`)
  expect((await findCase(mali))?.isOverdue).toBe(true)
  expect(await countDue()).toBe(due + 1)
  await carer.ok('decideCase', { caseId, state: 'closed', said })
  expect(await findCase(mali)).toBeUndefined()
  expect(await carer.refused('decideCase', { caseId, state: 'watched', said })).toBe(
    'alreadyClosed',
  )
})

test('in care no new bonus is given, and money goes in and out as before', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  await stack.pay(mali, 300_00)
  const given = { playerId, items: [{ id: 1001, count: 1, betRate: 0 }], source: 'test' }
  await stack.app.database.transaction((tx) => grant(tx, { ...given, key: `test:${playerId}` }))
  const [coupon] = (await stack.ok('tradeInfo', {}, mali)).couponList
  const fund = { actType: activityTypes.Fund, awardId: 1 }
  await placed(stack, mali, 500_00, fund)
  await playTooLong(mali)
  const { session } = await stack.ok('getAfterLoginInfo', {}, mali)
  expect(session?.activityIds).toEqual([])
  expect((await stack.ok('tradeInfo', {}, mali)).couponList).toEqual([])
  const refusal = async (more: Partial<CallInput<'recharge3'>>) =>
    errorOf(await place(stack, mali, 500_00, more))
  expect(await refusal({ couponId: coupon!.couponId })).toBe('couponNotUsable')
  expect(await refusal(fund)).toBe('offerNotOpen')
  const item = { propId: rewardIds.coin }
  expect(await stack.refused('appRechargeBonusCollection9Receive', item, mali)).toBe('inCare')
  await stack.pay(mali, 100_00)
})

test('one operator limits a player, two take the house’s limit away again', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  const wish = { playerId, kind: 'deposit', period: 'day', reason: 'agreed' } as const
  expect((await carer.ok('setHouseLimit', { ...wish, amount: 500_00 })).status).toBe('set')
  const { limitList } = await stack.ok('getLimits', {}, mali)
  expect(limitList).toMatchObject([{ own: null, house: 500_00, left: 500_00 }])
  const off = { ...wish, amount: null }
  expect(await carer.refused('setHouseLimit', { ...wish, amount: 500_00 })).toBe('alreadySo')
  expect((await carer.ok('setHouseLimit', { ...wish, amount: 400_00 })).status).toBe('set')
  expect((await carer.ok('setHouseLimit', off)).status).toBe('waiting')
  expect((await carer.ok('setHouseLimit', { ...wish, amount: 900_00 })).status).toBe('waiting')
  expect(await carer.refused('setHouseLimit', off)).toBe('alreadyApproved')
  const second = stack.operator('nok')
  expect((await second.ok('setHouseLimit', off)).status).toBe('removed')
  expect((await stack.ok('getLimits', {}, mali)).limitList).toEqual([])
  const nobody = { ...wish, playerId: 999_999_999, amount: 1 }
  expect(await carer.refused('setHouseLimit', nobody)).toBe('unknownPlayer')
})
