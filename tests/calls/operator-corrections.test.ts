import { readFileSync } from 'node:fs'
import { listBackups, noteBackup } from '@parlour/server/frame/backups.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { putOff } from '@parlour/server/frame/schedule.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import {
  channels,
  deposit,
  eventually,
  placed,
  startCashier,
  statusOf,
  walletPassword,
} from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import { errorOf } from '../stack/door.ts'
import type { OperatorDoor, SignedIn } from '../stack/stack.ts'
import { newKey, operatorDoor } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { joinVerified } from '../stack/verified-player.ts'
import { readAnswer, writeDifference } from '../wallet/past.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)
const reason = 'the bank says so'

async function request(player: VerifiedPlayer, amount: number): Promise<string> {
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  return (await stack.ok('exchange', asked, player, newKey())).order.orderId
}

async function payoutOf(player: SignedIn, orderId: string): Promise<string> {
  return (await stack.ok('getExchangeOrder', { orderId }, player)).orderList[0]!.status
}

const until = (player: SignedIn, orderId: string, status: string) =>
  eventually(async () => expect(await payoutOf(player, orderId)).toBe(status))

/** One person proposes it, another says the same. */
async function byTwo<Answer>(act: (door: OperatorDoor) => Promise<Answer>): Promise<Answer> {
  await act(stack.operator('nok'))
  return act(stack.operator('ploy'))
}

test('a payout the gateway cannot tell of is resolved by a person, once', async () => {
  const mali = await joinVerified(stack, 2_000_00)
  const ploy = stack.operator('ploy')
  const [paid, failed] = [await request(mali, 400_84), await request(mali, 500_84)]
  await until(mali, paid, 'unknown')
  await until(mali, failed, 'unknown')
  const readAsks = () =>
    stack.app.database.row<{ asks: number }>(sql`select asks from cashier_withdrawals
      where player_id = ${mali.playerId} and order_id = ${paid}`)
  const { asks } = await readAsks()
  expect(await ploy.ok('askPayout', { orderId: paid })).toMatchObject({ status: 'unknown' })
  await eventually(async () => expect((await readAsks()).asks).toBeGreaterThan(asks))
  const asPaid = { orderId: paid, outcome: 'paid', reason } as const
  expect(await ploy.ok('resolvePayout', asPaid)).toMatchObject({ status: 'paid', approvals: 1 })
  expect(await ploy.refused('resolvePayout', asPaid)).toBe('notOpen')
  expect(await ploy.refused('askPayout', { orderId: paid })).toBe('notOpen')
  const asFailed = { orderId: failed, outcome: 'failed', reason } as const
  expect(await ploy.ok('resolvePayout', asFailed)).toMatchObject({ status: 'returned' })
  expect(await balances(mali)).toMatchObject({ coin: 2_000_00 - 400_84, held: 0 })
})

test('a large payout is resolved by two who say the same', async () => {
  const mali = await joinVerified(stack, 100_000_00)
  const orderId = await request(mali, 60_000_84)
  for (const name of ['ploy', 'nok'])
    await stack.operator(name).ok('approveWithdrawal', { orderId })
  await until(mali, orderId, 'unknown')
  const resolve = (name: string, outcome: 'paid' | 'failed') =>
    stack.operator(name).call('resolvePayout', { orderId, outcome, reason })
  expect((await resolve('ploy', 'paid')).body).toMatchObject({ status: 'unknown', approvals: 1 })
  expect(errorOf(await resolve('ploy', 'paid'))).toBe('alreadyApproved')
  expect((await resolve('nok', 'failed')).body).toMatchObject({ status: 'unknown', approvals: 1 })
  expect((await resolve('nok', 'paid')).body).toMatchObject({ status: 'paid', approvals: 2 })
  expect(await balances(mali)).toMatchObject({ held: 0 })
})

