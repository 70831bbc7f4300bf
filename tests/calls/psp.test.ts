import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import {
  eventually,
  placed,
  startCashier,
  statusOf,
  walletPassword,
} from '../stack/cashier-stack.ts'
import type { Psp } from '../stack/psp.ts'
import { startPsp } from '../stack/psp.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { joinVerified } from '../stack/verified-player.ts'

const formerSecret = 'the-secret-that-was-in-use-before-this-one'
const channel = 21

let stack: CashierStack
let psp: Psp
beforeAll(async () => {
  psp = await startPsp()
  const more = { ...psp.env, PSP_FORMER_SECRET: formerSecret }
  stack = await startCashier(inject('clusterUrl'), more)
  await stack.change({ rules: { depositBetRate: 0 } })
  await stack.app.database.run(sql`insert into cashier_channels (channel_id, family, variant, name,
      icon, needs_bank, min_amount, max_amount, amounts)
    values (${channel}, 'psp', 'page', 'psp page', '/art/item/coin.webp', false, 100, 20000000,
        array[10000]),
      (${channel + 1}, 'psp', 'qr', 'psp code', '/art/item/coin.webp', false, 100, 20000000,
        array[10000])`)
})
afterEach(() => void psp.manners.splice(0))
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
  psp.stop()
})

const order = (player: SignedIn, amount: number) =>
  placed(stack, player, amount, { rechargeType: channel })

/** Placed, paid and told. */
async function pay(player: SignedIn, amount: number, sum = amount) {
  const orderId = await order(player, amount)
  const transferId = psp.move('payment', orderId, sum)
  const deal = psp.get('payment', orderId)
  expect(await psp.tell(deal, { state: 'paid', transferId, amount: sum })).toBe(200)
  return { orderId, transferId, deal }
}

async function withdraw(player: VerifiedPlayer, amount: number): Promise<string> {
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  return (await stack.ok('exchange', asked, player, newKey())).order.orderId
}

async function payoutOf(player: SignedIn, orderId: string) {
  return (await stack.ok('getExchangeOrder', { orderId }, player)).orderList[0]!
}

const until = (player: SignedIn, orderId: string, state: object) =>
  eventually(async () => expect(await payoutOf(player, orderId)).toMatchObject(state))
const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)
const conflicts = async () =>
  (await stack.operator('ploy').ok('listPending', {})).conflictList.map(({ orderId }) => orderId)

test('a deposit is opened by a signed request and credited by a notice', async () => {
  const mali = await stack.join()
  const { orderId, transferId, deal } = await pay(mali, 300_00)
  expect(deal).toMatchObject({ amount: 300_00, currency: 'THB', method: 'page' })
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
  for (let time = 0; time < 3; time++)
    expect(await psp.tell(deal, { state: 'paid', transferId, amount: 300_00 })).toBe(200)
  expect(await stack.coin(mali)).toBe(300_00)
})

test('a notice that was lost is asked for', async () => {
  const mali = await stack.join()
  const orderId = await order(mali, 300_00)
  psp.move('payment', orderId)
  await stack.askNow()
  await eventually(async () => expect(await stack.coin(mali)).toBe(300_00))
})

test('only what is signed with one of the two secrets is believed, and as it came', async () => {
  const mali = await stack.join()
  const orderId = await order(mali, 300_00)
  const deal = psp.get('payment', orderId)
  const told = { state: 'paid', transferId: 'T-rotation', amount: 300_00 }
  expect(await psp.tell(deal, told, 'somebody-else-with-a-secret-of-their-own')).toBe(401)
  expect(await psp.tell(deal, { state: 'paid', transferId: 'T-rotation' })).toBe(400)
  expect(await stack.coin(mali)).toBe(0)
  expect(await psp.tell(deal, told, formerSecret)).toBe(200)
  expect(await stack.coin(mali)).toBe(300_00)
})

test('a provider that answers no code is no way to pay; nothing is half-done', async () => {
  const mali = await stack.join()
  const asked = { amount: 300_00, version: 4 as const, rechargeType: channel + 1 }
  expect(await stack.refused('recharge3', asked, mali, newKey())).toBe('channelSilent')
  expect(await stack.coin(mali)).toBe(0)
})

