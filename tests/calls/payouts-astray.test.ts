import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, placed, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { startOddGateway } from '../stack/odd-gateway.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { joinVerified } from '../stack/verified-player.ts'

let stack: CashierStack
let sandboxUrl: string | undefined
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  sandboxUrl = stack.app.config.SANDBOX_URL
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterEach(() => {
  stack.app.config.SANDBOX_URL = sandboxUrl
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

async function request(player: VerifiedPlayer, amount: number): Promise<string> {
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  return (await stack.ok('exchange', asked, player, newKey())).order.orderId
}

async function orderOf(player: SignedIn, orderId: string) {
  return (await stack.ok('getExchangeOrder', { orderId }, player)).orderList[0]!
}

const until = (player: SignedIn, orderId: string, state: object) =>
  eventually(async () => expect(await orderOf(player, orderId)).toMatchObject(state))
const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)

const processing = { status: 'processing', currency: 'THB', payments: [] }

async function payoutsOf(orderId: string): Promise<number> {
  const page = await fetch(`${stack.sandbox.url}/pay`, { headers: { accept: 'text/html' } })
  return (await page.text()).split(orderId).length - 1
}

test('an order asked about five thousand times holds nobody else back', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const stuck = await request(mali, 400_00)
  await until(mali, stuck, { status: 'submitted' })
  await stack.app.database.run(sql`update cashier_withdrawals set asks = 5000, ask_at = now()
    where order_id = ${stuck}`)
  const next = await request(mali, 300_00)
  await until(mali, next, { status: 'submitted' })
})

test('a refused question gives no money back: the payout is asked about again', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali, 400_81)
  await until(mali, orderId, { status: 'submitted' })
  await stack.askNow()
  await until(mali, orderId, { status: 'unknown', reason: 'gatewaySilent' })
  expect(await balances(mali)).toMatchObject({ coin: 599_19, held: 400_81 })
  await stack.decide('payouts', orderId, { action: 'approve' })
  await until(mali, orderId, { status: 'paid' })
  expect(await balances(mali)).toMatchObject({ coin: 599_19, held: 0 })
})

test('a refused duplicate is for a person: held, listed, and never sent again', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali, 400_82)
  await until(mali, orderId, { status: 'unknown', reason: 'gatewaySilent' })
  await stack.askNow()
  await until(mali, orderId, { status: 'unknown', reason: 'gatewayRefused' })
  expect(await balances(mali)).toMatchObject({ coin: 599_18, held: 400_82 })
  const { payoutList } = await stack.operator('ploy').ok('listPending', {})
  expect(payoutList).toContainEqual(
    expect.objectContaining({ orderId, amount: 400_82, reason: 'gatewayRefused' }),
  )
  await stack.decide('payouts', orderId, { action: 'approve' })
  await until(mali, orderId, { status: 'paid' })
  expect(await payoutsOf(orderId)).toBe(1)
})

test('the first submit refused: nothing happened there, and the money is back', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali, 400_83)
  await until(mali, orderId, { status: 'returned', reason: 'payoutFailed' })
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
})

test('silence on submit and on questions: unknown, held, and paid once in the end', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = await request(mali, 400_84)
  await until(mali, orderId, { status: 'unknown' })
  await stack.decide('payouts', orderId, { action: 'approve' })
  await until(mali, orderId, { status: 'paid' })
  expect(await payoutsOf(orderId)).toBe(1)
})

test('a refusal that another attempt has overtaken decides nothing', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const submits: (() => void)[] = []
  const gateway = await startOddGateway(({ method, path }, answer) => {
    if (method === 'GET') return answer(404)
    const merchantPayoutId = path
    if (submits.length === 0) return void submits.push(() => answer(400))
    submits.push(() => undefined)
    answer(200, { ...processing, merchantPayoutId })
    // The first one hears only now that its payout is there already.
    submits[0]?.()
  })
  stack.app.config.SANDBOX_URL = gateway.url
  const orderId = await request(mali, 400_00)
  await eventually(async () => expect(submits).toHaveLength(1))
  await stack.app.database.run(sql`update cashier_withdrawals set ask_at = now()
    where order_id = ${orderId}`)
  await eventually(async () => expect(submits).toHaveLength(2))
  await until(mali, orderId, { status: 'unknown', reason: 'gatewayRefused' })
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
  gateway.stop()
})

test('an order under way is nobody else’s for longer than a gateway may take', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  let hasHeard = false
  const gateway = await startOddGateway(() => void (hasHeard = true))
  stack.app.config.SANDBOX_URL = gateway.url
  const orderId = await request(mali, 400_00)
  await eventually(async () => expect(hasHeard).toBe(true))
  const { seconds } = await stack.app.database.row<{ seconds: number }>(sql`
    select extract(epoch from ask_at - now())::float as seconds from cashier_withdrawals
    where order_id = ${orderId}`)
  // A question and a submit, 8 s each, and the same again for the house itself.
  expect(seconds).toBeGreaterThan(32)
  gateway.stop()
  await until(mali, orderId, { status: 'unknown' })
})

test('a gateway that leaves questions about deposits open delays no payout', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const deposit = await placed(stack, mali, 300_00)
  let isAsked = false
  let isWaiting: (() => boolean) | undefined
  let wasWaiting: boolean | undefined
  const gateway = await startOddGateway(({ method, path, body, isGone }, answer) => {
    if (method === 'GET' && path.endsWith(deposit)) {
      isAsked = true
      isWaiting ??= () => !isGone()
    } else if (method === 'POST') {
      wasWaiting = isWaiting?.()
      const { merchantPayoutId } = JSON.parse(body) as { merchantPayoutId: string }
      answer(200, { ...processing, merchantPayoutId })
    } else answer(404)
  })
  stack.app.config.SANDBOX_URL = gateway.url
  await stack.app.database.run(sql`update cashier_deposits set ask_at = now()
    where order_id = ${deposit}`)
  await eventually(async () => expect(isAsked).toBe(true))
  const orderId = await request(mali, 400_00)
  await until(mali, orderId, { status: 'submitted' })
  await eventually(async () => expect(wasWaiting).toBe(true))
  gateway.stop()
})

test('an order that nobody paid is asked about a few times more, not every hour', async () => {
  const mali = await stack.join()
  const orderId = await placed(stack, mali, 300_00)
  await stack.app.database.run(sql`update cashier_deposits set ask_at = now(), asks = 5000,
    expires_at = now() - interval '2 hours' where order_id = ${orderId}`)
  await eventually(async () => {
    const { hours } = await stack.app.database.row<{ hours: number }>(sql`
      select extract(epoch from ask_at - now())::float / 3600 as hours from cashier_deposits
      where order_id = ${orderId}`)
    expect(hours).toBeGreaterThan(3)
  })
})
