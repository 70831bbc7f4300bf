import { registrationMode } from '@parlour/contract/registration-mode.ts'
import { describe, expect, test } from 'vitest'
import {
  findConfirmationProblem,
  findOtpProblem,
  findPasswordProblem,
  findPhoneProblem,
  findProblems,
  findUsernameProblem,
} from './rules.ts'

const site = {
  accountLengthMin: 9,
  accountLengthMax: 10,
  usernameLengthMin: 4,
  usernameLengthMax: 16,
  passwordLengthMin: 8,
  passwordLengthMax: 64,
  accountRule: { mobileStartsWith: '0' },
}
const anyDigit = { ...site, accountRule: { mobileStartsWith: '' } }
const usernameTip = ['login.loginUsernameTip', { min: 4, max: 16 }]
const phoneTip = ['login.loginPhoneTip', { min: 9, max: 10 }]
const firstDigitTip = ['errInputText.mobileInputTips1', { digit: '0' }]
const passwordTip = ['login.loginPasswordTip', { min: 8, max: 64 }]

test.each([
  ['', usernameTip],
  ['abc', usernameTip],
  ['0812345678', usernameTip],
  ['mali', undefined],
  ['Mali21', undefined],
  ['a'.repeat(16), undefined],
  ['a'.repeat(17), usernameTip],
  ['mali star', usernameTip],
  ['mali_star', usernameTip],
  ['มะลิมะลิ', usernameTip],
])('username %j', (text, problem) => {
  expect(findUsernameProblem(text, site)).toEqual(problem)
})

test.each([
  ['', site, phoneTip],
  ['08123456', site, phoneTip],
  ['081234567', site, undefined],
  ['0812345678', site, undefined],
  ['08123456789', site, phoneTip],
  ['8123456789', site, firstDigitTip],
  ['8123456789', anyDigit, undefined],
  ['081234567a', site, phoneTip],
])('phone number %j', (text, bounds, problem) => {
  expect(findPhoneProblem(text, bounds)).toEqual(problem)
})

test.each([
  ['', passwordTip],
  ['1234567', passwordTip],
  ['12345678', undefined],
  ['x'.repeat(64), undefined],
  ['x'.repeat(65), passwordTip],
])('password %j', (text, problem) => {
  expect(findPasswordProblem(text, site)).toEqual(problem)
})

test.each([
  ['', '', ['login.loginConfirmationTip']],
  ['', 'secret12', ['login.loginConfirmationTip']],
  ['secret13', 'secret12', ['login.loginConfirmationTip']],
  ['secret12', 'secret12', undefined],
])('confirmation %j of password %j', (text, password, problem) => {
  expect(findConfirmationProblem(text, password)).toEqual(problem)
})

test.each([
  ['', ['login.loginOtpTip']],
  ['12345', ['login.loginOtpTip']],
  ['12345x', ['login.loginOtpTip']],
  ['123456', undefined],
])('one-time code %j', (code, problem) => {
  expect(findOtpProblem(code)).toEqual(problem)
})

describe('the registration form', () => {
  const empty = { account: '', code: '', password: '', confirmation: '' }
  const mode = (
    registerType: 'phone' | 'phoneNoOtp' | 'other',
    otpStatus: boolean,
    green = false,
  ) => registrationMode({ registerType, otpStatus, mode: green ? 'green' : 'normal' })

  test.each([
    ['username', mode('other', true), usernameTip, false],
    ['phone with a code', mode('phone', true), phoneTip, true],
    ['phone while codes are off', mode('phone', false), phoneTip, false],
    ['phone without a code', mode('phoneNoOtp', true), phoneTip, false],
    ['green asks for a phone and a code', mode('other', true, true), phoneTip, true],
    ['green, phone without a code', mode('phoneNoOtp', true, true), phoneTip, false],
  ])('by %s', (_name, registration, accountTip, asksCode) => {
    const problems = findProblems(empty, registration, site)
    expect(problems.account).toEqual(accountTip)
    expect(problems.code !== undefined).toBe(asksCode)
  })

  test('without a fault has no problems', () => {
    const right = { account: 'mali', code: '', password: 'secret12', confirmation: 'secret12' }
    expect(findProblems(right, mode('other', true), site)).toEqual({})
  })
})