test('a chargeback takes what is there; the rest is owed and holds withdrawals', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await deposit(stack, mali, 800_00)
  await request(mali, 1_500_00)
  const ploy = stack.operator('ploy')
  expect(await ploy.ok('chargeback', { orderId, reason })).toMatchObject({
    status: 'credited',
    takenAmount: 0,
    neededApprovals: 2,
  })
  const done = await stack.operator('nok').ok('chargeback', { orderId, reason })
  expect(done).toMatchObject({ status: 'chargedBack', takenAmount: 300_00, owedAmount: 500_00 })
  expect(await statusOf(stack, mali, orderId)).toBe('chargedBack')
  expect(await balances(mali)).toMatchObject({ coin: 0, receivable: 500_00 })
  expect(await ploy.refused('chargeback', { orderId, reason })).toBe('notCredited')
  await deposit(stack, mali, 600_00)
  const page = await stack.ok('getExchange', {}, mali)
  expect(page.wallet).toMatchObject({ coin: 600_00, withdrawable: 100_00 })
  const asked = { amount: 100_01, bankCardId: mali.cardId, walletPassword }
  expect(await stack.refused('exchange', asked, mali)).toBe('notWithdrawable')
  const { playerId } = mali
  const repay = { playerId, direction: 'repay', amount: 500_00, reference: 'r1', reason } as const
  const repaid = await byTwo((by) => by.ok('adjust', repay))
  expect(repaid).toMatchObject({ coinAmount: 100_00, owedAmount: 0 })
})

test('a chargeback takes the bonus of the coupon back too', async () => {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 500_00)
  const { playerId } = mali
  await stack.app.database.run(sql`update cashier_deposits set bonus = 5000
    where order_id = ${orderId}`)
  const bonus = { playerId, direction: 'in', amount: 50_00, reference: 'b1', reason } as const
  await byTwo((by) => by.ok('adjust', bonus))
  const done = await byTwo((by) => by.ok('chargeback', { orderId, reason }))
  expect(done).toMatchObject({ takenAmount: 550_00, owedAmount: 0 })
  expect(await stack.coin(mali)).toBe(0)
})

test('an adjustment is made by two, once for its reference', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  const adjust = (name: string, direction: 'in' | 'out', amount: number, reference: string) =>
    stack.operator(name).call('adjust', { playerId, direction, amount, reference, reason })
  const twice = async (...act: ['in' | 'out', number, string]) => {
    await adjust('ploy', ...act)
    return adjust('nok', ...act)
  }
  expect((await adjust('ploy', 'in', 1, 'z')).body).toMatchObject({ coinAmount: 0, approvals: 1 })
  expect(errorOf(await adjust('ploy', 'in', 1, 'z'))).toBe('alreadyApproved')
  expect((await twice('in', 100_00, 'a')).body).toMatchObject({ coinAmount: 100_00 })
  expect(errorOf(await twice('in', 100_00, 'a'))).toBe('alreadyDone')
  expect(errorOf(await twice('in', 99_00, 'a'))).toBe('referenceTaken')
  expect(errorOf(await twice('out', 100_01, 'b'))).toBe('notEnough')
  const nobody = { playerId: 5, direction: 'in', amount: 1, reference: 'd', reason } as const
  expect(await stack.operator('ploy').refused('adjust', nobody)).toBe('unknownPlayer')
})

