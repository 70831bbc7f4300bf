import { sql } from '@parlour/server/frame/db.ts'
import { checkGate } from '@parlour/server/gate/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { post, readBalances } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { eventually, place, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { VerifiedPlayer } from '../stack/verified-player.ts'
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

const reason = 'a letter of the bank'
const asked = ({ cardId }: VerifiedPlayer, amount: number) => ({
  amount,
  bankCardId: cardId,
  walletPassword,
})
const request = async (player: VerifiedPlayer, amount: number) =>
  (await stack.ok('exchange', asked(player, amount), player, newKey())).order.orderId
const refusal = (player: VerifiedPlayer) =>
  stack.refused('exchange', asked(player, 200_00), player, newKey())
const balances = ({ playerId }: SignedIn) => readBalances(stack.app.database, playerId)
const obstacles = async (player: SignedIn) =>
  (await stack.ok('getExchange', {}, player)).obstacleList.map(({ name }) => name)

async function orderOf({ playerId }: SignedIn, orderId: string) {
  return stack.app.database.row<{ status: string; fee: number; amount: number }>(sql`
    select status, fee, amount from cashier_withdrawals
    where player_id = ${playerId} and order_id = ${orderId}`)
}
const until = (player: SignedIn, orderId: string, status: string) =>
  eventually(async () => expect(await orderOf(player, orderId)).toMatchObject({ status }))

/** Somebody looked whether it can leave, and is done with it for now. */
const untilAsked = ({ playerId }: SignedIn, orderId: string) =>
  eventually(async () => {
    const { isDone } = await stack.app.database.row<{ isDone: boolean }>(sql`
      select asks > 0 and ask_at - now() between interval '1 second' and interval '45 seconds'
        as "isDone" from cashier_withdrawals
      where player_id = ${playerId} and order_id = ${orderId}`)
    expect(isDone).toBe(true)
  })

test('a frozen account signs in and reads, but moves no money until it is let go', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId } = mali
  const ploy = stack.operator('ploy')
  const freeze = (isFrozen: boolean) => ({ playerId, isFrozen, reason })
  expect(await ploy.ok('setFreeze', freeze(true))).toMatchObject({ status: 'frozen' })
  expect(await ploy.refused('setFreeze', freeze(true))).toBe('alreadySo')
  for (const action of ['deposit', 'withdraw', 'bet', 'claim', 'launch'] as const)
    expect(await checkGate(stack.app.database, playerId, action)).toBe('accountFrozen')
  expect(errorOf(await place(stack, mali, 300_00))).toBe('accountFrozen')
  expect(await refusal(mali)).toBe('accountFrozen')
  expect(await obstacles(mali)).toContain('accountFrozen')
  const box = { direction: 'in', amount: 100_00, walletPassword } as const
  expect(await stack.refused('safeboxTransfer', box, mali, newKey())).toBe('accountFrozen')
  expect(await ploy.ok('setFreeze', freeze(false))).toMatchObject({ status: 'frozen' })
  expect(await ploy.refused('setFreeze', freeze(false))).toBe('alreadyApproved')
  const nim = stack.operator('nim')
  expect(await nim.ok('setFreeze', freeze(false))).toMatchObject({ status: 'active' })
  await request(mali, 200_00)
  const { auditList } = await ploy.ok('listAudit', {})
  expect(auditList[0]).toMatchObject({ action: 'setFreeze', subject: String(playerId) })
  expect(await ploy.refused('setFreeze', { ...freeze(true), playerId: 1 })).toBe('unknownPlayer')
})

test('let go of a freeze, what was approved meanwhile is sent at once', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const { playerId } = mali
  const orderId = await request(mali, 10_000_00)
  const [ploy, nim] = [stack.operator('ploy'), stack.operator('nim')]
  await ploy.ok('setFreeze', { playerId, isFrozen: true, reason })
  await ploy.ok('approveWithdrawal', { orderId })
  await untilAsked(mali, orderId)
  // Asked ever more rarely while it waits.
  await stack.app.database.run(sql`update cashier_withdrawals
    set ask_at = now() + interval '10 minutes' where order_id = ${orderId}`)
  for (const door of [ploy, nim]) await door.ok('setFreeze', { playerId, isFrozen: false, reason })
  await until(mali, orderId, 'submitted')
})

