import { sql } from '@parlour/server/frame/db.ts'
import { readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, eventually, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import type { Called } from '../stack/door.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import type { CallAnswer, SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
import { age, joinVerified } from '../stack/verified-player.ts'

/** Fifty password hashes one after the other take long where many share the processor. */
const slow = { timeout: 300_000 }

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

function withdraw(player: VerifiedPlayer, amount: number, more = {}, headers = newKey()) {
  const body = { amount, bankCardId: player.cardId, walletPassword, ...more }
  return stack.call('exchange', body, player, headers)
}

async function orderOf(player: SignedIn, orderId: string) {
  const { orderList } = await stack.ok('getExchangeOrder', { orderId }, player)
  return orderList[0]!
}

const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)
const idOf = (asked: Called<CallAnswer<'exchange'>>) => answerOf(asked).order.orderId

test('a repeat of what was done is answered as it was, while the password is locked', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const key = newKey()
  const first = answerOf(await withdraw(mali, 300_00, {}, key))
  const box = { direction: 'in', amount: 100_00, walletPassword } as const
  const boxKey = newKey()
  const moved = await stack.ok('safeboxTransfer', box, mali, boxKey)
  await stack.app.database.run(sql`update cashier_passwords
    set locked_until = now() + interval '1 hour' where player_id = ${mali.playerId}`)
  expect(answerOf(await withdraw(mali, 300_00, {}, key))).toEqual(first)
  expect(await stack.ok('safeboxTransfer', box, mali, boxKey)).toEqual(moved)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('walletPasswordLocked')
  const otherPassword = { walletPassword: '111111' }
  expect(errorOf(await withdraw(mali, 300_00, otherPassword, key))).toBe('walletPasswordLocked')
})

test('a small one is approved by rule, submitted and paid; the held amount leaves', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const asked = await withdraw(mali, 400_00)
  expect(asked.body).toMatchObject({
    order: {
      amount: 400_00,
      fee: 0,
      bankNameEn: 'Bank One',
      period: { minDays: 1, maxDays: 3 },
    },
    wallet: { coin: 600_00 },
  })
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
  const orderId = idOf(asked)
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('submitted'))
  await stack.decide('payouts', orderId, { action: 'approve' })
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('paid'))
  const { timeline } = await orderOf(mali, orderId)
  const states = ['requested', 'approved', 'submitted', 'paid']
  expect(timeline.map(({ status }) => status)).toEqual(states)
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
})

test('a payout that fails gives the money back, with the reason', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = idOf(await withdraw(mali, 400_00))
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('submitted'))
  await stack.decide('payouts', orderId, { action: 'fail' })
  await eventually(async () =>
    expect(await orderOf(mali, orderId)).toMatchObject({
      status: 'returned',
      reason: 'payoutFailed',
    }),
  )
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
})

test('50 calls with one key are one withdrawal', slow, async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const key = { 'idempotency-key': 'one' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => withdraw(mali, 400_00, {}, key)),
  )
  expect(answers.map(errorOf).every((error) => error === 'ok')).toBe(true)
  expect(new Set(answers.map(idOf)).size).toBe(1)
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
  expect(errorOf(await withdraw(mali, 500_00, {}, key))).toBe('keyReused')
})

test('asked for twice at once without a key, it is one withdrawal', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const [one, other] = await Promise.all([
    withdraw(mali, 400_00, {}, {}),
    withdraw(mali, 400_00, {}, {}),
  ])
  expect(idOf(one)).toBe(idOf(other))
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 400_00 })
})

test('50 calls at once never take more than there is', slow, async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(mali, 300_00)))
  const errors = answers.map(errorOf)
  expect(errors.filter((error) => error === 'ok')).toHaveLength(3)
  expect(errors.filter((error) => error === 'notWithdrawable')).toHaveLength(47)
  expect(await balances(mali)).toMatchObject({ coin: 100_00, held: 900_00 })
})

test('what is still to be wagered cannot leave', async () => {
  await stack.change({ rules: { depositBetRate: 1 } })
  const mali = await joinVerified(stack, 1_000_00)
  await stack.change({ rules: { depositBetRate: 0 } })
  await deposit(stack, mali, 200_00)
  const body = await stack.ok('getExchange', {}, mali)
  expect(body).toMatchObject({
    wallet: { coin: 1_200_00, locked: 1_000_00, withdrawable: 200_00 },
    requirementList: [{ source: 'deposit', required: 1_000_00, canGiveUp: false }],
    obstacleList: [],
  })
  expect(errorOf(await withdraw(mali, 200_01))).toBe('notWithdrawable')
  expect(errorOf(await withdraw(mali, 200_00))).toBe('ok')
})

test('a medium one waits for one operator, a large one for two different ones', async () => {
  const mali = await joinVerified(stack, 100_000_00)
  const medium = idOf(await withdraw(mali, 10_000_00))
  const large = idOf(await withdraw(mali, 60_000_00))
  const approve = (name: string, orderId: string) =>
    stack.operator(name).call('approveWithdrawal', { orderId })
  expect((await orderOf(mali, medium)).status).toBe('review')
  expect((await approve('ploy', medium)).body).toMatchObject({ status: 'approved', approvals: 1 })
  expect((await approve('ploy', large)).body).toMatchObject({ status: 'review', approvals: 1 })
  expect(errorOf(await approve('ploy', large))).toBe('alreadyApproved')
  const answers = await Promise.all(Array.from({ length: 50 }, () => approve('nok', large)))
  expect(answers.filter((answer) => errorOf(answer) === 'ok')).toHaveLength(1)
  await eventually(async () => expect((await orderOf(mali, large)).status).toBe('submitted'))
})

