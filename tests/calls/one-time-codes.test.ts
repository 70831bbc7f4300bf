import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { smsWorkBits, smsWorkSalt } from '@parlour/contract/sms-work.ts'
import { makeOtp, withdrawOtp } from '@parlour/server/players/otp.ts'
import { errorOf } from '../stack/door.ts'
import { login, register, seal, solve } from '../stack/entering.ts'
import { startOddGateway } from '../stack/odd-gateway.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'

const faultsOf = ({ app }: Stack) => app.metrics.registry.metrics()

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('bind a mobile once; the code is single use and the number cannot be shared', async () => {
  const [mali, somchai] = [await stack.signIn(), await stack.signIn()]
  const bind = (as: SignedIn, mobile: string, code: string) =>
    stack.call('bindAccount', { countryCode: '66', mobile, code }, as)
  await stack.sendCode('0811111112', 2)
  const code = await stack.sandbox.readCode('66811111112')
  expect((await bind(mali, '0811111112', '000000')).body.error).toBe('codeWrong')
  const bound = await bind(mali, '0811111112', code)
  expect(bound.body).toMatchObject({ appUser: { mobile: '081•••1112' } })
  expect((await bind(somchai, '0811111112', code)).body.error).toBe('codeExpired')
  expect((await bind(mali, '0811111112', code)).body.error).toBe('alreadyBound')
})

test('of 20 players binding one number at once, one wins', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => stack.signIn()))
  await stack.sendCode('0812222222', 2)
  const code = await stack.sandbox.readCode('66812222222')
  const answers = await Promise.all(
    players.map((as) =>
      stack.call('bindAccount', { countryCode: '66', mobile: '0812222222', code }, as),
    ),
  )
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
})

test('five wrong guesses end a code, even guessed in parallel', async () => {
  const mali = await stack.signIn()
  await stack.sendCode('0813333333', 2)
  const code = await stack.sandbox.readCode('66813333333')
  const guess = (text: string) =>
    stack.call('bindAccount', { countryCode: '66', mobile: '0813333333', code: text }, mali)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const answers = await Promise.all(Array.from({ length: 50 }, () => guess(wrong)))
  expect(answers.filter(({ body }) => body.error === 'codeWrong')).toHaveLength(5)
  expect((await guess(code)).body.error).toBe('codeExpired')
})

test('are not sent twice within a minute, nor to a bad number', async () => {
  expect((await stack.sendCode('0814444444', 0)).body.errcode).toBe(0)
  expect((await stack.sendCode('0814444444', 0)).body.error).toBe('tooSoon')
  expect((await stack.sendCode('8144444444', 0)).body.error).toBe('mobileMalformed')
  expect((await stack.sendCode('0815550000', 0)).body.error).toBe('notSent')
})

test('a forgotten password costs no text to a number that nobody has', async () => {
  expect((await stack.sendCode('0819990001', 1)).body.errcode).toBe(0)
  await expect(stack.sandbox.readCode('66819990001')).rejects.toThrow('no code was sent')
})

test.each(['882', '979', '1', '660'])('no text goes to country %s', async (countryCode) => {
  const asked = { countryCode, mobile: '0819990002', type: 0 } as const
  expect(await stack.refused('smsSend', asked)).toBe('mobileMalformed')
})

test('the whole site sends so many texts an hour, and no more', async () => {
  const small = await stack.another(undefined, { SMS_PER_HOUR: '1' })
  await stack.sendCode('0819990003', 0)
  const asked = { countryCode: '66', mobile: '0819990004', type: 0 } as const
  expect(await small.refused('smsSend', asked)).toBe('tooManyCodes')
  expect(await faultsOf(small)).toContain('parlour_faults_total{where="smsBudget"} 1')
  await small.stop()
})

test('answer the same for known and unknown numbers', async () => {
  await stack.sendCode('0816666666', 2)
  const mali = await stack.signIn()
  const code = await stack.sandbox.readCode('66816666666')
  await stack.ok('bindAccount', { countryCode: '66', mobile: '0816666666', code }, mali)
  await stack.app.database.run(sql`update otp_codes set created_at = now() - interval '1 hour'`)
  const keys = async (mobile: string) =>
    Object.keys((await stack.sendCode(mobile, 1)).body).toSorted()
  expect(await keys('0816666666')).toEqual(await keys('0817777777'))
})

test('who has a number is told by no gateway that refuses, and by none that is slow', async () => {
  const held: (() => void)[] = []
  const gateway = await startOddGateway((_request, answer) => void held.push(() => answer(500)))
  const env = { SMS_URL: `${gateway.url}/send`, SMS_TOKEN: 'token' }
  const slow = await stack.another(undefined, env)
  const mali = await stack.signIn()
  await stack.app.database.run(sql`update players set mobile = '66819990012'
    where player_id = ${mali.playerId}`)
  const ask = async (mobile: string) =>
    errorOf(await slow.call('smsSend', { countryCode: '66', mobile, type: 1 }))
  expect([await ask('0819990012'), await ask('0819990013')]).toEqual(['ok', 'ok'])
  await vi.waitFor(() => expect(held).toHaveLength(1), 30_000)
  expect(await ask('0819990012')).toBe('tooSoon')
  for (const refuse of held) refuse()
  await vi.waitFor(async () => expect(await ask('0819990012')).toBe('ok'), 30_000)
  await slow.stop()
  gateway.stop()
})