test('held withdrawals: none is asked for, an approved one waits until let go', async () => {
  const mali = await joinVerified(stack, 20_000_00)
  const { playerId } = mali
  const ploy = stack.operator('ploy')
  const orderId = await request(mali, 10_000_00)
  await ploy.ok('setWithdrawalHold', { playerId, isHeld: true, reason })
  expect(await ploy.refused('setWithdrawalHold', { playerId, isHeld: true, reason })).toBe(
    'alreadySo',
  )
  expect(await refusal(mali)).toBe('withdrawalsHeld')
  expect(await obstacles(mali)).toContain('withdrawalsHeld')
  await ploy.ok('approveWithdrawal', { orderId })
  await untilAsked(mali, orderId)
  expect((await orderOf(mali, orderId)).status).toBe('approved')
  expect(errorOf(await place(stack, mali, 300_00))).toBe('ok')
  await ploy.ok('setWithdrawalHold', { playerId, isHeld: false, reason })
  await until(mali, orderId, 'submitted')
})

async function fill({ playerId }: SignedIn): Promise<void> {
  await stack.app.database.transaction(async (tx) => {
    const of = { playerId, source: 'test' }
    await post(tx, { ...of, code: 'safebox_in', key: `box:${playerId}`, amount: 300_00 })
    const requirement = { betRate: 10, source: 'gift' }
    const gift = { ...of, key: `gift:${playerId}`, amount: 250_00 }
    await post(tx, { ...gift, code: 'reward', requirement })
  })
}

/** Two people close an account; the second one's word does it. */
async function closeByTwo(closing: { playerId: number; bankCardId: number; reason: string }) {
  expect(await stack.operator('ploy').ok('closePlayer', closing)).toMatchObject({ orderId: null })
  return stack.operator('somchai').ok('closePlayer', closing)
}

test('closing pays out coins and safe box, not the gifts, and signs the player out', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId, cardId: bankCardId } = mali
  await fill(mali)
  expect(await balances(mali)).toMatchObject({ coin: 950_00, safebox: 300_00 })
  const ploy = stack.operator('ploy')
  expect(await ploy.refused('closePlayer', { playerId, reason })).toBe('unknownCard')
  const closed = await closeByTwo({ playerId, bankCardId, reason })
  expect(closed).toMatchObject({ status: 'closed', paidAmount: 1_000_00 })
  expect(await balances(mali)).toMatchObject({ coin: 0, safebox: 0, held: 1_000_00 })
  expect((await stack.call('getExchange', {}, mali)).status).toBe(401)
  const orderId = closed.orderId!
  await stack.decide('payouts', orderId, { action: 'approve' })
  await until(mali, orderId, 'paid')
  expect(await orderOf(mali, orderId)).toMatchObject({ fee: 0, amount: 1_000_00 })
  expect(await ploy.refused('closePlayer', { playerId, bankCardId, reason })).toBe('alreadySo')
  await ploy.ok('reopenPlayer', { playerId, reason })
  expect(await checkGate(stack.app.database, playerId, 'bet')).toBeNull()
})

test('closing takes what is left of a gift, and nothing for it out of the safe box', async () => {
  const mali = await joinVerified(stack, 300_00)
  const { playerId, cardId: bankCardId } = mali
  await stack.app.database.transaction(async (tx) => {
    const of = { playerId, source: 'test' }
    await post(tx, { ...of, code: 'safebox_in', key: `box:${playerId}`, amount: 300_00 })
    const requirement = { betRate: 10, source: 'gift' }
    const gift = { ...of, key: `gift:${playerId}`, amount: 250_00 }
    await post(tx, { ...gift, code: 'reward', requirement })
    await post(tx, { ...of, code: 'adjustment_out', key: `lost:${playerId}`, amount: 240_00 })
  })
  const closed = await closeByTwo({ playerId, bankCardId, reason })
  expect(closed).toMatchObject({ status: 'closed', paidAmount: 300_00 })
  expect(await balances(mali)).toMatchObject({ coin: 0, safebox: 0, held: 300_00 })
})

test('while withdrawals are switched off the payout of a closing waits, too', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId, cardId: bankCardId } = mali
  await stack.change({ switches: { withdrawals: false } })
  const { orderId } = await closeByTwo({ playerId, bankCardId, reason })
  await untilAsked(mali, orderId!)
  expect((await orderOf(mali, orderId!)).status).toBe('approved')
  await stack.change({ switches: {} })
  await stack.askNow()
  await until(mali, orderId!, 'submitted')
})

test('what two people closed no link of the player’s opens', async () => {
  const mali = await joinVerified(stack, 0)
  const { playerId, cardId: bankCardId } = mali
  const { account } = await stack.ok('getClosing', {}, mali)
  await stack.ok('closeAccount', { account }, mali)
  const { path } = await eventually(() =>
    stack.app.database.row<{ path: string }>(sql`
      select texts->'link'->>'path' as path from mails
      where player_id = ${playerId} and texts->>'titleEn' = 'Your account was closed'`),
  )
  await stack.operator('ploy').ok('reopenPlayer', { playerId, reason })
  await closeByTwo({ playerId, bankCardId, reason })
  const token = path.split('#token=')[1] ?? ''
  expect(await stack.refused('disownChange', { token })).toBe('unknownNotice')
  expect(await checkGate(stack.app.database, playerId, 'bet')).toBe('accountClosed')
})

