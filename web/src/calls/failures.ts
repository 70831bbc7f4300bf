import type { Answer } from '@parlour/contract/envelope.ts'

type Refused = Pick<Answer, 'errcode' | 'code' | 'error' | 'left' | 'until'>

/** The server understood the call and answered with an errcode. */
export class CallFailure extends Error {
  readonly callName: string
  readonly errcode: number
  readonly code: number
  /** The error's name in the contract, for programs. */
  readonly error: string
  /** What a limit leaves, and until when it or a break stands in the way. */
  readonly left: number | undefined
  readonly until: number | null | undefined

  constructor(callName: string, answer: Refused) {
    super(`${callName} answered ${answer.errcode} ${answer.error ?? ''}`.trim())
    this.name = 'CallFailure'
    this.callName = callName
    this.errcode = answer.errcode
    this.code = answer.code
    this.error = answer.error ?? ''
    this.left = answer.left
    this.until = answer.until
  }
}

/** No usable answer came: offline, cut off, too slow, or something else than JSON in between. */
export class NetworkFailure extends Error {
  readonly callName: string
  readonly isTimeout: boolean
  /** What came instead of an answer: then the line is there, and the fault is ours. */
  readonly status: number | null

  constructor(callName: string, cause: unknown, status: number | null = null) {
    super(`${callName} got no answer`, { cause })
    this.name = 'NetworkFailure'
    this.callName = callName
    this.status = status
    this.isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
  }
}

/** What is shown in brackets so that customer service can look it up. */
export function failureCode(error: unknown): string | number {
  if (error instanceof NetworkFailure) return error.status ?? '-'
  return error instanceof CallFailure ? error.errcode : '-'
}
