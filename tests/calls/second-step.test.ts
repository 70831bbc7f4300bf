import { apiPrefix } from '@parlour/contract/envelope.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { codeAt } from '@parlour/server/players/second-step/totp.ts'
import { createNoticeConsumers } from '@parlour/server/session/notices.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { atOnce } from '../stack/activity-stack.ts'
import { answerOf } from '../stack/door.ts'
import { device, login, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'
import { makePasskey } from '../stack/software-passkey.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const site = { origin: 'http://localhost:8080', host: 'localhost' }

test('with an app set up, a password is only the first step', async () => {
  const mali = await join('app1')
  const { secret, recoveryCodeList } = await setUpApp(mali)
  expect(recoveryCodeList).toHaveLength(10)
  expect((await login(stack, 'app1', password)).body.error).toBe('secondStepDue')
  const ticket = await firstStep('app1')
  expect(await secondStep(ticket, '000000')).toBe('codeWrong')
  expect(await secondStep(null, await codeOf(secret))).toBe('codeExpired')
  expect(await secondStep('made-up', await codeOf(secret))).toBe('codeExpired')
  expect(await secondStep(ticket, await codeOf(secret))).toBe('ok')
})

test('a code of the app is good once, and a recovery code too', async () => {
  const mali = await join('once1')
  const { secret, recoveryCodeList } = await setUpApp(mali)
  const code = await codeOf(secret)
  const ticket = await firstStep('once1')
  const outcomes = await atOnce(() => secondStep(ticket, code))
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
  await forgetTries(mali)
  const [recovery = ''] = recoveryCodeList
  expect(await secondStep(ticket, recovery.toUpperCase().replace('-', ''))).toBe('ok')
  expect(await secondStep(ticket, recovery)).toBe('codeWrong')
  const { recoveryCodesLeft } = await stack.ok('getSecondSteps', {}, mali)
  expect(recoveryCodesLeft).toBe(9)
})

test('after five wrong codes none is looked at for a while, not even the right one', async () => {
  const mali = await join('guess1')
  const { secret } = await setUpApp(mali)
  const ticket = await firstStep('guess1')
  const outcomes = await atOnce(() => secondStep(ticket, '000000'))
  expect(outcomes.filter((outcome) => outcome === 'codeWrong')).toHaveLength(5)
  expect(await secondStep(ticket, await codeOf(secret))).toBe('accountLocked')
  await forgetTries(mali)
  expect(await secondStep(ticket, await codeOf(secret))).toBe('ok')
})

test('nothing that opens an account is stored as it is', async () => {
  const mali = await join('sealed1')
  const { secret, recoveryCodeList } = await setUpApp(mali)
  const { rows } = await stack.app.database.row<{ rows: string }>(sql`
    select (select jsonb_agg(to_jsonb(s)) from player_second_steps s)::text
      || (select jsonb_agg(to_jsonb(c)) from player_recovery_codes c)::text
      || coalesce((select jsonb_agg(to_jsonb(k)) from idempotency_keys k)::text, '') as rows`)
  expect(rows).not.toContain(secret.toString('hex'))
  for (const code of recoveryCodeList) expect(rows).not.toContain(code)
})

test('who has a second step proves by it, also before money leaves', async () => {
  const mali = await join('prove2')
  const { secret } = await setUpApp(mali)
  await age(mali)
  expect(await stack.refused('removeSecondStep', {}, mali)).toBe('signInStale')
  const asked = { amount: 100_00, bankCardId: 1, walletPassword: '482915' }
  expect(await stack.refused('exchange', asked, mali)).toBe('signInStale')
  const { password: jwe, keyId } = await seal(stack, 'prove2', password)
  const byPassword = { by: 'password', password: jwe, keyId } as const
  expect(await stack.refused('reauthenticate', byPassword, mali)).toBe('secondStepDue')
  const wrong = { by: 'secondStep', code: '000000' } as const
  expect(await stack.refused('reauthenticate', wrong, mali)).toBe('codeWrong')
  const code = await codeOf(secret)
  const proved = await stack.call('reauthenticate', { by: 'secondStep', code }, mali)
  const again = { ...mali, token: answerOf(proved).token, cookie: proved.cookie ?? '' }
  expect(await stack.refused('exchange', asked, again)).toBe('walletPasswordUnset')
  await stack.ok('removeSecondStep', {}, again)
  expect((await login(stack, 'prove2', password)).body.errcode).toBe(0)
  expect((await stack.ok('getSecondSteps', {}, again)).recoveryCodesLeft).toBe(0)
})

test('a passkey signs in alone, makes a password one of two steps, and proves anew', async () => {
  const mali = await join('key1')
  const passkey = await addPasskey(mali)
  expect((await login(stack, 'key1', password)).body.error).toBe('secondStepDue')
  const signedIn = asPlayer(await enterBy(passkey.answer(await nonce())))
  expect(signedIn.playerId).toBe(mali.playerId)
  await age(signedIn)
  expect(await stack.refused('renewRecoveryCodes', {}, signedIn)).toBe('signInStale')
  const proof = { by: 'passkey', passkey: passkey.answer(await nonce()) } as const
  await stack.ok('reauthenticate', proof, signedIn)
  const { passkeyList } = await stack.ok('getSecondSteps', {}, mali)
  expect(passkeyList).toEqual([
    expect.objectContaining({ passkeyId: passkey.credential, name: 'a test' }),
  ])
})

test('a passkey answers each nonce once', async () => {
  const passkey = await addPasskey(await join('key2'))
  const answer = passkey.answer(await nonce())
  const outcomes = await atOnce(async () => (await enterBy(answer)).body.error ?? 'ok')
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
})

test('a passkey is refused when it answers for elsewhere, or without its owner', async () => {
  const passkey = await addPasskey(await join('odd1'))
  const wrongs = [
    { host: 'parlour.example' },
    { origin: 'https://parlour.example' },
    { type: 'webauthn.create' },
    { flags: 0x01 },
    { flags: 0x04 },
  ]
  for (const wrong of wrongs) {
    const called = await enterBy(passkey.answer(await nonce(), wrong))
    expect(called.body.error, JSON.stringify(wrong)).toBe('passkeyRefused')
  }
  answerOf(await enterBy(passkey.answer(await nonce())))
})

test('a passkey is refused with a made-up nonce or another’s signature or name', async () => {
  const passkey = await addPasskey(await join('forged1'))
  const other = await addPasskey(await join('forged2'))
  const refused = async (answer: ReturnType<typeof passkey.answer>) =>
    expect((await enterBy(answer)).body.error).toBe('passkeyRefused')
  await refused(passkey.answer('made-up'))
  const at = await nonce()
  await refused({ ...passkey.answer(at), signature: other.answer(at).signature })
  await refused({ ...passkey.answer(at), userHandle: other.answer(at).userHandle })
  await refused({ ...passkey.answer(at), userHandle: 'made-up' })
})

test('a passkey that has counted less than before is a copy', async () => {
  const passkey = await addPasskey(await join('copied1'))
  answerOf(await enterBy(passkey.answer(await nonce(), { signCount: 7 })))
  const copied = await enterBy(passkey.answer(await nonce(), { signCount: 7 }))
  expect(copied.body.error).toBe('passkeyRefused')
  answerOf(await enterBy(passkey.answer(await nonce(), { signCount: 8 })))
})

test('a passkey is added only as its device made it, and for a nonce of ours', async () => {
  const mali = await join('made1')
  const { uuid } = (await stack.ok('refreshData', {}, mali)).appUser!
  const passkey = makePasskey(site, uuid)
  const odd = [
    passkey.made('made-up'),
    passkey.made(await nonce(), { flags: 0x01 }),
    passkey.made(await nonce(), { host: 'parlour.example' }),
    { ...passkey.made(await nonce()), credential: 'another' },
    { ...passkey.made(await nonce()), publicKey: 'bm90IGEga2V5' },
  ]
  for (const made of odd)
    expect(await stack.refused('addPasskey', made, mali)).toBe('passkeyRefused')
  expect((await stack.ok('getSecondSteps', {}, mali)).passkeyList).toEqual([])
})

test('a step that somebody else set up is taken off by “this was not me”', async () => {
  const mali = await join('taken1')
  await setUpApp(mali)
  const id = await vi.waitFor(
    async () => {
      const { mailList } = await stack.ok('getMail2', { limit: 20 }, mali)
      return mailList.find(({ titleEn }) => titleEn === 'Your two-step login changed')!.id
    },
    { timeout: 30_000, interval: 100 },
  )
  const { mail } = await stack.ok('getMailDetail', { id }, mali)
  const token = mail.link?.path.split('#token=')[1] ?? ''
  await stack.ok('disownChange', { token })
  expect((await login(stack, 'taken1', password)).body.errcode).toBe(0)
})

test('who is told of a step is told after it, however early the telling began', async () => {
  const mali = await join('told1')
  const [teller] = createNoticeConsumers(stack.app)
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`select now()`)
    await setUpApp(mali)
    const news = {
      type: 'account.changed',
      playerId: mali.playerId,
      payload: { what: 'secondStep' },
    }
    await teller?.hear(tx, news as never)
  })
  const early = await stack.app.database.rows(sql`
    select from session_notices join player_second_steps using (player_id)
    where player_id = ${mali.playerId} and session_notices.created_at < confirmed_at`)
  expect(early).toHaveLength(0)
})

