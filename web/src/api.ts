import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { calls } from '@parlour/contract/index.ts'
import { callTable } from 'virtual:calls'
import { noteServerTime } from './browser/clock.ts'
import { getEnvelope } from './browser/envelope.ts'
import { makeExchange, type SendOptions } from './browser/exchange.ts'
import { findFingerprint, waitForFingerprint } from './browser/fingerprint.ts'
import { goTo } from './browser/navigation.ts'
import { loginPathFrom } from './browser/return-path.ts'
import { clearSession, findToken } from './session/store.ts'

export { CallFailure, NetworkFailure } from './browser/failures.ts'

export type Calls = typeof calls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = InputOf<Calls[N]>
export type CallOutput<N extends CallName> = OutputOf<Calls[N]>

const exchange = makeExchange({
  table: callTable,
  fetch: (...request) => fetch(...request),
  getEnvelope,
  findToken,
  findFingerprint,
  waitForFingerprint,
  noteHeaders: noteServerTime,
  endSession,
  makeActionKey,
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
  return (await exchange(name, input, options)) as CallOutput<N>
}

/** One per user action: a retry of the same action passes the same key. */
export function makeActionKey(): string {
  return crypto.randomUUID()
}

function endSession(): void {
  const wanted = location.pathname + location.search
  clearSession()
  goTo(loginPathFrom(wanted), { replace: true })
}
