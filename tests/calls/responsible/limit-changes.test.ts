import { endRequirements } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../../stack/cashier-stack.ts'
import { channels, deposit, place, startCashier } from '../../stack/cashier-stack.ts'
import { walletPassword } from '../../stack/cashier-stack.ts'
import type { Called } from '../../stack/door.ts'
import { errorOf } from '../../stack/door.ts'
import { untilHeard } from '../../stack/heard.ts'
import { passTime } from '../../stack/moved-clock.ts'
import type { SignedIn, Stack } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { joinVerified } from '../../stack/verified-player.ts'

let stack: CashierStack
let second: Stack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  second = await stack.another()
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await second.stop()
  await stack.stop()
})

const named = { kind: 'deposit', period: 'day' } as const
const limit = (player: SignedIn, amount: number | null) =>
  stack.ok('setLimit', { ...named, amount }, player)
const refusal = (player: SignedIn, call: 'confirmRaise' | 'takeBackRaise') =>
  stack.refused(call, named, player)

test('a deposit that would cross is refused whole, with what is left and when again', async () => {
  const mali = await stack.join()
  await limit(mali, 500_00)
  await deposit(stack, mali, 300_00)
  const { body } = await place(stack, mali, 201_00)
  expect(body).toMatchObject({ error: 'limitReached', left: 200_00 })
  const { until } = body as { until?: number }
  expect(until).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  expect(until).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  expect((await place(stack, mali, 200_00)).body.error).toBeUndefined()
  await passTime(stack, mali, 24)
  expect((await place(stack, mali, 500_00)).body.error).toBeUndefined()
})

test('an order that is open counts as paid, and one that was dropped does not', async () => {
  const mali = await stack.join()
  await limit(mali, 500_00)
  const { body } = await place(stack, mali, 400_00)
  expect(errorOf(await place(stack, mali, 200_00))).toBe('limitReached')
  await stack.ok('cancelRechargeOrder', { orderId: body.orderId! }, mali)
  expect((await place(stack, mali, 200_00)).body.error).toBeUndefined()
})

test('withdrawing gives no room back: what counts is what was deposited', async () => {
  const mali = await joinVerified(stack, 0)
  await limit(mali, 500_00)
  await deposit(stack, mali, 500_00)
  await stack.app.database.transaction((tx) => endRequirements(tx, mali.playerId))
  const all = { amount: 500_00, bankCardId: mali.cardId, walletPassword }
  await stack.ok('exchange', all, mali, newKey())
  expect(await stack.coin(mali)).toBe(0)
  const { limitList } = await stack.ok('getLimits', {}, mali)
  expect(limitList).toMatchObject([{ ...named, amount: 500_00, used: 500_00, left: 0 }])
  expect(errorOf(await place(stack, mali, 100_00))).toBe('limitReached')
})

test('money that arrives beyond the limit is credited, told and counts', async () => {
  const mali = await stack.join()
  const { body } = await place(stack, mali, 400_00)
  await limit(mali, 100_00)
  const told = { merchantOrderId: body.orderId!, status: 'paid', paidAmount: 400_00 } as const
  expect(await stack.callback(told)).toBe(200)
  expect(await stack.coin(mali)).toBe(400_00)
  await untilHeard(stack.app.database, mali.playerId)
  const { noteList } = await stack.ok('getNotes', { group: 'money' }, mali)
  expect(noteList).toMatchObject([{ kind: 'deposit', orderId: body.orderId, amount: 400_00 }])
  const { limitList } = await stack.ok('getLimits', {}, mali)
  expect(limitList).toMatchObject([{ used: 400_00, left: 0 }])
})

test('fifty deposits at once on two servers never cross a limit', async () => {
  const mali = await stack.join()
  await limit(mali, 250_00)
  // A transfer that nobody outside is asked about: a slow answer would free what it had taken.
  const body = { amount: 100_00, version: 4, rechargeType: channels.manual } as const
  const doors = [stack, second]
  // Who has waited too long for the others is told to ask again, and does so under the same key.
  const askUntilTold = async (index: number, key = newKey()): Promise<Called> => {
    const told = await doors[index % 2]!.call('recharge3', body, mali, key)
    return told.status === 503 ? askUntilTold(index, key) : told
  }
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => askUntilTold(index)))
  const taken = answers.filter((one) => one.body.error === undefined)
  expect(taken).toHaveLength(2)
  const refused = answers.filter((one) => one.body.error === 'limitReached')
  expect(refused).toHaveLength(48)
})

test('a raise waits 24 hours, is confirmed within 7 days, or lapses', async () => {
  const [mali, late] = [await stack.join(), await stack.join()]
  for (const player of [mali, late]) {
    await limit(player, 500_00)
    const { limitList } = await limit(player, 900_00)
    const raise = { amount: 900_00 }
    expect(limitList).toMatchObject([{ amount: 500_00, own: 500_00, raise }])
    expect(await refusal(player, 'confirmRaise')).toBe('tooEarly')
  }
  await passTime(stack, mali, 24 + 7 * 24 - 1)
  const raised = await stack.ok('confirmRaise', named, mali)
  expect(raised.limitList).toMatchObject([{ amount: 900_00, raise: null }])
  await passTime(stack, late, 24 + 7 * 24)
  expect(await refusal(late, 'confirmRaise')).toBe('noRaise')
  const { limitList } = await stack.ok('getLimits', {}, late)
  expect(limitList).toMatchObject([{ amount: 500_00, raise: null }])
})