async function join(account: string): Promise<SignedIn> {
  return asPlayer(await register(stack, account, password))
}

async function setUpApp(as: SignedIn) {
  const begun = await stack.ok('beginAuthenticator', {}, as)
  expect(begun.address).toContain(`secret=${begun.secret}`)
  const secret = fromBase32(begun.secret)
  expect(await stack.refused('confirmAuthenticator', { code: '000000' }, as)).toBe('codeWrong')
  const code = await codeOf(secret)
  const { recoveryCodeList } = await stack.ok('confirmAuthenticator', { code }, as)
  // As if the half minute had passed in which the app was set up.
  await stack.app.database.run(sql`update player_second_steps set last_step = 0
    where player_id = ${as.playerId}`)
  return { secret, recoveryCodeList }
}

/** What the app shows by the clock of the database. */
async function codeOf(secret: Buffer): Promise<string> {
  const { at } = await stack.app.database.row<{ at: Date }>(sql`select now() as at`)
  return codeAt(secret, Math.floor(at.getTime() / 30_000))
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = text
    .split('')
    .map((l) => letters.indexOf(l).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function addPasskey(as: SignedIn) {
  const { uuid } = (await stack.ok('refreshData', {}, as)).appUser!
  const passkey = makePasskey(site, uuid)
  await stack.ok('addPasskey', passkey.made(await nonce()), as)
  return passkey
}

async function nonce(): Promise<string> {
  return (await stack.ok('preLogin', {})).nonce
}

function enterBy(passkey: ReturnType<ReturnType<typeof makePasskey>['answer']>) {
  return stack.call('passkeyLogin', { passkey, phoneinfoJsonModel })
}

/** The cookie that a right password earns who has a second step. */
async function firstStep(account: string): Promise<string> {
  const { password: jwe, keyId } = await seal(stack, account, password)
  const response = await fetch(`${stack.url}${apiPrefix}accountLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...device() },
    body: JSON.stringify({ account, password: jwe, keyId, phoneinfoJsonModel }),
  })
  const cookies = response.headers.getSetCookie()
  expect(cookies.some((line) => line.startsWith('parlour_session='))).toBe(false)
  const line = cookies.find((cookie) => cookie.startsWith('parlour_step='))
  return /=([^;]+)/.exec(line ?? '')?.[1] ?? ''
}

async function secondStep(ticket: string | null, code: string): Promise<string> {
  const headers: Record<string, string> =
    ticket === null ? {} : { cookie: `parlour_step=${ticket}` }
  const input = { code, phoneinfoJsonModel }
  const called = await stack.call('secondStepLogin', input, undefined, headers)
  return called.body.error ?? 'ok'
}

async function forgetTries({ playerId }: SignedIn): Promise<void> {
  await stack.app.database.run(sql`update player_second_steps
    set failed_at = failed_at - interval '16 minutes' where player_id = ${playerId}`)
}

async function age({ playerId }: SignedIn): Promise<void> {
  await stack.app.database.run(sql`update sessions
    set authenticated_at = now() - interval '11 minutes' where player_id = ${playerId}`)
}
