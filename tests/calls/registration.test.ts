import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { readSettings } from '@parlour/server/frame/settings.ts'
import type { Called } from '../stack/door.ts'
import { errorOf } from '../stack/door.ts'
import { consent, login, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'
import type { CallAnswer, SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const errors = (answers: Called[]) => answers.map(errorOf).toSorted()

/** What the house heard of a new player. */
async function namesOfEvents(made: Called<CallAnswer<'accountRegist'>>): Promise<string[]> {
  const rows = await stack.app.database.rows<{ type: string }>(sql`
    select type from events where player_id = ${asPlayer(made).playerId}`)
  return rows.map(({ type }) => type)
}

test('opens an account, signs in, and the same name signs in again', async () => {
  const made = await register(stack, 'Orchid1', password)
  expect(made.body).toMatchObject({ code: 200, errcode: 0, appUser: { account: 'orchid1' } })
  const orchid = asPlayer(made)
  await stack.ok('listSessions', {}, orchid)
  const again = await login(stack, 'ORCHID1', password)
  expect(again.body).toMatchObject({ appUser: { id: orchid.playerId } })
})

test('of 20 at once for one name, one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register(stack, 'jasmine', password)),
  )
  const taken: string[] = Array.from({ length: 19 }, () => 'accountTaken')
  expect(errors(answers)).toEqual([...taken, 'ok'])
})

test.each([
  ['a name with a space', 'two words', password, {}, 'accountMalformed'],
  ['a name of digits', '0812345678', password, {}, 'accountMalformed'],
  ['a short name', 'abc', password, {}, 'accountMalformed'],
  ['a short password', 'lotus1', 'short', {}, 'passwordMalformed'],
  [
    'old terms',
    'lotus2',
    password,
    { consent: { ...consent, termsVersion: '0' } },
    'consentMissing',
  ],
])('%s is refused', async (_what, account, secret, more, error) => {
  expect((await register(stack, account, secret, more)).body.error).toBe(error)
})

test('without a declaration of age it is refused', async () => {
  const { password: jwe, keyId } = await seal(stack, 'lotus3', password)
  const asked = { account: 'lotus3', password: jwe, keyId, countryCode: '66', phoneinfoJsonModel }
  const called = await stack.post('accountRegist', { ...asked, consent: { termsVersion: '1' } })
  expect(errorOf(called)).toBe('badInput')
})

test('takes the superior from the invite code, once and for good', async () => {
  const inviter = await register(stack, 'banyan', password)
  const inviteCode = inviter.body.inviteCode
  const invited = asPlayer(await register(stack, 'seedling', password, { inviteCode }))
  const { body } = await stack.call('getAfterLoginInfo', {}, invited)
  expect(body).toMatchObject({ session: { appUser: { pid: asPlayer(inviter).playerId } } })
  const other = asPlayer(await register(stack, 'willow', password))
  const fill = await stack.call('agentFill', { pid: other.playerId }, invited)
  expect(fill.body.error).toBe('alreadyHasSuperior')
})

test('a superior is never oneself, nobody, or somebody of the own team', async () => {
  const [root, leaf] = [
    asPlayer(await register(stack, 'fern01', password)),
    asPlayer(await register(stack, 'fern02', password)),
  ]
  const fill = async (player: SignedIn, pid: number) =>
    (await stack.call('agentFill', { pid }, player)).body.error ?? 'ok'
  expect(await fill(root, root.playerId)).toBe('ownTeam')
  expect(await fill(root, 1)).toBe('unknownSuperior')
  expect(await fill(leaf, root.playerId)).toBe('ok')
  expect(await fill(root, leaf.playerId)).toBe('ownTeam')
})

test('a superior can be named as many days after registering as the settings say', async () => {
  const superior = asPlayer(await register(stack, 'ashtree', password))
  const player = asPlayer(await register(stack, 'sapling', password))
  const fill = async () =>
    (await stack.call('agentFill', { pid: superior.playerId }, player)).body.error ?? 'ok'
  await stack.change({ rules: { superiorWithinDays: 0 } })
  expect(await fill()).toBe('tooLate')
  await stack.change({ rules: { superiorWithinDays: 1 } })
  expect(await fill()).toBe('ok')
  await stack.change({ rules: {} })
})

test('with a code, as the settings say; without one it is refused', async () => {
  await stack.change({ registerType: 'phone', otpStatus: true })
  const plain = await register(stack, '0821234567', password)
  expect(plain.body.error).toBe('wrongRegisterType')
  await stack.sendCode('0821234567', 0)
  const code = await stack.sandbox.readCode('66821234567')
  const attempt = async (given: string) => {
    const { password: jwe, keyId } = await seal(stack, '0821234567', password)
    return stack.call('accountRegist4', {
      account: '0821234567',
      password: jwe,
      keyId,
      code: given,
      countryCode: '66',
      phoneinfoJsonModel,
      consent,
    })
  }
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await attempt(wrong)).body.error).toBe('codeWrong')
  const made = await attempt(code)
  expect(made.body).toMatchObject({
    appUser: { mobile: '082•••4567', accountType: 1 },
  })
  expect(await namesOfEvents(made)).toContain('mobile.bound')
  await stack.change({ registerType: 'other' })
})

test('without a code the number is a name, not a bound mobile', async () => {
  await stack.change({ registerType: 'phoneNoOtp' })
  const made = await register(stack, '0831234567', password)
  expect(made.body).toMatchObject({ appUser: { mobile: null, accountType: 1 } })
  expect(await namesOfEvents(made)).not.toContain('mobile.bound')
  expect((await register(stack, '1831234567', password)).body.error).toBe('accountMalformed')
  expect((await register(stack, '0831234567', password)).body.error).toBe('mobileTaken')
  await stack.change({ registerType: 'other' })
})

test('with a password of the house’s list it is refused', async () => {
  const file = path.join(stack.app.config.DATA_DIR, 'passwords.txt')
  mkdirSync(stack.app.config.DATA_DIR, { recursive: true })
  const lines = Array.from({ length: 3_000 }, (_, n) => `a quaint phrase ${n}`)
  writeFileSync(file, lines.join('\n'))
  const strict = await stack.another(undefined, { PASSWORD_LIST: file })
  const made = await register(strict, 'listed1', 'a quaint phrase 77')
  expect(errorOf(made)).toBe('passwordTooCommon')
  expect(errorOf(await register(strict, 'listed1', 'a quaint phrase x'))).toBe('ok')
  await strict.stop()
})

test('can be switched off', async () => {
  const { settings } = await readSettings(stack.app.database)
  await stack.change({ switches: { ...settings.switches, registration: false } })
  expect((await register(stack, 'tooLate1', password)).body.error).toBe('switchedOff')
  await stack.change({ switches: { ...settings.switches, registration: true } })
})