test('what came too late goes back by the provider once, a large sum by two people', async () => {
  await stack.change({ withdrawalRules: { twoOperatorsFrom: 500_00 } })
  const mali = await stack.join()
  const { orderId, deal } = await pay(mali, 300_00)
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  const transferId = psp.move('payment', orderId, 700_00)
  await psp.tell(deal, { state: 'paid', transferId, amount: 700_00 })
  const reason = 'paid twice'
  const [ploy, somchai] = [stack.operator('ploy'), stack.operator('somchai')]
  psp.manners.push((_method, path) => (path.endsWith('/refunds') ? 'cut' : undefined))
  expect(await ploy.ok('sendRefund', { orderId, reason })).toMatchObject({
    dueAmount: 700_00,
    approvals: 1,
    neededApprovals: 2,
  })
  expect(await ploy.refused('sendRefund', { orderId, reason })).toBe('alreadyApproved')
  await somchai.ok('sendRefund', { orderId, reason })
  const refunds = () => psp.seen.filter((path) => path.endsWith(`${orderId}/refunds`)).length
  await eventually(async () => expect(refunds()).toBe(1))
  psp.manners.splice(0)
  await stack.app.database.run(sql`update cashier_payments set ask_at = now()
    where outcome = 'refunding'`)
  await eventually(async () => expect(refunds()).toBe(2))
  await psp.tell(deal, { state: 'refunded', transferId, amount: 700_00 })
  const { outcome } = await stack.app.database.row<{ outcome: string }>(sql`
    select outcome from cashier_payments where payment_ref = ${transferId}`)
  expect(outcome).toBe('refunded')
  expect(await stack.coin(mali)).toBe(300_00)
  expect(await ploy.refused('sendRefund', { orderId, reason })).toBe('notDue')
})

test('what is due back is listed with all of its sum, and not once it is on its way', async () => {
  const mali = await stack.join()
  const orderId = await order(mali, 300_00)
  await stack.ok('cancelRechargeOrder', { orderId }, mali)
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  const deal = psp.get('payment', orderId)
  const [one, other] = [psp.move('payment', orderId, 300_00), psp.move('payment', orderId, 100_00)]
  await psp.tell(deal, { state: 'paid', transferId: one, amount: 300_00 })
  await psp.tell(deal, { state: 'paid', transferId: other, amount: 100_00 })
  const ploy = stack.operator('ploy')
  const due = async () => {
    const { depositList } = await ploy.ok('listOpenDeposits', { view: 'refundDue' })
    return depositList.filter((line) => line.orderId === orderId).map(({ amount }) => amount)
  }
  expect(await statusOf(stack, mali, orderId)).toBe('refundDue')
  expect(await due()).toEqual([400_00])
  expect(await ploy.ok('sendRefund', { orderId, reason: 'too late' })).toMatchObject({
    dueAmount: 400_00,
  })
  expect(await due()).toEqual([])
  await psp.tell(deal, { state: 'refundFailed', transferId: other, amount: 100_00 })
  expect(await due()).toEqual([100_00])
})

test('a refund the provider refuses or cannot make is for a person again', async () => {
  const mali = await stack.join()
  const { orderId, deal } = await pay(mali, 300_00)
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  await psp.tell(deal, { state: 'paid', transferId: 'T-nowhere', amount: 200_00 })
  const ploy = stack.operator('ploy')
  const outcome = async () => {
    const found = await stack.app.database.row<{ outcome: string }>(sql`
      select outcome from cashier_payments where payment_ref = 'T-nowhere'`)
    return found.outcome
  }
  await ploy.ok('sendRefund', { orderId, reason: 'twice' })
  await eventually(async () => expect(await outcome()).toBe('refundDue'))
  psp.get('payment', orderId).transfers.push({
    transferId: 'T-nowhere',
    amount: 200_00,
    currency: 'THB',
    state: 'done',
  })
  await ploy.ok('sendRefund', { orderId, reason: 'twice' })
  await eventually(async () => expect(deal.transfers.at(-1)?.state).toBe('refunding'))
  await psp.tell(deal, { state: 'refundFailed', transferId: 'T-nowhere', amount: 200_00 })
  expect(await outcome()).toBe('refundDue')
  expect(await ploy.ok('refundDeposit', { orderId })).toMatchObject({ status: 'refunded' })
  expect(await outcome()).toBe('refunded')
})

test('a chargeback takes the deposit back at once; a part of it asks a person', async () => {
  const mali = await stack.join()
  const { orderId, transferId, deal } = await pay(mali, 300_00)
  const told = { state: 'chargedBack', transferId, amount: 300_00 }
  expect(await psp.tell(deal, { ...told, amount: 100_00 })).toBe(200)
  expect(await conflicts()).toContain(orderId)
  expect(await stack.coin(mali)).toBe(300_00)
  await Promise.all([psp.tell(deal, told), psp.tell(deal, told)])
  expect(await statusOf(stack, mali, orderId)).toBe('chargedBack')
  expect(await balances(mali)).toMatchObject({ coin: 0, receivable: 0 })
})

