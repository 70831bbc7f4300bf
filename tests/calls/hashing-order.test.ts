import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { consent, device, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'

const { hash } = vi.hoisted(() => ({ hash: vi.fn(async (text: string) => `plain ${text}`) }))
vi.mock('@node-rs/argon2', () => ({
  hash,
  verify: async (stored: string, text: string) => stored === `plain ${text}`,
}))

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())
beforeEach(() => hash.mockClear())

const body = { countryCode: '66', phoneinfoJsonModel, consent }

test('a new password is not hashed for a wrong code', async () => {
  const { password: jwe, keyId } = await seal(stack, '0851112222', password)
  const reset = { countryCode: '66', mobile: '0851112222', code: '123456', password: jwe, keyId }
  expect(await stack.refused('forgetPassword', reset)).toBe('codeExpired')
  expect(hash).not.toHaveBeenCalled()
})

test('registration hashes nothing for a wrong code, and a right one is good once', async () => {
  await stack.change({ registerType: 'phone', otpStatus: true })
  await stack.sendCode('0851113333', 0)
  const code = await stack.sandbox.readCode('66851113333')
  const attempt = async (given: string) => {
    const account = '0851113333'
    const { password: jwe, keyId } = await seal(stack, account, password)
    const asked = { ...body, account, password: jwe, keyId, code: given }
    return (await stack.call('accountRegist4', asked, undefined, device(account))).body
  }
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await attempt(wrong)).error).toBe('codeWrong')
  expect(hash).not.toHaveBeenCalled()
  expect((await attempt(code)).errcode).toBe(0)
  expect((await attempt(code)).error).toBe('codeExpired')
  await stack.change({ registerType: 'other' })
})

test('registration hashes nothing for a taken name or a device that had its five', async () => {
  expect((await register(stack, 'takenname', password)).body.errcode).toBe(0)
  for (const i of [1, 2, 3, 4]) await open(`another${i}`)
  hash.mockClear()
  expect((await register(stack, 'takenname', password)).body.error).toBe('tooManyAccounts')
  expect(await open('takenname', 'other')).toBe('accountTaken')
  expect(hash).not.toHaveBeenCalled()
})

test('who shows no device is one device of their address', async () => {
  const opened = []
  for (const i of [1, 2, 3, 4, 5, 6]) opened.push(await open(`nodevice${i}`, ''))
  expect(opened).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'tooManyAccounts'])
})

test('a number that is bound cannot be taken for a name', async () => {
  await stack.sendCode('0851114444', 2)
  const code = await stack.sandbox.readCode('66851114444')
  const owner = asPlayer(await register(stack, 'bindsnumber', password))
  await stack.ok('bindAccount', { countryCode: '66', mobile: '0851114444', code }, owner)
  await stack.change({ registerType: 'phoneNoOtp' })
  expect((await register(stack, '0851114444', password)).body.error).toBe('mobileTaken')
  await stack.change({ registerType: 'other' })
})

async function open(account: string, from = 'takenname'): Promise<string> {
  const { password: jwe, keyId } = await seal(stack, account, password)
  const asked = { ...body, account, password: jwe, keyId }
  return (await stack.call('accountRegist', asked, undefined, device(from))).body.error ?? 'ok'
}
