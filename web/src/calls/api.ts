import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { callTable } from 'virtual:calls'
import { noteServerTime } from '../browser/clock.ts'
import { getEnvelope } from '../browser/envelope.ts'
import { preview } from '../browser/preview.ts'
import { findFingerprint, waitForFingerprint } from '../browser/fingerprint.ts'
import { makeRequest, type SendOptions } from './request.ts'

export { CallFailure, NetworkFailure } from './failures.ts'

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = InputOf<Calls[N]>
export type CallOutput<N extends CallName> = OutputOf<Calls[N]>

/** What calls need of the session. It stands on them, so main hands it over. */
export type CallSession = {
  findToken: () => string | null
  /** A call that needs a player was refused. */
  endSession: () => void
  /** A call wants the player to prove who they are; whether they did. It is then sent again. */
  proveAgain: () => Promise<boolean>
}

let session: CallSession = {
  findToken: () => null,
  endSession: () => undefined,
  proveAgain: () => Promise.resolve(false),
}

const request = makeRequest({
  table: callTable,
  fetch: (...asked) => fetch(...asked),
  getEnvelope,
  preview,
  findToken: () => session.findToken(),
  findFingerprint,
  waitForFingerprint,
  noteHeaders: noteServerTime,
  endSession: () => session.endSession(),
  proveAgain: () => session.proveAgain(),
  makeActionKey: () => crypto.randomUUID(),
})

/**
 * Sends a call of the contract. Resolves with its answer; throws CallFailure for an errcode and
 * NetworkFailure when there was no answer.
 */
export async function send<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: SendOptions,
): Promise<CallOutput<N>> {
  return (await request(name, input, options)) as CallOutput<N>
}

export function sendAs(given: CallSession): void {
  session = given
}
