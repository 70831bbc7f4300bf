import { readSettings } from '@parlour/server/frame/settings.ts'
import { settingsOfSite } from '@parlour/server/operators/setting-handlers.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import {
  deposit,
  eventually,
  placed,
  startCashier,
  statusOf,
  walletPassword,
} from '../stack/cashier-stack.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import { walkPages } from '../stack/walk-pages.ts'
import { joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const paid = (merchantOrderId: string, paidAmount: number, more = {}) =>
  ({ merchantOrderId, status: 'paid', paidAmount, ...more }) as const

async function orderOf(player: SignedIn, orderId: string) {
  return (await stack.ok('checkRechargeOrder', { orderId }, player)).order
}

async function openAndApprove(amount: number) {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, amount)
  await stack.decide('orders', orderId, { action: 'approve' })
  return { mali, orderId }
}

const until = (player: SignedIn, coin: number) =>
  eventually(async () => expect(await stack.coin(player)).toBe(coin))

async function conflicts(): Promise<string[]> {
  const { conflictList } = await stack.operator('ploy').ok('listPending', {})
  return conflictList.map(({ orderId }) => orderId)
}

test('a second payment of an order is the player’s too, each payment once', async () => {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 500_00)
  await stack.decide('orders', orderId, { action: 'payAgain' })
  await until(mali, 1_000_00)
  await stack.decide('orders', orderId, { action: 'repeat', times: 5 })
  await stack.decide('orders', orderId, { action: 'payAgain', amount: 300_00 })
  await until(mali, 1_300_00)
  const { paidAmount, timeline } = await orderOf(mali, orderId)
  expect(paidAmount).toBe(1_300_00)
  expect(timeline.at(-1)).toMatchObject({ status: 'credited', reason: 'paidAgain' })
})

test('a second payment that comes too late is due for refund, and a person sees it', async () => {
  const mali = await stack.join()
  const orderId = await deposit(stack, mali, 500_00)
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  await stack.callback(paid(orderId, 500_00, { paymentRef: 'much-later' }))
  expect(await stack.coin(mali)).toBe(500_00)
  const ploy = stack.operator('ploy')
  const due = async () => (await ploy.ok('listOpenDeposits', { view: 'refundDue' })).depositList
  expect(await due()).toContainEqual(
    expect.objectContaining({ orderId, status: 'refundDue', amount: 500_00 }),
  )
  expect(await ploy.ok('refundDeposit', { orderId })).toMatchObject({ status: 'refunded' })
  expect((await due()).map((one) => one.orderId)).not.toContain(orderId)
  expect(await ploy.refused('refundDeposit', { orderId })).toBe('notDue')
})

test('one payment told in many ways is credited once', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 300_00)
  const told = () => stack.callback(paid(orderId, 300_00, { paymentRef: 'the-one' }))
  await Promise.all(Array.from({ length: 20 }, told))
  expect(await stack.coin(mali)).toBe(300_00)
})

test('a reference that stood for another payment is for a person', async () => {
  const mali = await stack.join()
  const one = await placed(stack, mali, 300_00)
  const other = await placed(stack, mali, 300_00)
  await stack.callback(paid(one, 300_00, { paymentRef: 'same-name' }))
  await stack.callback(paid(other, 300_00, { paymentRef: 'same-name' }))
  expect(await stack.coin(mali)).toBe(300_00)
  expect(await conflicts()).toContain(other)
})

