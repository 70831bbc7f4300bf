import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { consoleCalls } from '@parlour/contract/operator/console.ts'
import type { operatorCalls } from '@parlour/contract/operator/index.ts'

type Calls = typeof consoleCalls & typeof operatorCalls
export type CallName = keyof Calls
export type CallInput<N extends CallName> = InputOf<Calls[N]>
export type CallOutput<N extends CallName> = OutputOf<Calls[N]>

/** A call that was answered with an error, or not at all (`unreachable`). */
export class CallFailure extends Error {
  readonly error: string
  readonly status: number
  constructor(error: string, status: number) {
    super(error)
    this.error = error
    this.status = status
  }
}

/** What calls need of the session, which stands on them: main hands it over. */
export type CallSession = {
  endSession: () => void
  /** The act wants the second factor again; whether it was shown. */
  proveAgain: () => Promise<boolean>
}
let session: CallSession = {
  endSession: () => undefined,
  proveAgain: () => Promise.resolve(false),
}

export function sendAs(given: CallSession): void {
  session = given
}

type Options = {
  /** Asked by the page itself: it keeps nobody signed in. */
  isBackground?: boolean
}

/** The one way calls leave the browser. */
export async function send<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: Options = {},
): Promise<CallOutput<N>> {
  try {
    return (await ask(name, input, options)) as CallOutput<N>
  } catch (failure) {
    const isStale = failure instanceof CallFailure && failure.error === 'proofStale'
    if (!isStale || !(await session.proveAgain())) throw failure
    return (await ask(name, input, options)) as CallOutput<N>
  }
}

async function ask(name: string, input: object, { isBackground }: Options): Promise<unknown> {
  const response = await fetch(`/operator/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isBackground && { 'x-background': '1' }) },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new CallFailure('unreachable', 0)
  })
  const answer = (await response.json().catch(() => {
    throw new CallFailure('unreachable', response.status)
  })) as { errcode: number; error?: string }
  if (response.status === 401) session.endSession()
  if (answer.errcode !== 0) throw new CallFailure(answer.error ?? 'failed', response.status)
  return answer
}