test('a limit is removed like it is raised', async () => {
  const mali = await stack.join()
  expect(await stack.refused('setLimit', { ...named, amount: null }, mali)).toBe('noSuchLimit')
  await limit(mali, 500_00)
  const { limitList } = await limit(mali, null)
  expect(limitList).toMatchObject([{ amount: 500_00, raise: { amount: null } }])
  await passTime(stack, mali, 25)
  expect((await stack.ok('confirmRaise', named, mali)).limitList).toEqual([])
})

test('a raise is taken back, and lowering drops it', async () => {
  const mali = await stack.join()
  await limit(mali, 500_00)
  await limit(mali, 900_00)
  expect((await stack.ok('takeBackRaise', named, mali)).limitList).toMatchObject([{ raise: null }])
  expect(await refusal(mali, 'takeBackRaise')).toBe('noRaise')
  await limit(mali, 900_00)
  expect((await limit(mali, 400_00)).limitList).toMatchObject([{ amount: 400_00, raise: null }])
  await passTime(stack, mali, 25)
  expect(await refusal(mali, 'confirmRaise')).toBe('noRaise')
  const { changeList } = await stack.ok('getLimits', {}, mali)
  const told = changeList.map(({ what }) => what)
  expect(told).toEqual(['set', 'raiseAsked', 'takenBack', 'raiseAsked', 'set'])
})

test('twelve months of changes are told, and a raise that lapsed among them', async () => {
  const mali = await stack.join()
  const told = async () => (await stack.ok('getLimits', {}, mali)).changeList
  await limit(mali, 500_00)
  await passTime(stack, mali, 24 * 200)
  await limit(mali, 400_00)
  await limit(mali, 900_00)
  await passTime(stack, mali, 24 * 9)
  const changes = ['lapsed', 'raiseAsked', 'set', 'set']
  expect((await told()).map(({ what }) => what)).toEqual(changes)
  expect((await told())[0]).toMatchObject({ ...named, amount: 900_00 })
  await limit(mali, 300_00)
  expect((await told()).map(({ what }) => what)).toEqual(['set', ...changes])
  await passTime(stack, mali, 24 * 160)
  expect((await told()).map(({ what }) => what)).toEqual(['set', ...changes.slice(0, -1)])
})

test('the strictest profile wants a deposit limit first and lets a raise wait longer', async () => {
  const mali = await stack.join()
  await stack.change({ jurisdiction: { profile: 'strictest', overrides: {} } })
  try {
    expect(errorOf(await place(stack, mali, 300_00))).toBe('limitRequired')
    expect(await stack.refused('declineLimit', {}, mali)).toBe('limitRequired')
    await limit(mali, 500_00)
    expect((await place(stack, mali, 300_00)).body.error).toBeUndefined()
    await limit(mali, 900_00)
    await passTime(stack, mali, 71)
    expect(await refusal(mali, 'confirmRaise')).toBe('tooEarly')
    await passTime(stack, mali, 2)
    await stack.ok('confirmRaise', named, mali)
  } finally {
    await stack.change({ jurisdiction: { profile: 'standard', overrides: {} } })
  }
})

test('elsewhere a deposit limit is asked for twice', async () => {
  const mali = await stack.join()
  expect((await stack.ok('getLimits', {}, mali)).depositLimit).toBe('asked')
  expect((await stack.ok('declineLimit', {}, mali)).depositLimit).toBe('asked')
  expect((await stack.ok('declineLimit', {}, mali)).depositLimit).toBe('none')
  const somchai = await stack.join()
  expect((await limit(somchai, 500_00)).depositLimit).toBe('none')
})

test('after six months the player is asked to look at the limits', async () => {
  const mali = await stack.join()
  await limit(mali, 500_00)
  await passTime(stack, mali, 24 * 185)
  expect((await stack.ok('getLimits', {}, mali)).isReviewDue).toBe(true)
  expect((await stack.ok('reviewLimits', {}, mali)).isReviewDue).toBe(false)
})

test('the account page is told net deposits of 30 days, 12 months and in all', async () => {
  const mali = await stack.join()
  await deposit(stack, mali, 100_00)
  await passTime(stack, mali, 24 * 31)
  await deposit(stack, mali, 200_00)
  await passTime(stack, mali, 24 * 340)
  await deposit(stack, mali, 400_00)
  const { netDeposits } = await stack.ok('getLimits', {}, mali)
  expect(netDeposits).toEqual({ days30: 400_00, months12: 600_00, all: 700_00 })
})

test('how often play is interrupted is chosen, within what the place allows', async () => {
  const mali = await stack.join()
  expect((await stack.ok('setRealityCheck', { minutes: 15 }, mali)).realityCheckMinutes).toBe(15)
  const overrides = { realityCheckMinutes: 30 }
  await stack.change({ jurisdiction: { profile: 'standard', overrides } })
  expect(await stack.refused('setRealityCheck', { minutes: 60 }, mali)).toBe('tooLong')
  await stack.change({ jurisdiction: { profile: 'standard', overrides: {} } })
})
