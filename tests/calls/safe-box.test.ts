import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { deposit, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import type { CallInput, SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'

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

async function joinWith(coin: number): Promise<SignedIn> {
  const player = await stack.join()
  await stack.ok('safeboxPasswordInit', { walletPassword }, player)
  if (coin > 0) await deposit(stack, player, coin)
  return player
}

const move = (
  player: SignedIn,
  direction: 'in' | 'out',
  amount: number,
  more = {},
  headers: Record<string, string> = newKey(),
) => stack.call('safeboxTransfer', { direction, amount, walletPassword, ...more }, player, headers)

type Proof = CallInput<'modifySafePassword'>['proof']
const change = (player: SignedIn, proof: Proof, newWalletPassword: string) =>
  stack.call('modifySafePassword', { proof, newWalletPassword }, player)

test('in and out, with the password', async () => {
  const mali = await joinWith(1_000_00)
  expect((await move(mali, 'in', 700_00)).body.wallet).toMatchObject({
    coin: 300_00,
    safebox: 700_00,
  })
  expect((await move(mali, 'out', 200_00)).body.wallet).toMatchObject({
    coin: 500_00,
    safebox: 500_00,
  })
  const body = await stack.ok('getSafebox', {}, mali)
  expect(body).toMatchObject({ hasSafeboxPassword: true, lockedUntil: null })
  expect(errorOf(await move(mali, 'out', 500_01))).toBe('notEnough')
  expect(errorOf(await move(mali, 'in', 500_01))).toBe('notEnough')
})

test('50 at once never move more than there is', slow, async () => {
  const mali = await joinWith(1_000_00)
  const answers = await Promise.all(Array.from({ length: 50 }, () => move(mali, 'in', 300_00)))
  expect(answers.map(errorOf).filter((error) => error === 'ok')).toHaveLength(3)
  expect(answers.map(errorOf).filter((error) => error === 'notEnough')).toHaveLength(47)
  expect(await stack.coin(mali)).toBe(100_00)
})

test('50 with one key move once', slow, async () => {
  const mali = await joinWith(1_000_00)
  const key = { 'idempotency-key': 'in' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => move(mali, 'in', 300_00, {}, key)),
  )
  expect(answers.map(errorOf).every((error) => error === 'ok')).toBe(true)
  expect(await stack.coin(mali)).toBe(700_00)
})

test('what is still to be wagered stays outside', async () => {
  await stack.change({ rules: { depositBetRate: 1 } })
  const mali = await joinWith(1_000_00)
  await stack.change({ rules: { depositBetRate: 0 } })
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('notEnough')
})

test('the password is set once and must not be simple', slow, async () => {
  const mali = await stack.join()
  const init = (password: string) =>
    stack.call('safeboxPasswordInit', { walletPassword: password }, mali)
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('passwordUnset')
  expect(errorOf(await init('123456'))).toBe('tooSimple')
  const answers = await Promise.all(Array.from({ length: 50 }, () => init('482915')))
  expect(answers.map(errorOf).filter((error) => error === 'ok')).toHaveLength(1)
  expect(answers.map(errorOf).filter((error) => error === 'alreadySet')).toHaveLength(49)
})

test('five wrong ones lock it for half an hour, however many are tried at once', slow, async () => {
  const mali = await joinWith(0)
  const guesses = Array.from({ length: 50 }, (_, n) => String(700_000 + n))
  const answers = await Promise.all(
    guesses.map((guess) => move(mali, 'in', 100_00, { walletPassword: guess })),
  )
  const errors = answers.map(errorOf)
  expect(errors.filter((error) => error === 'wrongPassword')).toHaveLength(4)
  expect(errors.filter((error) => error === 'passwordLocked')).toHaveLength(46)
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('passwordLocked')
  const body = await stack.ok('getSafebox', {}, mali)
  const minutes = (Number(body.lockedUntil) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(20)
  expect(minutes).toBeLessThanOrEqual(30)
  await stack.app.database.run(sql`update cashier_passwords set locked_until = now()
    where player_id = ${mali.playerId}`)
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('notEnough')
})

test('a right one forgets the wrong ones before it', async () => {
  const mali = await joinWith(0)
  const wrong = { walletPassword: '700001' }
  for (let n = 0; n < 12; n++) {
    const isRight = n % 4 === 3
    const answer = await move(mali, 'in', 100_00, isRight ? {} : wrong)
    expect(errorOf(answer)).toBe(isRight ? 'notEnough' : 'wrongPassword')
  }
})

test('changed by the old one: the new one counts, and withdrawals wait a day', async () => {
  const mali = await joinWith(1_000_00)
  const old = { by: 'password', walletPassword } as const
  const wrong = { by: 'password', walletPassword: '700001' } as const
  expect(errorOf(await change(mali, wrong, '573920'))).toBe('wrongPassword')
  expect(errorOf(await change(mali, old, '111111'))).toBe('tooSimple')
  const changed = await change(mali, old, '573920')
  const waits = Number(changed.body.withdrawalsFrom) - Date.now()
  expect(Math.round(waits / 3_600_000)).toBe(24)
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('wrongPassword')
  expect(errorOf(await move(mali, 'in', 100_00, { walletPassword: '573920' }))).toBe('ok')
})

test('changed by a code to the bound mobile', async () => {
  const mali = await joinWith(0)
  const byCode = (code: string) => change(mali, { by: 'code', code }, '573920')
  expect(errorOf(await byCode('123456'))).toBe('mobileUnbound')
  const mobile = `66${800_000_000 + (mali.playerId % 100_000_000)}`
  await stack.app.database.run(sql`update players set mobile = ${mobile}
    where player_id = ${mali.playerId}`)
  const own = { countryCode: '66', mobile: `0${mobile.slice(2)}`, type: 1 } as const
  await stack.ok('smsSend', own, mali)
  const code = await stack.sandbox.readCode(mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(errorOf(await byCode(wrong))).toBe('codeWrong')
  expect(errorOf(await byCode(code))).toBe('ok')
  expect(errorOf(await byCode(code))).toBe('codeExpired')
})

test('a closed account keeps its box shut', async () => {
  const mali = await joinWith(1_000_00)
  await stack.app.database.run(sql`update players set state = 'closed'
    where player_id = ${mali.playerId}`)
  expect(errorOf(await move(mali, 'in', 100_00))).toBe('accountClosed')
})
