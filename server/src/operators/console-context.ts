import type { Calls, ErrorOf } from '@parlour/contract/call.ts'
import type { z } from 'zod'
import type { CallError } from '../frame/failures.ts'
import { FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import type { OperatorSession } from './sessions.ts'

export type ConsoleContext<Errors> = {
  app: App
  session: OperatorSession | null
  address: string
  /** Where the console's page came from; a passkey is good there alone. */
  origin: string
  /** Becomes the session's cookie; null takes it away. */
  setToken: (token: string | null) => void
  error: (name: Errors & string) => CallError
}
export type ConsoleHandlers<Group extends Calls> = {
  [Name in keyof Group]: (
    ctx: ConsoleContext<ErrorOf<Group[Name]>>,
    input: z.output<Group[Name]['input']>,
  ) => Promise<z.input<Group[Name]['output']>>
}

/** For calls that are not public: somebody is there. */
export function signedIn(session: OperatorSession | null): OperatorSession {
  if (!session) throw new FrameFailure('unauthorized')
  return session
}
