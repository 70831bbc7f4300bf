import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, placed, startCashier, statusOf } from '../stack/cashier-stack.ts'
import type { Psp } from '../stack/psp.ts'
import { startPsp } from '../stack/psp.ts'
import type { SignedIn } from '../stack/stack.ts'

const channel = 21
const reason = 'the bank says so'

let stack: CashierStack
let psp: Psp
beforeAll(async () => {
  psp = await startPsp()
  stack = await startCashier(inject('clusterUrl'), psp.env)
  await stack.change({ rules: { depositBetRate: 0 } })
  await stack.app.database.run(sql`insert into cashier_channels (channel_id, family, variant, name,
      icon, needs_bank, min_amount, max_amount, amounts)
    values (${channel}, 'psp', 'page', 'psp page', '/art/item/coin.webp', false, 100, 20000000,
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
async function pay(player: SignedIn, amount: number) {
  const orderId = await order(player, amount)
  const transferId = psp.move('payment', orderId)
  const deal = psp.get('payment', orderId)
  await psp.tell(deal, { state: 'paid', transferId, amount })
  expect(await stack.coin(player)).toBe(amount)
  return { orderId, transferId, deal }
}

const conflicts = async () =>
  (await stack.operator('ploy').ok('listPending', {})).conflictList.map(({ orderId }) => orderId)

test('an answer that is about another order moves no money', async () => {
  const [mali, lek] = [await stack.join(), await stack.join()]
  const [own, other] = [await order(mali, 300_00), await order(lek, 300_00)]
  psp.move('payment', other)
  psp.manners.push((_method, path) => (path.endsWith(own) ? psp.get('payment', other) : undefined))
  await stack.askNow()
  await eventually(async () => expect(await stack.coin(lek)).toBe(300_00))
  await eventually(async () => expect(psp.seen.some((path) => path.endsWith(own))).toBe(true))
  psp.manners.splice(0)
  psp.move('payment', own)
  await eventually(async () => {
    await stack.askNow()
    expect(await stack.coin(mali)).toBe(300_00)
  })
  const odd = await conflicts()
  expect([odd.includes(own), odd.includes(other)]).toEqual([false, false])
})

test('what an operator has taken back is taken back: the provider’s word is no news', async () => {
  const mali = await stack.join()
  const { orderId, transferId, deal } = await pay(mali, 300_00)
  for (const name of ['ploy', 'nok'])
    await stack.operator(name).ok('chargeback', { orderId, reason })
  const told = { state: 'chargedBack', transferId, amount: 300_00 }
  for (let time = 0; time < 2; time++) expect(await psp.tell(deal, told)).toBe(200)
  expect(await statusOf(stack, mali, orderId)).toBe('chargedBack')
  expect(await conflicts()).not.toContain(orderId)
  expect(await readBalances(stack.app.database, mali.playerId)).toMatchObject({
    coin: 0,
    receivable: 0,
  })
  await psp.tell(deal, { ...told, transferId: `T-other:${orderId}` })
  expect(await conflicts()).toContain(orderId)
})

test('an account is not closed while a second payment is on its way back', async () => {
  const mali = await stack.join()
  const { orderId, deal } = await pay(mali, 300_00)
  const obstacles = async () => (await stack.ok('getClosing', {}, mali)).obstacleList
  expect(await obstacles()).toEqual(['balanceLeft'])
  await stack.app.database.run(sql`update cashier_deposits
    set expires_at = now() - interval '73 hours' where order_id = ${orderId}`)
  const second = { transferId: psp.move('payment', orderId, 200_00), amount: 200_00 }
  await psp.tell(deal, { state: 'paid', ...second })
  expect(await obstacles()).toEqual(['depositOpen', 'balanceLeft'])
  await stack.operator('ploy').ok('sendRefund', { orderId, reason })
  expect(await obstacles()).toEqual(['depositOpen', 'balanceLeft'])
  await psp.tell(deal, { state: 'refunded', ...second })
  expect(await obstacles()).toEqual(['balanceLeft'])
})
