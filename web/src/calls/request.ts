import type { Answer, Envelope } from '@parlour/contract/envelope.ts'
import { CallFailure, NetworkFailure } from './failures.ts'

export const timeoutMs = 60_000
const unauthorized = 401

export type CallRow = readonly [path: string, isPublic: 0 | 1, writes: 0 | 1]
export type SendOptions = {
  signal?: AbortSignal
  /** As for a public call, a 401 leaves the session alone: the caller decides what it means. */
  isPublic?: boolean
  /** Carries the request in place of fetch: one that tells how much of a picture has left. */
  carry?: typeof fetch
}

/** What a call needs from its surroundings. */
export type Surroundings = {
  table: Record<string, CallRow>
  fetch: typeof fetch
  getEnvelope: () => Envelope
  preview?: string | null
  findToken: () => string | null
  findFingerprint: () => string | null
  waitForFingerprint: () => Promise<string | null>
  noteHeaders: (headers: Headers) => void
  /** A login call was refused: the session is over. */
  endSession: () => void
  /** The act wants the player to prove who they are; whether they did. */
  proveAgain: () => Promise<boolean>
  makeActionKey: () => string
}

/** The one way calls leave the browser. Typed by `send` in api.ts. */
export function makeRequest(around: Surroundings) {
  const keys = makeActionKeys(around.makeActionKey)
  const send = async (callName: string, input: object, options: SendOptions): Promise<Answer> => {
    const row = around.table[callName]
    if (!row) throw new Error(`no call named ${callName}`)
    const action = row[2] === 1 ? keys.begin(callName, input) : null
    const headers = await makeHeaders(around, row, action?.key)
    const answer = await request(around, callName, row[0], { headers, input, options })
    action?.end()
    const isPublic = row[1] === 1 || options.isPublic
    if (answer.code === unauthorized && !isPublic) around.endSession()
    if (answer.errcode !== 0) throw new CallFailure(callName, answer)
    return answer
  }
  return async (callName: string, input: object, options: SendOptions = {}): Promise<Answer> => {
    try {
      return await send(callName, input, options)
    } catch (error) {
      const isStale = error instanceof CallFailure && error.error === 'signInStale'
      if (!isStale || !(await around.proveAgain())) throw error
      return send(callName, input, options)
    }
  }
}

const lostKeyMs = 600_000

/**
 * The key of every call that writes. While its answer is missing, the same call with the same input
 * is the same action and keeps its key: a second tap, or another try after the line was lost.
 */
function makeActionKeys(makeKey: () => string) {
  const open = new Map<string, { key: string; begunAt: number }>()
  return {
    begin(callName: string, input: object) {
      const action = `${callName} ${JSON.stringify(input)}`
      const now = performance.now()
      for (const [lost, { begunAt }] of open) if (now - begunAt >= lostKeyMs) open.delete(lost)
      const begun = open.get(action) ?? { key: makeKey(), begunAt: now }
      open.set(action, begun)
      return { key: begun.key, end: () => void open.delete(action) }
    },
  }
}

type Parcel = { headers: Record<string, string>; input: object; options: SendOptions }

async function request(
  around: Surroundings,
  callName: string,
  path: string,
  { headers, input, options }: Parcel,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  let status: number | null = null
  try {
    const response = await (options.carry ?? around.fetch)(`/app/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...around.getEnvelope(), ...input }),
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    status = response.status
    around.noteHeaders(response.headers)
    return checkAnswer(await response.json())
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new NetworkFailure(callName, cause, isOurFault(status) ? status : null)
  }
}

/** A proxy of the player's own network answers with a page too, but not with one of these. */
function isOurFault(status: number | null): boolean {
  return status !== null && status >= 500
}

async function makeHeaders(
  around: Surroundings,
  [, isPublic, writes]: CallRow,
  actionKey: string | undefined,
): Promise<Record<string, string>> {
  const token = around.findToken()
  // What a visitor only reads must not wait for the fingerprint: the first screen hangs on it.
  const isWaiting = writes === 1 || isPublic === 0
  const fingerprint = isWaiting ? await around.waitForFingerprint() : around.findFingerprint()
  return {
    'content-type': 'application/json',
    ...(around.preview && { 'x-preview': around.preview }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(fingerprint && { 'x-device-fingerprint': fingerprint }),
    ...(actionKey !== undefined && { 'idempotency-key': actionKey }),
  }
}

function checkAnswer(answer: unknown): Answer {
  const { errcode, code } = (answer ?? {}) as Partial<Answer>
  if (typeof errcode !== 'number' || typeof code !== 'number') throw new TypeError('not an answer')
  return answer as Answer
}