test('a chargeback of money we never had under that name takes nothing', async () => {
  const mali = await stack.join()
  const { orderId, transferId, deal } = await pay(mali, 300_00)
  const other = { transferId: `T-other:${orderId}`, amount: 300_00 }
  // The first word of a second transfer of the same sum is that the bank took it back.
  expect(await psp.tell(deal, { state: 'chargedBack', ...other })).toBe(200)
  expect(await statusOf(stack, mali, orderId)).toBe('credited')
  expect(await stack.coin(mali)).toBe(300_00)
  expect(await conflicts()).toContain(orderId)
  await psp.tell(deal, { state: 'chargedBack', transferId, amount: 300_00 })
  expect(await statusOf(stack, mali, orderId)).toBe('chargedBack')
})

test('a payout is sent to the provider, asked about after a silence, and paid once', async () => {
  await stack.change({ withdrawalRules: {} })
  const mali = await joinVerified(stack, 1_000_00)
  let cuts = 0
  psp.manners.push((method, path) =>
    method === 'POST' && path.endsWith('/payouts') && cuts++ === 0 ? 'cut' : undefined,
  )
  const orderId = await withdraw(mali, 400_00)
  await until(mali, orderId, { status: 'unknown', reason: 'gatewaySilent' })
  psp.move('payout', orderId)
  await stack.askNow()
  await until(mali, orderId, { status: 'paid' })
  expect(psp.get('payout', orderId)).toMatchObject({ amount: 400_00, payee: expect.anything() })
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
})

test('a payout the receiving bank sends back is the player’s again, once', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await withdraw(mali, 400_00)
  await eventually(async () => expect(psp.find('payout', orderId)).toBeDefined())
  const transferId = psp.move('payout', orderId)
  const deal = psp.get('payout', orderId)
  const told = (state: string, amount = 400_00) => psp.tell(deal, { state, transferId, amount })
  expect(await told('reversed')).toBe(200)
  expect(await conflicts()).toContain(orderId)
  await told('paid')
  await until(mali, orderId, { status: 'paid' })
  await told('reversed', 100_00)
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
  await Promise.all([told('reversed'), told('reversed')])
  await until(mali, orderId, { status: 'returned', reason: 'payoutReversed' })
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
})

test('of a payout that was sent twice, the second coming back pays nobody again', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await withdraw(mali, 400_00)
  await eventually(async () => expect(psp.find('payout', orderId)).toBeDefined())
  const deal = psp.get('payout', orderId)
  const [first, second, untold] = [0, 1, 2].map(() => psp.move('payout', orderId))
  const told = (state: string, transferId = first) =>
    psp.tell(deal, { state, amount: 400_00, ...(transferId && { transferId }) })
  await told('paid')
  await until(mali, orderId, { status: 'paid' })
  await told('paid', second)
  await told('reversed', second)
  await told('reversed', untold)
  await until(mali, orderId, { status: 'paid' })
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
  expect(await conflicts()).toContain(orderId)
  await told('reversed')
  await until(mali, orderId, { status: 'returned' })
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
})

test('a card whose bank sent a payout back is no known one: the next asks a person', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await withdraw(mali, 400_00)
  await eventually(async () => expect(psp.find('payout', orderId)).toBeDefined())
  const transferId = psp.move('payout', orderId)
  const deal = psp.get('payout', orderId)
  for (const state of ['paid', 'reversed'])
    await psp.tell(deal, { state, transferId, amount: 400_00 })
  await until(mali, orderId, { status: 'returned' })
  expect(await payoutOf(mali, await withdraw(mali, 400_00))).toMatchObject({ status: 'review' })
})

test('a payout that was sent stays with its gateway when another is set', async () => {
  const { config } = stack.app
  const mali = await joinVerified(stack, 1_000_00)
  const { PSP_URL } = config
  delete config.PSP_URL
  const orderId = await withdraw(mali, 400_00)
  await until(mali, orderId, { status: 'submitted' })
  config.PSP_URL = PSP_URL
  await stack.askNow()
  await stack.decide('payouts', orderId, { action: 'approve' })
  await until(mali, orderId, { status: 'paid' })
  expect(psp.find('payout', orderId)).toBeUndefined()
})
