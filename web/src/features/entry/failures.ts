import { CallFailure, failureCode, NetworkFailure } from '../../calls/failures.ts'
import type { Message } from './message.ts'

type Messages = Readonly<Record<string, Message>>

/** Refusals of the contract that have a text of their own. */
const known: Messages = {
  wrongCredentials: ['login.loginFailed101'],
  accountLocked: ['login.loginFailed102'],
  accountTaken: ['login.loginFailed1018'],
  codeWrong: ['login.loginFailed1019'],
  codeExpired: ['login.loginFailed1020'],
  accountClosed: ['login.loginFailed1043'],
  tooManyAccounts: ['login.loginFailed1047'],
  sealExpired: ['login.loginFailed1049'],
  passwordTooCommon: ['login.passwordTooCommon'],
  signInStale: ['common.unproved'],
}
const phoneTaken: Messages = { mobileTaken: ['login.loginFailed1045'] }
const boundAlready: Messages = { alreadyBound: ['bind.failed1001'] }

/** What is said when signing in, registering or recovering was refused. */
export function entryFailure(error: unknown, { usesPhone = false } = {}): Message {
  return toMessage(error, usesPhone ? { ...known, ...phoneTaken } : known)
}

export function bindFailure(error: unknown): Message {
  return toMessage(error, { ...known, ...phoneTaken, ...boundAlready })
}

/** Of a password that is asked for once more: the account is not in question. */
export function proofFailure(error: unknown): Message {
  return toMessage(error, { ...known, wrongCredentials: ['login.wrongPassword'] })
}

/** Of a second step: its code comes from an app, not by text. */
export function stepFailure(error: unknown): Message {
  return toMessage(error, {
    ...known,
    codeWrong: ['login.stepWrong'],
    codeExpired: ['login.stepExpired'],
    passkeyRefused: ['login.passkeyRefused'],
  })
}

export function sendFailure(error: unknown): Message {
  if (!(error instanceof CallFailure)) return toMessage(error, {})
  return ['login.loginSendFail', { code: error.errcode }]
}

/** Whether a call was refused for exactly this reason of the contract. */
export function isRefusal(error: unknown, name: string): boolean {
  return error instanceof CallFailure && error.error === name
}

function toMessage(error: unknown, texts: Messages): Message {
  if (error instanceof NetworkFailure && error.status === null) return ['common.networkError']
  if (!(error instanceof CallFailure)) return ['login.loginFailed', { code: failureCode(error) }]
  const own = Object.hasOwn(texts, error.error) ? texts[error.error] : undefined
  return own ?? ['login.loginFailed', { code: error.errcode || error.code }]
}
