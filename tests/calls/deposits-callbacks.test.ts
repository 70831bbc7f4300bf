import { createHmac } from 'node:crypto'
import { comparePayers } from '@parlour/server/cashier/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { postCallback } from '../stack/cashier-callbacks.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, place, placed, startCashier, statusOf } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

async function open(amount = 300_00): Promise<{ mali: SignedIn; orderId: string }> {
  const mali = await stack.join()
  return { mali, orderId: await placed(stack, mali, amount) }
}

const paid = (orderId: string, paidAmount = 300_00) =>
  ({ merchantOrderId: orderId, status: 'paid', paidAmount }) as const
const failed = (orderId: string) =>
  ({ merchantOrderId: orderId, status: 'failed', paidAmount: 0 }) as const

async function shift(orderId: string, hours: number): Promise<void> {
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - ${hours} * interval '1 hour' where order_id = ${orderId}`)
}

async function eventsOf({ playerId }: SignedIn) {
  const rows = await stack.app.database.rows<{ payload: object }>(sql`select payload from events
    where type = 'deposit.settled' and player_id = ${playerId} order by event_id`)
  return rows.map(({ payload }) => payload)
}

test('one event delivered 50 times at once is credited once', async () => {
  const { mali, orderId } = await open()
  const told = { eventId: 'fifty', ...paid(orderId) }
  const statuses = await Promise.all(Array.from({ length: 50 }, () => stack.callback(told)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await stack.coin(mali)).toBe(300_00)
})

test('50 different events of one payment are credited once', async () => {
  const { mali, orderId } = await open()
  await Promise.all(Array.from({ length: 50 }, () => stack.callback(paid(orderId))))
  expect(await stack.coin(mali)).toBe(300_00)
  expect(await eventsOf(mali)).toHaveLength(1)
})

test('two orders paid at once: one of them is the first deposit', async () => {
  const { mali, orderId } = await open()
  const second = await placed(stack, mali, 400_00)
  await Promise.all([stack.callback(paid(orderId)), stack.callback(paid(second, 400_00))])
  expect(await stack.coin(mali)).toBe(700_00)
  const firsts = (await eventsOf(mali)).map((event) => (event as { isFirst: boolean }).isFirst)
  expect(firsts.toSorted()).toEqual([false, true])
})

test('a repeat by the provider itself changes nothing', async () => {
  const { mali, orderId } = await open()
  await stack.decide('orders', orderId, { action: 'approve' })
  await eventually(async () => expect(await stack.coin(mali)).toBe(300_00))
  await stack.decide('orders', orderId, { action: 'repeat', times: 5 })
  await stack.askNow()
  expect(await stack.coin(mali)).toBe(300_00)
})

test('an event with the same id and other content is refused', async () => {
  const { mali, orderId } = await open()
  expect(await stack.callback({ eventId: 'same', ...paid(orderId) })).toBe(200)
  expect(await stack.callback({ eventId: 'same', ...paid(orderId, 900_00) })).toBe(409)
  expect(await stack.coin(mali)).toBe(300_00)
})

test('a forged, an old and a changed callback move nothing', async () => {
  const { mali, orderId } = await open()
  const now = Date.now()
  expect(await stack.callback(paid(orderId), { secret: 'x'.repeat(48) })).toBe(401)
  expect(await stack.callback(paid(orderId), { now: now - 6 * 60_000 })).toBe(401)
  expect(await stack.callback(paid(orderId), { now: now + 6 * 60_000 })).toBe(401)
  const body = JSON.stringify({ eventId: 'changed', ...paid(orderId) })
  const mac = createHmac('sha256', stack.secret).update(`${now}.${body}`).digest('hex')
  const headers = { 'x-timestamp': String(now), 'x-signature': mac }
  expect(await postCallback(stack.url, body.replace('30000', '90000'), headers)).toBe(401)
  expect(await postCallback(stack.url, `${body} `, headers)).toBe(401)
  expect(await postCallback(stack.url, body, {})).toBe(401)
  expect(await postCallback(stack.url, body, headers, 'nobody')).toBe(404)
  expect(await postCallback(stack.url, body, headers, 'constructor')).toBe(404)
  expect(await stack.coin(mali)).toBe(0)
  expect(await statusOf(stack, mali, orderId)).toBe('awaiting')
})

test('whose account paid is remembered, if the provider tells, and compared', async () => {
  const [one, two, three] = [await open(), await open(), await open()]
  const payers = new Map([
    [one, 'acc-1'],
    [two, 'acc-1'],
    [three, 'acc-2'],
  ])
  for (const [{ orderId }, payer] of payers) await stack.callback({ ...paid(orderId), payer })
  const pair = (a: typeof one, b: typeof one) => ({ one: a.mali.playerId, other: b.mali.playerId })
  const pairs = [pair(one, two), pair(one, three), pair(three, await open())]
  expect(await comparePayers(stack.app.database, pairs)).toEqual([true, false, false])
})

test('signed nonsense is told so, and so is an order nobody made', async () => {
  const sign = (body: string) => {
    const now = String(Date.now())
    const mac = createHmac('sha256', stack.secret).update(`${now}.${body}`).digest('hex')
    return postCallback(stack.url, body, { 'x-timestamp': now, 'x-signature': mac })
  }
  expect(await sign('{')).toBe(400)
  expect(await sign('{"eventId":"x"}')).toBe(400)
  expect(await sign(JSON.stringify({ eventId: 'y', ...paid('x', -5) }))).toBe(400)
  expect(await stack.callback(paid('DP1-0000000000000000'))).toBe(404)
  expect(await stack.callback(paid("DP1'; drop table players"))).toBe(404)
})

test('reordered: paid and then failed stays paid; failed and then paid is late money', async () => {
  const one = await open()
  await stack.callback(paid(one.orderId))
  expect(await stack.callback(failed(one.orderId))).toBe(200)
  expect(await statusOf(stack, one.mali, one.orderId)).toBe('credited')
  const two = await open()
  await stack.callback(failed(two.orderId))
  expect(await statusOf(stack, two.mali, two.orderId)).toBe('failed')
  await stack.callback(paid(two.orderId))
  expect(await statusOf(stack, two.mali, two.orderId)).toBe('credited')
  expect(await eventsOf(two.mali)).toMatchObject([{ actType: 0, coversPrice: false }])
})

test('another sum is credited as it came; only a full one covers the price', async () => {
  const less = await open()
  await stack.callback(paid(less.orderId, 299_99))
  expect(await stack.coin(less.mali)).toBe(299_99)
  expect(await eventsOf(less.mali)).toMatchObject([{ amount: 299_99, coversPrice: false }])
  const more = await open()
  await stack.callback(paid(more.orderId, 350_00))
  expect(await eventsOf(more.mali)).toMatchObject([{ amount: 350_00, coversPrice: true }])
})

test('an unpaid order expires once its time and the grace are over', async () => {
  const { mali, orderId } = await open()
  await shift(orderId, 1)
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('expired'))
})

test.each([
  ['within 72 hours', 71, 'credited', 300_00],
  ['after 72 hours', 73, 'refundDue', 0],
])('late money %s', async (_when, hours, status, coin) => {
  const { mali, orderId } = await open()
  await shift(orderId, hours)
  await eventually(async () => expect(await statusOf(stack, mali, orderId)).toBe('expired'))
  expect(await stack.callback(paid(orderId))).toBe(200)
  expect(await statusOf(stack, mali, orderId)).toBe(status)
  expect(await stack.coin(mali)).toBe(coin)
  expect(await eventsOf(mali)).toMatchObject(coin > 0 ? [{ actType: 0, coversPrice: false }] : [])
})

test('money for an order the player withdrew is late money too', async () => {
  const { mali, orderId } = await open()
  await stack.ok('cancelRechargeOrder', { orderId }, mali)
  await stack.callback(paid(orderId))
  expect(await stack.coin(mali)).toBe(300_00)
})

test('a payment whose callback is lost is found by asking', async () => {
  const { config } = stack.app
  const { publicUrl } = config
  config.publicUrl = 'http://127.0.0.1:9'
  const { mali, orderId } = await open()
  config.publicUrl = publicUrl
  await stack.decide('orders', orderId, { action: 'approve' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await stack.coin(mali)).toBe(0)
  await stack.askNow()
  await eventually(async () => expect(await stack.coin(mali)).toBe(300_00))
})

test('isRechargeDone and checkRechargeOrder only look', async () => {
  const { mali, orderId } = await open()
  await stack.app.database.run(sql`update cashier_deposits set ask_at = null
    where order_id = ${orderId}`)
  for (let n = 0; n < 3; n++) {
    await stack.ok('isRechargeDone', { orderId }, mali)
    await stack.ok('checkRechargeOrder', { orderId }, mali)
  }
  expect(await statusOf(stack, mali, orderId)).toBe('awaiting')
  expect(await stack.coin(mali)).toBe(0)
})

test('a provider that is away: a clear answer and a failed order', async () => {
  const mali = await stack.join()
  await stack.sandbox.stop()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => place(stack, mali, 300_00)))
  expect(answers.map(errorOf)).toContain('channelSilent')
  const body = await stack.ok('getRechargeRecord', {}, mali)
  const [order] = body.orderList
  expect(order).toMatchObject({ status: 'failed', reason: 'channelSilent' })
})
