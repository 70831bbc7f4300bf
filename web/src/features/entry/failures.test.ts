import { entryErrors } from '@parlour/contract/entities/entry.ts'
import { expect, test } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { bindFailure, entryFailure, isRefusal, sendFailure } from './failures.ts'

const refused = (errcode: number, error = '') =>
  new CallFailure('accountLogin', { code: 200, errcode, error })

test.each([101, 102, 1018, 1019, 1020, 1043, 1047, 1049])('%d has its own text', (errcode) => {
  expect(entryFailure(refused(errcode))).toEqual([`login.loginFailed${errcode}`])
})

test('1045 has its own text only where a phone number registers', () => {
  expect(entryFailure(refused(1045), { usesPhone: true })).toEqual(['login.loginFailed1045'])
  expect(entryFailure(refused(1045))).toEqual(['login.loginFailed', { code: 1045 }])
})

test('any other refusal gives the general text with its number', () => {
  for (const errcode of [entryErrors.challengeFailed, 1051, 9500])
    expect(entryFailure(refused(errcode))).toEqual(['login.loginFailed', { code: errcode }])
  const withCodeOnly = new CallFailure('accountLogin', { code: 503, errcode: 0 })
  expect(entryFailure(withCodeOnly)).toEqual(['login.loginFailed', { code: 503 }])
})

test('no network says so', () => {
  expect(entryFailure(new NetworkFailure('accountLogin', null))).toEqual(['common.networkError'])
})

test('a code that was not sent is told with its number', () => {
  expect(sendFailure(refused(1002))).toEqual(['login.loginSendFail', { code: 1002 }])
})

test('binding has texts for a bound account and a number of somebody else', () => {
  expect(bindFailure(refused(1001))).toEqual(['bind.failed1001'])
  expect(bindFailure(refused(1045))).toEqual(['login.loginFailed1045'])
})

test('a refusal is told from another by its name', () => {
  expect(isRefusal(refused(1050, 'challengeFailed'), 'challengeFailed')).toBe(true)
  expect(isRefusal(refused(1055, 'consentMissing'), 'challengeFailed')).toBe(false)
  expect(isRefusal(new Error('x'), 'challengeFailed')).toBe(false)
})
