import { sql } from '@parlour/server/frame/db.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { answerOf } from '../stack/door.ts'
import { device, login, register, seal, solve } from '../stack/entering.ts'
import type { CallInput, SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('a session whose player proved nothing lately changes nothing that matters', async () => {
  const mali = await join('stale1')
  await age(mali, '11 minutes')
  const card = { bankId: 1, accountName: 'Mali', cardNum: '1234567890' }
  const walletPassword = '482915'
  const refused = [
    await stack.refused(
      'bindAccount',
      { countryCode: '66', mobile: '0810000001', code: '123456' },
      mali,
    ),
    await stack.refused('addBankInfo', card, mali),
    await stack.refused('modifyBankInfo', { id: 1, ...card, walletPassword }, mali),
    await stack.refused('safeboxPasswordInit', { walletPassword }, mali),
    await stack.refused(
      'modifySafePassword',
      { proof: { by: 'password', walletPassword }, newWalletPassword: '719253' },
      mali,
    ),
  ]
  expect(new Set(refused)).toEqual(new Set(['signInStale']))
  const proved = await prove(mali, 'stale1', password)
  await stack.ok('safeboxPasswordInit', { walletPassword }, proved)
})

test('a proof renews the session; the old halves are good for a minute', async () => {
  const before = await join('renew1')
  const after = await prove(before, 'renew1', password)
  expect(after.token).not.toBe(before.token)
  expect(after.cookie).not.toBe(before.cookie)
  for (const pair of [before, after, { ...before, cookie: after.cookie }])
    await stack.ok('listSessions', {}, pair)
  expect((await stack.ok('listSessions', {}, after)).sessionList).toHaveLength(1)
  await stack.app.database.run(sql`update sessions
    set rotated_at = now() - interval '61 seconds' where player_id = ${before.playerId}`)
  const copy = await stack.another()
  expect((await copy.call('listSessions', {}, before)).status).toBe(401)
  expect((await copy.call('listSessions', {}, { ...before, cookie: after.cookie })).status).toBe(
    401,
  )
  await copy.ok('listSessions', {}, after)
  await copy.stop()
})

test('a session gives nobody more guesses at the password', async () => {
  const mali = await join('guess1')
  await stack.app.database.run(sql`insert into login_failures (subject)
    select ${`player:${mali.playerId} at guess1`} from generate_series(1, 8)`)
  const tries = Array.from({ length: 4 }, (_, at) => `wrong password ${at}`)
  const said: (string | undefined)[] = []
  for (const guess of tries) said.push((await tryPassword(mali, 'guess1', guess)).body.error)
  expect(said.filter((error) => error === 'wrongCredentials')).toHaveLength(2)
  expect(said.at(-1)).toBe('accountLocked')
})

test('who has a bound mobile can prove it by a code that is sent there', async () => {
  const mali = await join('coded1')
  expect(await stack.refused('sendOwnCode', {}, mali)).toBe('mobileUnbound')
  await bind(mali, '0810000002')
  await age(mali, '1 day')
  await stack.app.database.run(
    sql`update otp_codes set created_at = created_at - interval '1 hour'`,
  )
  await stack.ok('sendOwnCode', {}, mali)
  expect(await stack.refused('sendOwnCode', {}, mali)).toBe('tooSoon')
  const code = await stack.sandbox.readCode('66810000002')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await stack.refused('reauthenticate', { by: 'code', code: wrong }, mali)).toBe('codeWrong')
  const proved = await stack.call('reauthenticate', { by: 'code', code }, mali)
  const again = { ...mali, token: answerOf(proved).token, cookie: proved.cookie ?? '' }
  await stack.ok('safeboxPasswordInit', { walletPassword: '482915' }, again)
  expect(await stack.refused('reauthenticate', { by: 'code', code }, again)).toBe('codeExpired')
})

test('a new password wants the old one and signs every other device out', async () => {
  const mali = await join('change1')
  const other = asPlayer(await login(stack, 'change1', password, 'a tablet'))
  expect((await change(mali, 'change1', 'not the old one', 'another secret')).body.error).toBe(
    'wrongCredentials',
  )
  expect((await change(mali, 'change1', password, 'short')).body.error).toBe('passwordMalformed')
  const changed = await change(mali, 'change1', password, 'another secret')
  const renewed = { ...mali, token: answerOf(changed).token, cookie: changed.cookie ?? '' }
  await stack.ok('listSessions', {}, renewed)
  expect((await stack.call('listSessions', {}, other)).status).toBe(401)
  expect((await login(stack, 'change1', password)).body.error).toBe('wrongCredentials')
  expect((await login(stack, 'change1', 'another secret')).body.errcode).toBe(0)
})

test('who never had a password sets one only right after signing in', async () => {
  const mali = await stack.signIn('social1')
  await age(mali, '11 minutes')
  expect((await change(mali, 'social1', null, 'a first secret')).body.error).toBe('signInStale')
  await age(mali, '1 minute')
  expect((await change(mali, 'social1', null, 'a first secret')).body.errcode).toBe(0)
  expect((await login(stack, 'social1', 'a first secret')).body.errcode).toBe(0)
})