test('set a forgotten password and sign every device out', async () => {
  const made = asPlayer(await register(stack, 'forgetful', password))
  await stack.sendCode('0818888888', 2)
  const bindCode = await stack.sandbox.readCode('66818888888')
  const bind = { countryCode: '66', mobile: '0818888888', code: bindCode }
  await stack.ok('bindAccount', bind, made)
  await stack.app.database.run(sql`update otp_codes set created_at = now() - interval '1 hour'`)
  await stack.sendCode('0818888888', 1)
  const code = await vi.waitFor(async () => {
    const newest = await stack.sandbox.readCode('66818888888')
    expect(newest).not.toBe(bindCode)
    return newest
  }, 30_000)
  const fresh = 'another secret phrase'
  const { password: jwe, keyId } = await seal(stack, '0818888888', fresh)
  const reset = { countryCode: '66', mobile: '0818888888', code, password: jwe, keyId }
  await stack.ok('forgetPassword', reset)
  expect((await stack.call('listSessions', {}, made)).status).toBe(401)
  expect((await login(stack, 'forgetful', password)).body.error).toBe('wrongCredentials')
  expect((await login(stack, '0818888888', fresh)).body.errcode).toBe(0)
})

test('beyond the free texts of an hour a stranger works for a code', async () => {
  const busy = await stack.another(undefined, { SMS_FREE_PER_HOUR: '0' })
  const asked = { countryCode: '66', mobile: '0819990001', type: 0 } as const
  expect(await busy.refused('smsSend', asked)).toBe('workNeeded')
  const { nonce } = await busy.ok('preLogin', {})
  const salt = smsWorkSalt(nonce, '66819990001')
  const work = { nonce, answer: solve({ salt, zeroBits: smsWorkBits }) }
  const other = { ...asked, mobile: '0819990002', work }
  expect(await busy.refused('smsSend', other)).toBe('workNeeded')
  await busy.ok('smsSend', { ...asked, work })
  await stack.app.database.run(sql`update otp_codes set created_at = now() - interval '10 minutes'
    where mobile = '66819990001'`)
  expect(await busy.refused('smsSend', { ...asked, work })).toBe('workNeeded')
  const mali = await stack.signIn()
  await stack.app.database.run(sql`update players set mobile = '66819990003'
    where player_id = ${mali.playerId}`)
  await busy.ok('smsSend', { ...asked, mobile: '0819990003', type: 1 }, mali)
  await busy.stop()
})

test('codes that strangers ask for leave a player’s own ones alone', async () => {
  await stack.app.database.run(sql`insert into otp_codes
      (purpose, mobile, code_hash, address, created_at, expires_at)
    select 'forget', '66811119876', 'x', 'far', now() - interval '3 hours', now()
    from generate_series(1, 10)`)
  await stack.sendCode('0811119876', 2)
  expect(await stack.sandbox.readCode('66811119876')).toMatch(/^\d{6}$/)
})

test('a text the gateway may have sent after all counts for the day of its number', async () => {
  const wanted = wantedBy('far', '66810009876')
  const outcomes: string[] = []
  await stack.app.database.transaction(async (tx) => {
    for (let n = 0; n < 11; n++) {
      const made = await makeOtp(tx, wanted)
      outcomes.push(typeof made === 'string' ? made : 'made')
      if (typeof made !== 'string') await withdrawOtp(tx, made.otpId)
    }
    await tx.run(sql`delete from otp_codes where mobile = ${wanted.mobile}`)
  })
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'made'), 'tooManyCodes'])
})

test('a household has twenty an hour, from however many of its addresses', async () => {
  const refused = []
  for (let n = 1; n <= 21; n++)
    refused.push(await make(wantedBy(`2001:db8:5:6::${n.toString(16)}`, `6681${n}0001111`)))
  expect(refused.map((one) => one === 'tooManyCodes')).toEqual([
    ...Array.from({ length: 20 }, () => false),
    true,
  ])
})

test('of many at once to one range of numbers no more are sent than in turn', async () => {
  const range = Array.from({ length: 60 }, (_, n) =>
    wantedBy(`198.51.100.${n}`, `66877770${100 + n}`),
  )
  const made = await Promise.all(range.map(make))
  expect(made.filter((one) => one !== 'tooManyCodes')).toHaveLength(30)
})

type Wanted = Parameters<typeof makeOtp>[1]

function wantedBy(address: string, mobile: string): Wanted {
  const { PARLOUR_SECRET: secret } = stack.app.config
  return { purpose: 'register', mobile, address, secret, perHour: 1e6, freePerHour: 1e6 }
}

const make = (wanted: Wanted) => stack.app.database.transaction((tx) => makeOtp(tx, wanted))
