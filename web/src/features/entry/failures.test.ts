import { entryErrors } from '@parlour/contract/entities/entry.ts'
import { expect, test } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { bindFailure, entryFailure, isRefusal, sendFailure } from './failures.ts'

const refused = (error: string, errcode = 0) =>
  new CallFailure('accountLogin', { code: 200, errcode, error })

test.each([
  ['wrongCredentials', 'login.loginFailed101'],
  ['accountLocked', 'login.loginFailed102'],
  ['accountTaken', 'login.loginFailed1018'],
  ['codeWrong', 'login.loginFailed1019'],
  ['codeExpired', 'login.loginFailed1020'],
  ['accountClosed', 'login.loginFailed1043'],
  ['tooManyAccounts', 'login.loginFailed1047'],
  ['sealExpired', 'login.loginFailed1049'],
] as const)('%s has its own text, which ends with its number', (name, key) => {
  expect(entryFailure(refused(name))).toEqual([key])
  expect(key).toBe(`login.loginFailed${entryErrors[name]}`)
})

test('a taken number has its own text only where a phone number registers', () => {
  const taken = refused('mobileTaken', 1045)
  expect(entryFailure(taken, { usesPhone: true })).toEqual(['login.loginFailed1045'])
  expect(entryFailure(taken)).toEqual(['login.loginFailed', { code: 1045 }])
})

test('any other refusal gives the general text with its number', () => {
  const { challengeFailed } = entryErrors
  expect(entryFailure(refused('challengeFailed', challengeFailed))).toEqual([
    'login.loginFailed',
    { code: challengeFailed },
  ])
  expect(entryFailure(refused('toString', 9500))).toEqual(['login.loginFailed', { code: 9500 }])
  const withCodeOnly = new CallFailure('accountLogin', { code: 503, errcode: 0 })
  expect(entryFailure(withCodeOnly)).toEqual(['login.loginFailed', { code: 503 }])
})

test('no network says so', () => {
  expect(entryFailure(new NetworkFailure('accountLogin', null))).toEqual(['common.networkError'])
})

test('a fault of ours is not told as no network', () => {
  const failure = entryFailure(new NetworkFailure('accountLogin', null, 502))
  expect(failure).toEqual(['login.loginFailed', { code: 502 }])
})

test('a code that was not sent is told with its number', () => {
  expect(sendFailure(refused('tooSoon', 1002))).toEqual(['login.loginSendFail', { code: 1002 }])
})

test('binding has texts for a bound account and a number of somebody else', () => {
  expect(bindFailure(refused('alreadyBound'))).toEqual(['bind.failed1001'])
  expect(bindFailure(refused('mobileTaken'))).toEqual(['login.loginFailed1045'])
})

test('a refusal is told from another by its name', () => {
  expect(isRefusal(refused('challengeFailed'), 'challengeFailed')).toBe(true)
  expect(isRefusal(refused('consentMissing'), 'challengeFailed')).toBe(false)
  expect(isRefusal(new Error('x'), 'challengeFailed')).toBe(false)
})