test('a reward by hand is given by two, once, and to nobody who rests', async () => {
  const mali = await joinVerified(stack, 100_00)
  const { playerId } = mali
  const ofCoins = { playerId, itemId: 2001, betRate: 3, reason } as const
  const gift = { ...ofCoins, amount: 40_00, reference: 'sorry' }
  expect(await stack.operator('ploy').ok('grantReward', gift)).toMatchObject({ status: 'waiting' })
  expect(await stack.coin(mali)).toBe(100_00)
  expect(await stack.operator('nok').ok('grantReward', gift)).toMatchObject({ status: 'given' })
  expect(await stack.coin(mali)).toBe(140_00)
  const { rewardList } = await stack.operator('ploy').ok('listPlayerRewards', { playerId })
  expect(rewardList[0]).toMatchObject({ source: 'house', itemList: [{ count: 40_00, betRate: 3 }] })
  const refusedFor = (more: object) =>
    stack.operator('ploy').refused('grantReward', { ...gift, ...more })
  expect(await refusedFor({})).toBe('alreadyDone')
  expect(await refusedFor({ reference: 'b', itemId: 77 })).toBe('unknownItem')
  expect(await refusedFor({ reference: 'b', itemId: 1001, amount: 21 })).toBe('tooMany')
  expect(await refusedFor({ reference: 'b', playerId: 1 })).toBe('unknownPlayer')
  const coupon = { ...gift, itemId: 1001, amount: 2, betRate: 0, reference: 'c' }
  // Two coupons are no sum of money, and whoever decides on them is told none.
  const asked = await stack.operator('ploy').ok('grantReward', coupon)
  const { approvalId } = asked
  const seen = await stack.operator('nok').ok('getApproval', { approvalId: approvalId ?? 0 })
  expect(seen).toMatchObject({ amount: null, content: { itemId: 1001, amount: 2 } })
  await stack.operator('ploy').ok('withdrawProposal', { approvalId: approvalId ?? 0 })
  await byTwo((by) => by.ok('grantReward', coupon))
  const { couponList } = await stack.operator('ploy').ok('listPlayerRewards', { playerId })
  expect(couponList).toHaveLength(2)
  const later = { ...gift, reference: 'later' }
  await stack.operator('ploy').ok('grantReward', later)
  await stack.operator('ploy').ok('timeOutPlayer', { playerId, length: 'day', reason })
  expect(await stack.operator('nok').refused('grantReward', later)).toBe('notEligible')
})

test('a transfer of another sum, or a large one, is confirmed by two', async () => {
  const mali = await stack.join()
  const manual = { rechargeType: channels.manual }
  const orderId = await placed(stack, mali, 500_00, manual)
  const confirm = (name: string, paidAmount: number) =>
    stack.operator(name).call('confirmDeposit', { orderId, paidAmount })
  expect((await confirm('ploy', 5_000_00)).body).toMatchObject({ status: 'awaiting' })
  expect((await confirm('nok', 4_000_00)).body).toMatchObject({ status: 'awaiting' })
  expect(await stack.coin(mali)).toBe(0)
  expect((await confirm('ploy', 4_000_00)).body).toMatchObject({ status: 'credited' })
  expect(await stack.coin(mali)).toBe(4_000_00)
  const large = await placed(stack, mali, 60_000_00, manual)
  const whole = (name: string) => stack.operator(name).ok('confirmDeposit', { orderId: large })
  expect(await whole('ploy')).toMatchObject({ status: 'awaiting', neededApprovals: 2 })
  expect(await whole('nok')).toMatchObject({ status: 'credited' })
})

test('corrections want their permission and leave their line in the audit', async () => {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 300_00)
  const token = await stack.app.database.transaction((tx) =>
    makeOperator(tx, 'teller', ['deposits.decide', 'withdrawals.decide', 'audit.read']),
  )
  const door = operatorDoor(stack.url, token)
  for (const [call, input] of [
    ['chargeback', { orderId, reason }],
    ['resolvePayout', { orderId, outcome: 'paid', reason }],
    ['adjust', { playerId: mali.playerId, direction: 'in', amount: 1, reference: 'x', reason }],
  ] as const)
    expect((await door.post(call, input)).status).toBe(403)
  await byTwo((by) => by.ok('chargeback', { orderId, reason }))
  const { auditList, firstBrokenId } = await door.ok('listAudit', { limit: 1 })
  expect(auditList[0]).toMatchObject({ action: 'chargeback', subject: orderId })
  expect(firstBrokenId).toBeNull()
})

