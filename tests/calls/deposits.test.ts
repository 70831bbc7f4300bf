import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import {
  channels,
  eventually,
  order,
  place,
  placed,
  startCashier,
  statusOf,
} from '../stack/cashier-stack.ts'
import { answerOf, errorOf } from '../stack/door.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

test('the list of channels is for visitors too', async () => {
  const body = await stack.ok('anonymousTradeInfo', {})
  expect(body).toMatchObject({ bankList: [{ id: 1 }, { id: 2 }] })
  const list = body.appRechargeTypeList
  expect(list.map(({ id, variant }) => [id, variant]).slice(0, 4)).toEqual([
    [1, 'page'],
    [2, 'qr'],
    [3, 'bank'],
    [4, 'bank'],
  ])
})

test('a pay page: order, payment on the page, credit, event', async () => {
  const mali = await stack.join()
  const payment = answerOf(await place(stack, mali, 300_00))
  expect(payment).toMatchObject({ amount: 300_00, qrCodeText: null })
  expect(payment.payUrl).toContain(`${stack.sandbox.url}/pay/orders/`)
  const left = payment.expiresAt - payment.serverTime
  expect(left).toBeGreaterThan(9 * 60_000)
  expect(left).toBeLessThanOrEqual(10 * 60_000)
  const { orderId } = payment
  expect(await statusOf(stack, mali, orderId)).toBe('awaiting')
  expect((await stack.ok('isRechargeDone', { orderId }, mali)).isRechargeDone).toBe(false)
  await stack.decide('orders', orderId, { action: 'approve' })
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('credited'))
  expect(await stack.coin(mali)).toBe(300_00)
  expect((await stack.ok('isRechargeDone', {}, mali)).isRechargeDone).toBe(true)
  const body = await stack.ok('checkRechargeOrder', { orderId }, mali)
  const { timeline } = body.order
  expect(timeline.map(({ status }) => status)).toEqual(['created', 'awaiting', 'paid', 'credited'])
  const events = await stack.app.database.rows(sql`select payload from events
    where type = 'deposit.settled' and player_id = ${mali.playerId}`)
  expect(events).toMatchObject([
    { payload: { orderId, amount: 300_00, actType: 0, isFirst: true, coversPrice: true } },
  ])
})

test('a code: payable, of the right amount, and credited', async () => {
  const mali = await stack.join()
  const body = answerOf(await place(stack, mali, 123_45, { rechargeType: channels.qr }))
  expect(body).toMatchObject({ payUrl: null })
  expect(body.qrCodeText).toMatch(/^000201.*5406123\.45.*6304[0-9A-F]{4}$/)
  const orderId = body.orderId
  await stack.decide('orders', orderId, { action: 'approve' })
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('credited'))
})

test('a bank transfer through the provider shows the account to pay into', async () => {
  const mali = await stack.join()
  const body = answerOf(await place(stack, mali, 200_00, { rechargeType: channels.bank }))
  expect(body.appRechargeBankOwn).toMatchObject({ amount: 200_00, cardNum: expect.any(String) })
})

test('a transfer by hand waits for an operator, who says what arrived', async () => {
  const mali = await stack.join()
  const body = answerOf(await place(stack, mali, 500_00, { rechargeType: channels.manual }))
  expect(body.appRechargeBankOwn).toMatchObject({
    accountName: 'บ้าน',
    accountNameEn: 'House',
    bankNameEn: 'B',
    amount: 500_00,
  })
  const orderId = body.orderId
  const pending = await stack.operator('ploy').ok('listPending', {})
  expect(pending.depositList).toMatchObject([{ orderId, amount: 500_00 }])
  const arrived = { orderId, paidAmount: 450_00 }
  await stack.operator('nok').ok('confirmDeposit', arrived)
  expect(await stack.coin(mali)).toBe(0)
  const confirmed = await Promise.all(
    Array.from({ length: 50 }, () => stack.operator('ploy').call('confirmDeposit', arrived)),
  )
  expect(confirmed.filter((answer) => errorOf(answer) === 'ok')).toHaveLength(1)
  expect(await stack.coin(mali)).toBe(450_00)
  const events = await stack.app.database.rows(sql`select payload from events
    where type = 'deposit.settled' and player_id = ${mali.playerId}`)
  expect(events).toMatchObject([{ payload: { amount: 450_00, coversPrice: false } }])
})

test('an operator closes a transfer that never came, and not one of a provider', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 500_00, { rechargeType: channels.manual })
  const refused = await stack.operator('ploy').ok('refuseDeposit', { orderId })
  expect(refused.status).toBe('failed')
  const other = await placed(stack, mali, 500_00)
  const confirm = stack.operator('ploy').refused('confirmDeposit', { orderId: other })
  expect(await confirm).toBe('notManual')
})

