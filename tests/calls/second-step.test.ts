import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { atOnce } from '../stack/activity-stack.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import { login, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'
import { codeOf, firstStep, fromBase32, secondStep, setUpApp } from '../stack/second-steps.ts'
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
  const { secret, recoveryCodeList } = await setUpApp(stack, mali)
  expect(recoveryCodeList).toHaveLength(10)
  expect((await login(stack, 'app1', password)).body.error).toBe('secondStepDue')
  const ticket = await firstStep(stack, 'app1')
  expect(await secondStep(stack, ticket, '000000')).toBe('codeWrong')
  expect(await secondStep(stack, null, await codeOf(stack, secret))).toBe('codeExpired')
  expect(await secondStep(stack, 'made-up', await codeOf(stack, secret))).toBe('codeExpired')
  expect(await secondStep(stack, ticket, await codeOf(stack, secret))).toBe('ok')
})

test('a code of the app is good once, and a recovery code too', async () => {
  const mali = await join('once1')
  const { secret, recoveryCodeList } = await setUpApp(stack, mali)
  const code = await codeOf(stack, secret)
  const ticket = await firstStep(stack, 'once1')
  const outcomes = await atOnce(() => secondStep(stack, ticket, code))
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
  await forgetTries(mali)
  const [recovery = ''] = recoveryCodeList
  expect(await secondStep(stack, ticket, recovery.toUpperCase().replace('-', ''))).toBe('ok')
  expect(await secondStep(stack, ticket, recovery)).toBe('codeWrong')
  const { recoveryCodesLeft } = await stack.ok('getSecondSteps', {}, mali)
  expect(recoveryCodesLeft).toBe(9)
})

test('an app that was begun and never confirmed counts for nothing', async () => {
  const mali = await join('begun1')
  const begun = fromBase32((await stack.ok('beginAuthenticator', {}, mali)).secret)
  const bySecondStep = async () => ({ by: 'secondStep', code: await codeOf(stack, begun) }) as const
  expect(await stack.refused('reauthenticate', await bySecondStep(), mali)).toBe('codeWrong')
  await addPasskey(mali)
  const ticket = await firstStep(stack, 'begun1')
  expect(await secondStep(stack, ticket, await codeOf(stack, begun))).toBe('codeWrong')
  expect(await stack.refused('reauthenticate', await bySecondStep(), mali)).toBe('codeWrong')
})

test('after five wrong codes none is looked at for a while, not even the right one', async () => {
  const mali = await join('guess1')
  const { secret } = await setUpApp(stack, mali)
  const ticket = await firstStep(stack, 'guess1')
  const outcomes = await atOnce(() => secondStep(stack, ticket, '000000'))
  expect(outcomes.filter((outcome) => outcome === 'codeWrong')).toHaveLength(5)
  expect(await secondStep(stack, ticket, await codeOf(stack, secret))).toBe('accountLocked')
  await forgetTries(mali)
  expect(await secondStep(stack, ticket, await codeOf(stack, secret))).toBe('ok')
})

test('nothing that opens an account is stored as it is', async () => {
  const mali = await join('sealed1')
  const { secret, recoveryCodeList } = await setUpApp(stack, mali)
  const { rows } = await stack.app.database.row<{ rows: string }>(sql`
    select (select jsonb_agg(to_jsonb(s)) from player_second_steps s)::text
      || (select jsonb_agg(to_jsonb(c)) from player_recovery_codes c)::text
      || coalesce((select jsonb_agg(to_jsonb(k)) from idempotency_keys k)::text, '') as rows`)
  expect(rows).not.toContain(secret.toString('hex'))
  for (const code of recoveryCodeList) expect(rows).not.toContain(code)
})

test('who has a second step proves by it, also before money leaves', async () => {
  const mali = await join('prove2')
  const { secret } = await setUpApp(stack, mali)
  await age(mali)
  expect(await stack.refused('removeSecondStep', {}, mali)).toBe('signInStale')
  const asked = { amount: 100_00, bankCardId: 1, walletPassword: '482915' }
  expect(await stack.refused('exchange', asked, mali)).toBe('signInStale')
  const { password: jwe, keyId } = await seal(stack, 'prove2', password)
  const byPassword = { by: 'password', password: jwe, keyId } as const
  expect(await stack.refused('reauthenticate', byPassword, mali)).toBe('secondStepDue')
  const wrong = { by: 'secondStep', code: '000000' } as const
  expect(await stack.refused('reauthenticate', wrong, mali)).toBe('codeWrong')
  const code = await codeOf(stack, secret)
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

test('who is frozen comes in by passkey and by code; who has left does not', async () => {
  const mali = await join('frozen1')
  const { secret } = await setUpApp(stack, mali)
  const passkey = await addPasskey(mali)
  const enter = async () => {
    const byKey = errorOf(await enterBy(passkey.answer(await nonce())))
    await stack.app.database.run(sql`update player_second_steps set last_step = 0
      where player_id = ${mali.playerId}`)
    return [byKey, await secondStep(stack, ticket, await codeOf(stack, secret))]
  }
  const ticket = await firstStep(stack, 'frozen1')
  await setState(mali, 'frozen')
  expect(await enter()).toEqual(['ok', 'ok'])
  await setState(mali, 'closed')
  expect(await enter()).toEqual(['accountClosed', 'accountClosed'])
})

async function join(account: string): Promise<SignedIn> {
  return asPlayer(await register(stack, account, password))
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

async function forgetTries({ playerId }: SignedIn): Promise<void> {
  await stack.app.database.run(sql`update player_second_steps
    set failed_at = failed_at - interval '16 minutes' where player_id = ${playerId}`)
}

async function setState({ playerId }: SignedIn, state: string): Promise<void> {
  await stack.app.database.run(sql`update players set state = ${state}
    where player_id = ${playerId}`)
}

async function age({ playerId }: SignedIn): Promise<void> {
  await stack.app.database.run(sql`update sessions
    set authenticated_at = now() - interval '11 minutes' where player_id = ${playerId}`)
}