test('a day that does not add up is answered by two people, in words that are kept', async () => {
  await writeDifference(stack.app.database, '2020-02-03', 'one entry too few')
  const answer = (name: string, day: string) =>
    stack.operator(name).call('answerDifference', { day, reason })
  expect(await stack.operator('ploy').ok('listTroubles', {})).toMatchObject({
    differenceList: [{ day: '2020-02-03', difference: 'one entry too few' }],
  })
  expect(errorOf(await answer('ploy', '2020-02-04'))).toBe('unknownDay')
  expect((await answer('ploy', '2020-02-03')).body).toMatchObject({ isAnswered: false })
  expect(errorOf(await answer('ploy', '2020-02-03'))).toBe('alreadyApproved')
  expect((await answer('nok', '2020-02-03')).body).toMatchObject({ isAnswered: true })
  expect(errorOf(await answer('ploy', '2020-02-03'))).toBe('unknownDay')
  const { differenceList } = await stack.operator('nok').ok('listTroubles', {})
  expect(differenceList).toEqual([])
  expect(await readAnswer(stack.app.database, '2020-02-03')).toBe(reason)
})

test('an event that was given up is heard once a person has it tried again', async () => {
  const { database } = stack.app
  const { playerId } = await stack.join()
  await database.run(sql`insert into event_dead_letters
      (consumer, event_id, type, player_id, payload, at, attempts, error)
    values ('activities', 900000001, 'day.entered', ${playerId}, '{"day":"2020-01-01"}', now(),
      12, 'Error: a fault since mended')`)
  const told = { consumer: 'activities', eventId: 900000001, reason }
  const { eventList } = await stack.operator('ploy').ok('listTroubles', {})
  expect(eventList).toMatchObject([{ eventId: 900000001, type: 'day.entered', playerId }])
  await stack.operator('ploy').ok('retryEvent', told)
  expect(await stack.operator('ploy').refused('retryEvent', told)).toBe('unknownEvent')
  await eventually(async () =>
    expect(
      await database.rows(sql`select from event_deliveries where event_id = 900000001`),
    ).toEqual([]),
  )
})

test('the health of the house tells of every job and of what was given up', async () => {
  const health = await stack.operator('ploy').ok('getHealth', {})
  const jobs = health.jobList.map(({ job }) => job)
  expect(jobs).toContain('operators.audit')
  const words = readFileSync('console/src/i18n/words/health.ts', 'utf8')
  const { consumers } = stack.app
  const told = [
    ...jobs.map((job) => `he.job.${job}`),
    ...consumers.map(({ name }) => `he.consumer.${name}`),
    ...consumers.flatMap(({ types }) => types.map((type) => `he.event.${type}`)),
  ]
  expect(told.filter((key) => !words.includes(`'${key}'`))).toEqual([])
  expect(health.monthsAhead).toBeGreaterThan(0)
  const { machineList } = await stack.operator('ploy').ok('listMachines', {})
  expect(machineList.length > 0).toBe(stack.app.database.shards > 0)
  const own = health.copyList.find(({ copy }) => copy.endsWith(`:${process.pid}`))
  expect(own?.startTime).toBeLessThanOrEqual(own?.heardTime ?? 0)
  const { database } = stack.app
  const drill = { kind: 'drill', isGood: false, said: 'a segment is missing', figures: {} } as const
  const good = { kind: 'drill', isGood: true, said: '', figures: { seconds: 12 } } as const
  await noteBackup(database, good)
  expect(await listBackups(database)).toMatchObject([good])
  await noteBackup(database, drill)
  const { backupList } = await stack.operator('ploy').ok('getHealth', {})
  expect([health.backupList, backupList]).toMatchObject([[], [drill]])
  const owner = await enterConsole(placeOf(stack), 'runner', 'owner')
  const asked = { job: 'games.rank', reason: 'the ranks look old' }
  await putOff(database, [asked.job], 60)
  await owner.ok('runJob', asked)
  const { nextAt } = await database.row<{ nextAt: Date }>(sql`
    select next_at as "nextAt" from scheduled_jobs where name = ${asked.job}`)
  expect(nextAt.getTime()).toBeLessThan(Date.now() + 30 * 60_000)
  expect(await owner.refused('runJob', { ...asked, job: 'no.such' })).toBe('unknownJob')
})