test('two people close a conflict with what they found out', async () => {
  const mali = await stack.join()
  const [one, other] = [await placed(stack, mali, 300_00), await placed(stack, mali, 300_00)]
  await stack.callback(paid(one, 300_00, { paymentRef: 'of-two' }))
  await stack.callback(paid(other, 300_00, { paymentRef: 'of-two' }))
  const [ploy, nim] = [stack.operator('ploy'), stack.operator('nim')]
  const { all } = await walkPages(async (from) => {
    const page = await ploy.ok('listConflicts', { ...from, limit: 1 })
    return { rows: page.conflictList, nextCursor: page.nextCursor }
  })
  expect(new Set(all.map(({ eventId }) => eventId)).size).toBe(all.length)
  const found = all.find(({ orderId }) => orderId === other)
  expect(found).toMatchObject({
    kind: 'conflict',
    told: { status: 'paid', paidAmount: 300_00 },
    ours: { playerId: mali.playerId, amount: 300_00 },
  })
  const { provider, eventId } = found ?? { provider: '', eventId: '' }
  const answer = { provider, eventId, reason: 'the bank told us twice' }
  expect(await ploy.ok('resolveConflict', answer)).toMatchObject({ status: 'waiting' })
  expect(await ploy.refused('resolveConflict', answer)).toBe('alreadyApproved')
  expect(await conflicts()).toContain(other)
  expect(await nim.ok('resolveConflict', answer)).toMatchObject({ status: 'resolved' })
  expect(await conflicts()).not.toContain(other)
  expect(await nim.refused('resolveConflict', answer)).toBe('unknownConflict')
  expect(await stack.coin(mali)).toBe(300_00)
})

test.each([
  ['late', 300_85, 300_85],
  ['in part', 300_86, 150_43],
  ['twice', 300_87, 601_74],
  ['without callbacks', 300_89, 300_89],
  ['with repeated callbacks', 300_90, 300_90],
  ['with reordered callbacks', 300_91, 300_91],
])('a deposit paid %s is credited as it came', async (_how, amount, coin) => {
  const { mali, orderId } = await openAndApprove(amount)
  if (amount === 300_89) await stack.askNow()
  await until(mali, coin)
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
})

test('money in another currency moves nothing, in or out', async () => {
  const { mali, orderId } = await openAndApprove(300_88)
  await eventually(async () => expect(await conflicts()).toContain(orderId))
  expect(await stack.coin(mali)).toBe(0)
  const nok = await joinVerified(stack, 1_000_00)
  const asked = { amount: 400_88, bankCardId: nok.cardId, walletPassword }
  const { order } = await stack.ok('exchange', asked, nok, newKey())
  await stack.decide('payouts', order.orderId, { action: 'approve' })
  await eventually(async () => expect(await conflicts()).toContain(order.orderId))
  expect(await readBalances(stack.app.database, nok.playerId)).toMatchObject({ held: 400_88 })
})

test.each([
  ['twice', 400_87],
  ['in part', 400_86],
  ['after it failed', 400_85],
])('a payout paid %s is for a person', async (_how, amount) => {
  const mali = await joinVerified(stack, 1_000_00)
  const asked = { amount, bankCardId: mali.cardId, walletPassword }
  const { order } = await stack.ok('exchange', asked, mali, newKey())
  await stack.decide('payouts', order.orderId, { action: 'approve' })
  await eventually(async () => expect(await conflicts()).toContain(order.orderId))
})

test('what was changed and what nobody ordered leave evidence', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 300_00)
  const told = { eventId: 'told-and-changed', ...paid(orderId, 300_00) }
  expect(await stack.callback(told)).toBe(200)
  expect(await stack.callback({ ...told, paidAmount: 900_00 })).toBe(409)
  expect(await stack.callback({ ...told, paidAmount: 900_00 })).toBe(409)
  expect(await stack.callback(paid('DP1-00000000000000FF', 300_00))).toBe(404)
  const odd = await conflicts()
  expect(odd.filter((one) => one === orderId)).toHaveLength(1)
  expect(odd).toContain('DP1-00000000000000FF')
  expect(await stack.coin(mali)).toBe(300_00)
})

test('the currency stays once there are amounts in it', async () => {
  const { database } = stack.app
  const { version, settings } = await readSettings(database)
  const content = { ...settings, region: 'ph', currency: 'PHP' }
  const save = database.transaction((tx) =>
    settingsOfSite.save(tx, { content, basedOn: version, author: 'test' }),
  )
  await expect(save).rejects.toThrow('the currency is THB and stays so')
  expect((await readSettings(database)).settings.currency).toBe('THB')
})