test('a payout of a closing that comes back is paid by closing once more', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId, cardId: bankCardId } = mali
  const more = { playerId, direction: 'in', amount: 83, reference: 'closing', reason } as const
  for (const name of ['nok', 'ploy']) await stack.operator(name).ok('adjust', more)
  const first = await closeByTwo({ playerId, bankCardId, reason })
  await until(mali, first.orderId!, 'returned')
  expect(await balances(mali)).toMatchObject({ coin: 1_000_83 })
  const again = await closeByTwo({ playerId, bankCardId, reason })
  expect(again).toMatchObject({ status: 'closed', paidAmount: 1_000_83 })
})

test('closing wants two people; debts, holds, other cards stand in the way', async () => {
  await stack.change({ withdrawalRules: { twoOperatorsFrom: 5_000_00, approvedUpTo: 1_000_00 } })
  const mali = await joinVerified(stack, 6_000_00)
  const { playerId, cardId: bankCardId } = mali
  const close = { playerId, bankCardId, reason }
  const [ploy, somchai] = [stack.operator('ploy'), stack.operator('somchai')]
  const owe = (code: 'receivable' | 'receivable_paid') =>
    stack.app.database.transaction((tx) =>
      post(tx, { code, playerId, key: `${code}:${playerId}`, amount: 1, source: 'test' }),
    )
  await owe('receivable')
  expect(await ploy.refused('closePlayer', close)).toBe('debtOpen')
  await owe('receivable_paid')
  await ploy.ok('setWithdrawalHold', { playerId, isHeld: true, reason })
  expect(await ploy.refused('closePlayer', close)).toBe('withdrawalsHeld')
  await ploy.ok('setWithdrawalHold', { playerId, isHeld: false, reason })
  const other = await joinVerified(stack, 0)
  const theirs = { ...close, bankCardId: other.cardId }
  expect(await ploy.refused('closePlayer', theirs)).toBe('unknownCard')
  expect(await ploy.ok('closePlayer', close)).toMatchObject({
    status: 'active',
    orderId: null,
    neededApprovals: 2,
  })
  expect(await ploy.refused('closePlayer', close)).toBe('alreadyApproved')
  expect(await somchai.ok('closePlayer', close)).toMatchObject({ paidAmount: 6_000_00 })
})

test('lost second steps are taken off by two people, and withdrawals wait 48 hours', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const { playerId } = mali
  const { database } = stack.app
  const reset = (name: string) => stack.operator(name).call('resetSecondStep', { playerId, reason })
  expect(errorOf(await reset('ploy'))).toBe('alreadySo')
  await database.run(sql`insert into player_passkeys (player_id, credential, public_key, name)
    values (${playerId}, '\\x01', '\\x02', 'a lost phone')`)
  expect((await reset('ploy')).body).toMatchObject({ status: 'waiting', approvals: 1 })
  expect(errorOf(await reset('ploy'))).toBe('alreadyApproved')
  expect((await reset('chai')).body).toMatchObject({ status: 'reset', approvals: 2 })
  expect((await stack.call('getExchange', {}, mali)).status).toBe(401)

  const again = {
    ...mali,
    ...(await database.transaction((tx) => startSession(tx, playerId, here))),
  }
  expect((await stack.ok('getSecondSteps', {}, again)).passkeyList).toEqual([])
  const waits = async () =>
    (await stack.ok('getExchange', {}, again)).obstacleList.find(
      ({ name }) => name === 'credentialsChanged',
    )
  const hours = ((await waits())?.until ?? 0) - Date.now()
  expect(Math.round(hours / 3_600_000)).toBe(48)
  await database.run(sql`update players set steps_reset_at = now() - interval '49 hours'
    where player_id = ${playerId}`)
  expect(await waits()).toBeUndefined()
  const { auditList } = await stack.operator('ploy').ok('listAudit', {})
  expect(auditList[0]).toMatchObject({ action: 'resetSecondStep', subject: String(playerId) })
  await eventually(async () => {
    const mails = await database.rows(sql`select from mails where player_id = ${playerId}
      and texts->>'titleEn' = 'Your two-step login changed'`)
    expect(mails).toHaveLength(1)
  })
})

test('an operator signs a player out everywhere', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  const ploy = stack.operator('ploy')
  expect(await ploy.ok('endSessions', { playerId, reason })).toMatchObject({ ended: 1 })
  expect((await stack.call('getExchange', {}, mali)).status).toBe(401)
  expect(await ploy.refused('endSessions', { playerId: 1, reason })).toBe('unknownPlayer')
})

const here = { device: '', model: '', os: '', address: '' }
