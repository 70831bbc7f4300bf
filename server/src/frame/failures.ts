import type { FrameError } from '@parlour/contract/envelope.ts'
import { frameErrors, maxKeyLength } from '@parlour/contract/envelope.ts'
import { isDeadMachine } from './dead-machine.ts'

/** One of a call's own errors: a fact the player's page knows how to tell. */
export class CallError extends Error {
  readonly errorName: string
  readonly errcode: number
  readonly isKept: boolean
  /** What the page can tell beside the name. */
  facts: object = {}
  constructor(errorName: string, errcode: number, isKept: boolean) {
    super(errorName)
    this.errorName = errorName
    this.errcode = errcode
    this.isKept = isKept
  }
}

/** An error of the frame: the call never reached its handler, or the handler failed. */
export class FrameFailure extends Error {
  readonly errorName: FrameError
  constructor(errorName: FrameError, message?: string) {
    super(message ?? messages[errorName])
    this.errorName = errorName
  }
}

const messages: Record<FrameError, string> = {
  unauthorized: 'sign in first: the token or its cookie is missing or no longer valid',
  badInput: 'the body does not fit the call',
  unknownCall: 'there is no such call',
  wrongMethod: 'calls are made with POST',
  keyReused: 'this idempotency key was used for another request',
  bodyTooLarge: 'the body is too large',
  notJson: 'the body must be JSON (content-type application/json)',
  tooManyCalls: 'too many calls, try again in a minute',
  keyTooLong: `an idempotency key has at most ${maxKeyLength} characters`,
  failed: 'something went wrong on our side; nothing was changed',
  unavailable: 'not available for a moment, try again',
}

export type Answered = { status: number; body: Record<string, unknown> }

/** Every error there is, as the answer it becomes. Unknown ones say nothing of their inside. */
export function answerFailure(error: unknown): Answered {
  if (error instanceof CallError)
    return {
      status: 200,
      body: { code: 200, errcode: error.errcode, error: error.errorName, ...error.facts },
    }
  const failure = error instanceof FrameFailure ? error : new FrameFailure(frameErrorOf(error))
  const { errcode, status } = frameErrors[failure.errorName]
  return {
    status,
    body: { code: status, errcode, error: failure.errorName, message: failure.message },
  }
}

/** Whether the error is ours to repair, and so worth an error line in the log. */
export function isFault(error: unknown): boolean {
  if (error instanceof CallError) return false
  return !(error instanceof FrameFailure) && frameErrorOf(error) === 'failed'
}

function frameErrorOf(error: unknown): FrameError {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'notJson'
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'bodyTooLarge'
  if (isLostDatabase(error)) return 'unavailable'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'badInput'
  return 'failed'
}

/** Connection, shutdown and waiting for a lock, the socket, and a pool that is all taken. */
function isLostDatabase(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const isLost = /^(57P|55P03)/.test(code) || lostSocket.has(code)
  return isLost || isDeadMachine(error) || lostMessages.test(message)
}

const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'])

/** What the driver says without a code. */
const lostMessages = new RegExp(
  [
    '^timeout exceeded when trying to connect',
    '^Connection terminated',
    '^Client has encountered a connection error',
  ].join('|'),
)