test.each([
  ['an unknown channel', { rechargeType: 99 }, 'unknownChannel'],
  ['too little', { amount: 99_99 }, 'amountOutOfRange'],
  ['too much', { amount: 200_000_01 }, 'amountOutOfRange'],
  ['a bank that is not bound', { rechargeType: channels.bound }, 'bankNotBound'],
  ['no card at all', { rechargeType: channels.anyBank }, 'bankNotBound'],
  ['a coupon nobody has', { couponId: 1 }, 'couponNotUsable'],
  ['an offer that is not open', { actType: 39 }, 'offerNotOpen'],
  ['half a coin', { amount: 100_00.5 }, 'badInput'],
] as const)('%s is refused', async (_what, more, error) => {
  const mali = await stack.join()
  expect(errorOf(await place(stack, mali, 300_00, more))).toBe(error)
})

test.each([
  ['another version', { version: 3 }],
  ['a field of its own', { status: 'paid' }],
])('%s is no order', async (_what, more) => {
  const mali = await stack.join()
  const called = await stack.post('recharge3', { ...order(300_00), ...more }, mali)
  expect(errorOf(called)).toBe('badInput')
})

test('the bank-bound rule asks for that bank, or for any, and can be switched off', async () => {
  const mali = await stack.join()
  const card = { bankId: 1, accountName: 'Mali', cardNum: String(1e9 + mali.playerId) }
  await stack.ok('addBankInfo', card, mali)
  const bound = { rechargeType: channels.bound }
  const any = { rechargeType: channels.anyBank }
  expect(errorOf(await place(stack, mali, 300_00, bound))).toBe('bankNotBound')
  expect(errorOf(await place(stack, mali, 300_00, any))).toBe('ok')
  await stack.change({ isDepositBank: false })
  expect(errorOf(await place(stack, mali, 300_00, bound))).toBe('ok')
  await stack.change({ isDepositBank: true })
})

test('of 50 orders at once three are opened', async () => {
  const mali = await stack.join()
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(stack, mali, 300_00)))
  expect(answers.map(errorOf).filter((error) => error === 'ok')).toHaveLength(3)
  expect(answers.map(errorOf).filter((error) => error === 'tooManyOpenOrders')).toHaveLength(47)
  const body = await stack.ok('tradeInfo', {}, mali)
  expect(body.openOrderList).toHaveLength(3)
})

test('50 calls with one key open one order; the key with another amount is refused', async () => {
  const mali = await stack.join()
  const body = order(300_00)
  const key = { 'idempotency-key': 'one' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => stack.call('recharge3', body, mali, key)),
  )
  expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1)
  expect(answers.map(errorOf).every((error) => error === 'ok')).toBe(true)
  expect(await stack.refused('recharge3', order(400_00), mali, key)).toBe('keyReused')
})

test('without a key, 50 orders alike at once are one, and another amount is another', async () => {
  const mali = await stack.join()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => stack.ok('recharge3', order(300_00), mali)),
  )
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  await stack.ok('recharge3', order(400_00), mali)
  expect((await stack.ok('tradeInfo', {}, mali)).openOrderList).toHaveLength(2)
})

test('an order can be withdrawn until it is paid, and belongs to its player', async () => {
  const [mali, somchai] = [await stack.join(), await stack.join()]
  const orderId = await placed(stack, mali, 300_00)
  for (const call of ['cancelRechargeOrder', 'checkRechargeOrder', 'isRechargeDone'] as const)
    expect(await stack.refused(call, { orderId }, somchai)).toBe('unknownOrder')
  const cancelled = await stack.ok('cancelRechargeOrder', { orderId }, mali)
  expect(cancelled.order).toMatchObject({ status: 'cancelled', reason: 'byPlayer' })
  const paid = await placed(stack, mali, 300_00)
  await stack.callback({ merchantOrderId: paid, status: 'paid', paidAmount: 300_00 })
  expect(await stack.refused('cancelRechargeOrder', { orderId: paid }, mali)).toBe('alreadyPaid')
})

test('the records go page by page, newest first, and by day', async () => {
  const mali = await stack.join()
  const made: string[] = []
  for (let n = 0; n < 3; n++) made.push(await placed(stack, mali, 300_00))
  const first = await stack.ok('getRechargeRecord', { limit: 2 }, mali)
  const cursor = first.nextCursor ?? undefined
  const second = await stack.ok('getRechargeRecord', { limit: 2, cursor }, mali)
  const ids = [first, second].flatMap(({ orderList }) => orderList.map(({ orderId }) => orderId))
  expect(ids).toEqual(made.toReversed())
  expect(second.nextCursor).toBeNull()
  const early = await stack.ok('getRechargeRecord', { to: '2020-01-01' }, mali)
  expect(early.orderList).toEqual([])
})
