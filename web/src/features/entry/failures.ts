import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import type { Message } from './message.ts'

/** Refusals that have a text of their own; the numbers are the contract's. */
const known: Readonly<Record<number, Message>> = {
  101: ['login.loginFailed101'],
  102: ['login.loginFailed102'],
  1018: ['login.loginFailed1018'],
  1019: ['login.loginFailed1019'],
  1020: ['login.loginFailed1020'],
  1043: ['login.loginFailed1043'],
  1047: ['login.loginFailed1047'],
  1049: ['login.loginFailed1049'],
}
const phoneTaken: Readonly<Record<number, Message>> = { 1045: ['login.loginFailed1045'] }
const boundAlready: Readonly<Record<number, Message>> = { 1001: ['bind.failed1001'] }

/** What is said when signing in, registering or recovering was refused. */
export function entryFailure(error: unknown, { usesPhone = false } = {}): Message {
  return toMessage(error, usesPhone ? { ...known, ...phoneTaken } : known)
}

export function bindFailure(error: unknown): Message {
  return toMessage(error, { ...known, ...phoneTaken, ...boundAlready })
}

export function sendFailure(error: unknown): Message {
  if (!(error instanceof CallFailure)) return toMessage(error, {})
  return ['login.loginSendFail', { code: error.errcode }]
}

/** Whether a call was refused for exactly this reason of the contract. */
export function isRefusal(error: unknown, name: string): boolean {
  return error instanceof CallFailure && error.error === name
}

function toMessage(error: unknown, texts: Readonly<Record<number, Message>>): Message {
  if (error instanceof NetworkFailure) return ['common.networkError']
  if (!(error instanceof CallFailure)) return ['login.loginFailed', { code: '-' }]
  const code = error.errcode || error.code
  return texts[code] ?? ['login.loginFailed', { code }]
}
