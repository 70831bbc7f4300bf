import type { RegistrationMode } from '@parlour/contract/registration-mode.ts'
import type { SiteConfig } from '../../site/config.ts'
import type { Message } from './message.ts'

/** The settings the fields are checked against. */
export type FieldBounds = Pick<
  SiteConfig,
  | 'accountLengthMin'
  | 'accountLengthMax'
  | 'usernameLengthMin'
  | 'usernameLengthMax'
  | 'passwordLengthMin'
  | 'passwordLengthMax'
  | 'accountRule'
>

export type Fields = { account: string; code: string; password: string; confirmation: string }
export type Problems = { [Field in keyof Fields]?: Message }

export function findUsernameProblem(text: string, site: FieldBounds): Message | undefined {
  const { usernameLengthMin: min, usernameLengthMax: max } = site
  const isNumber = /^\d+$/.test(text)
  const isRight = /^[a-zA-Z0-9]+$/.test(text) && !isNumber && isWithin(text, min, max)
  return isRight ? undefined : ['login.loginUsernameTip', { min, max }]
}

export function findPhoneProblem(text: string, site: FieldBounds): Message | undefined {
  const { accountLengthMin: min, accountLengthMax: max, accountRule } = site
  const digit = accountRule.mobileStartsWith
  if (text !== '' && !text.startsWith(digit)) return ['errInputText.mobileInputTips1', { digit }]
  const isRight = /^\d+$/.test(text) && isWithin(text, min, max)
  return isRight ? undefined : ['login.loginPhoneTip', { min, max }]
}

export function findPasswordProblem(text: string, site: FieldBounds): Message | undefined {
  const { passwordLengthMin: min, passwordLengthMax: max } = site
  return isWithin(text, min, max) ? undefined : ['login.loginPasswordTip', { min, max }]
}

export function findConfirmationProblem(text: string, password: string): Message | undefined {
  return text !== '' && text === password ? undefined : ['login.loginConfirmationTip']
}

export function findOtpProblem(code: string): Message | undefined {
  return /^\d{6}$/.test(code) ? undefined : ['login.loginOtpTip']
}

/** What is wrong with a form, by field. The server checks the same. */
export function findProblems(fields: Fields, mode: RegistrationMode, site: FieldBounds): Problems {
  const findAccountProblem = mode.usesPhone ? findPhoneProblem : findUsernameProblem
  const all: { [Field in keyof Fields]: Message | undefined } = {
    account: findAccountProblem(fields.account, site),
    code: mode.needsOtp ? findOtpProblem(fields.code) : undefined,
    password: findPasswordProblem(fields.password, site),
    confirmation: findConfirmationProblem(fields.confirmation, fields.password),
  }
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined))
}

function isWithin({ length }: string, min: number, max: number): boolean {
  return length >= min && length <= max
}