test('signing in ends the session the browser came with', async () => {
  const before = await join('again1')
  const { password: jwe, keyId } = await seal(stack, 'again1', password)
  const origin = { phoneinfoJsonModel: phone, account: 'again1' }
  const called = await stack.call('accountLogin', { ...origin, password: jwe, keyId }, before)
  await stack.ok('listSessions', {}, asPlayer(called))
  expect((await stack.call('listSessions', {}, before)).status).toBe(401)
})

test('every such change is told by mail, and by text where there is a number', async () => {
  const mali = await join('told1')
  await bind(mali, '0810000003')
  await stack.ok('safeboxPasswordInit', { walletPassword: '482915' }, mali)
  await login(stack, 'told1', password, 'a device never seen')
  const titles = await vi.waitFor(async () => {
    const { mailList } = await stack.ok('getMail2', { limit: 20 }, mali)
    expect(mailList).toHaveLength(3)
    return mailList.map(({ titleEn }) => titleEn)
  }, waiting)
  expect(titles.toSorted()).toEqual([
    'A login from a new device',
    'A phone number was linked',
    'Your wallet PIN was set or changed',
  ])
  await vi.waitFor(async () => {
    const response = await fetch(`${stack.sandbox.url}/sms/messages?to=66810000003`)
    expect(await response.text()).toContain('/not-me#token=')
  }, waiting)
})

test('“this was not me” signs everybody out, holds withdrawals, and works once', async () => {
  const mali = await join('disown1')
  await stack.ok('safeboxPasswordInit', { walletPassword: '482915' }, mali)
  const token = await readToken(mali)
  expect(await stack.refused('disownChange', { token: `${token}x` })).toBe('unknownNotice')
  const strange = `0${token.slice(token.indexOf('.'))}`
  expect(await stack.refused('disownChange', { token: strange })).toBe('unknownNotice')
  expect(await stack.ok('disownChange', { token })).toEqual(
    expect.objectContaining({ hasMobile: false }),
  )
  expect((await stack.call('listSessions', {}, mali)).status).toBe(401)
  expect(await stack.refused('disownChange', { token })).toBe('unknownNotice')
  const back = asPlayer(await login(stack, 'disown1', password))
  expect(await obstaclesOf(back)).toContain('passwordDue')
  const changed = await change(back, 'disown1', password, 'another secret')
  const renewed = { ...back, token: answerOf(changed).token, cookie: changed.cookie ?? '' }
  expect(await obstaclesOf(renewed)).not.toContain('passwordDue')
})

const waiting = { timeout: 30_000, interval: 100 }
const phone: CallInput<'accountLogin'>['phoneinfoJsonModel'] = {
  channel: 'WEB',
  appId: 'com.demo.web',
  os: 'Linux',
  isBrowser: 1,
  version: '1.0.28',
  deviceModel: 'Test browser',
  deviceIdJsonModel: { afuid: '' },
}

async function join(account: string): Promise<SignedIn> {
  return asPlayer(await register(stack, account, password))
}

async function age({ playerId }: SignedIn, span: string): Promise<void> {
  await stack.app.database.run(sql`update sessions
    set authenticated_at = now() - ${span}::interval where player_id = ${playerId}`)
}

async function bind(as: SignedIn, mobile: string): Promise<void> {
  await stack.sendCode(mobile, 2)
  const code = await stack.sandbox.readCode(`66${mobile.slice(1)}`)
  await stack.ok('bindAccount', { countryCode: '66', mobile, code }, as)
}

async function tryPassword(as: SignedIn, account: string, guess: string) {
  const attempt = async () => {
    const {
      password: jwe,
      keyId,
      challenge,
    } = await seal(stack, account, guess, { device: account })
    const challengeAnswer = challenge ? solve(challenge) : undefined
    const proof = { by: 'password', password: jwe, keyId, challengeAnswer } as const
    return stack.call('reauthenticate', proof, as, device(account))
  }
  const called = await attempt()
  return called.body.error === 'challengeFailed' ? attempt() : called
}

async function prove(as: SignedIn, account: string, right: string): Promise<SignedIn> {
  const called = await tryPassword(as, account, right)
  return { ...as, token: answerOf(called).token, cookie: called.cookie ?? '' }
}

async function change(as: SignedIn, account: string, old: string | null, fresh: string) {
  const { password: jwe, keyId, nonce } = await seal(stack, account, fresh)
  const sealedOld = old === null ? null : await seal(stack, account, old, { nonce })
  const oldPassword = sealedOld?.password
  return stack.call('changePassword', { password: jwe, keyId, oldPassword }, as, device(account))
}

async function readToken(as: SignedIn): Promise<string> {
  const id = await vi.waitFor(async () => {
    const { mailList } = await stack.ok('getMail2', { limit: 20 }, as)
    return mailList[0]!.id
  }, waiting)
  const { mail } = await stack.ok('getMailDetail', { id }, as)
  return mail.link?.path.split('#token=')[1] ?? ''
}

async function obstaclesOf(as: SignedIn): Promise<string[]> {
  const { obstacleList } = await stack.ok('getExchange', {}, as)
  return obstacleList.map(({ name }) => name)
}