test('a rejected one is returned with the operator’s reason, once', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const orderId = idOf(await withdraw(mali, 10_000_00))
  const reject = () =>
    stack.operator('ploy').call('rejectWithdrawal', { orderId, reason: 'another account' })
  const answers = await Promise.all(Array.from({ length: 50 }, reject))
  expect(answers.map(errorOf).filter((error) => error === 'ok')).toHaveLength(1)
  expect(await orderOf(mali, orderId)).toMatchObject({
    status: 'returned',
    reason: 'another account',
  })
  expect(await balances(mali)).toMatchObject({ coin: 20_000_00, held: 0 })
  const late = await stack.operator('ploy').refused('approveWithdrawal', { orderId })
  expect(late).toBe('notInReview')
})

test.each([
  ['too little', 99_99, {}, 'amountOutOfRange'],
  ['a card of nobody', 300_00, { bankCardId: 987_654 }, 'unknownCard'],
  ['another password', 300_00, { walletPassword: '000000' }, 'walletPasswordWrong'],
  ['a password of letters', 300_00, { walletPassword: 'abcdef' }, 'badInput'],
  ['a negative amount', -300_00, {}, 'badInput'],
])('%s is refused and nothing is held', async (_what, amount, more, error) => {
  const mali = await joinVerified(stack, 1_000_00)
  expect(errorOf(await withdraw(mali, amount, more))).toBe(error)
  expect(await balances(mali)).toMatchObject({ coin: 1_000_00, held: 0 })
})

test('without a wallet password or a verified identity there is no withdrawal', async () => {
  const mali = { ...(await stack.join()), cardId: 1 }
  expect(errorOf(await withdraw(mali, 300_00))).toBe('walletPasswordUnset')
  await stack.ok('safeboxPasswordInit', { walletPassword }, mali)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('kycNotVerified')
  const body = await stack.ok('getExchange', {}, mali)
  const names = body.obstacleList.map(({ name }) => name)
  expect(names).toEqual(['kycNotVerified', 'noBankCard'])
})

test('who has set everything for the first time withdraws at once', async () => {
  const mali = await joinVerified(stack, 1_000_00, { isAged: false })
  expect((await stack.ok('getExchange', {}, mali)).obstacleList).toEqual([])
  expect(errorOf(await withdraw(mali, 300_00))).toBe('ok')
})

test('a changed wallet password holds what the first one did not', async () => {
  const mali = await joinVerified(stack, 1_000_00, { isAged: false })
  const newWalletPassword = '730258'
  const proof = { by: 'password', walletPassword } as const
  await stack.ok('modifySafePassword', { proof, newWalletPassword }, mali)
  const asked = await withdraw(mali, 300_00, { walletPassword: newWalletPassword })
  expect(errorOf(asked)).toBe('credentialsChanged')
})

test('a new card, a new password and a new sign-in password each wait 24 hours', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { database } = stack.app
  const { playerId } = mali
  await database.run(sql`update cashier_cards set changed_at = now() - interval '23 hours',
    is_first = false where player_id = ${playerId}`)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('cardTooNew')
  await age(stack, mali)
  await database.run(sql`update cashier_passwords set changed_at = now()
    where player_id = ${playerId}`)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('credentialsChanged')
  await age(stack, mali)
  await database.run(sql`update players set password_changed_at = now()
    where player_id = ${playerId}`)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('credentialsChanged')
  const body = await stack.ok('getExchange', {}, mali)
  const [held] = body.obstacleList
  expect(Math.round((Number(held?.until) - Date.now()) / 3_600_000)).toBe(24)
})

test('the payee must have the verified name', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  await stack.app.database.run(sql`update cashier_cards set account_name = 'Somebody Else'
    where player_id = ${mali.playerId}`)
  expect(errorOf(await withdraw(mali, 300_00))).toBe('nameMismatch')
})

test('a day has its limit, and what came back does not count', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  await stack.change({ withdrawalRules: { dailyLimit: 500_00 } })
  const orderId = idOf(await withdraw(mali, 400_00))
  expect(errorOf(await withdraw(mali, 101_00))).toBe('dailyLimitReached')
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('submitted'))
  await stack.decide('payouts', orderId, { action: 'fail' })
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('returned'))
  expect(errorOf(await withdraw(mali, 500_00))).toBe('ok')
  await stack.change({ withdrawalRules: {} })
})

test('a fee stays with the house; the rest is paid', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  await stack.change({ withdrawalRules: { feeRate: 20_000 } })
  const asked = await withdraw(mali, 400_00)
  await stack.change({ withdrawalRules: {} })
  expect(asked.body.order).toMatchObject({ amount: 400_00, fee: 8_00 })
  const orderId = idOf(asked)
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('submitted'))
  await stack.decide('payouts', orderId, { action: 'approve' })
  await eventually(async () => expect((await orderOf(mali, orderId)).status).toBe('paid'))
  expect(await balances(mali)).toMatchObject({ coin: 600_00, held: 0 })
})

test('switched off, nothing new is taken; records are the player’s own', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const orderId = idOf(await withdraw(mali, 300_00))
  await stack.change({ switches: { withdrawals: false } })
  expect(errorOf(await withdraw(mali, 300_00))).toBe('switchedOff')
  await stack.change({ switches: {} })
  const other = await stack.join()
  expect(await stack.refused('getExchangeOrder', { orderId }, other)).toBe('unknownOrder')
  const paid = await stack.ok('getExchangeOrder', { status: 'paid' }, mali)
  expect(paid['orderList']).toEqual([])
})
