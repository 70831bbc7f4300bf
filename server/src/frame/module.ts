import type { Call, Calls, ErrorOf } from '@parlour/contract/call.ts'
import type { Envelope } from '@parlour/contract/envelope.ts'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Caller, Request } from './caller.ts'
import type { Config } from '../config.ts'
import type { Database, Queries, Tx } from './db.ts'
import type { Consumer } from './events.ts'
import type { CallError } from './failures.ts'
import type { Metrics } from './metrics.ts'
import type { Notifications } from './notifications.ts'
import type { Job } from './schedule.ts'
import type { Stream } from './stream.ts'

/** What every module may lean on. One for each process. */
export type App = {
  config: Config
  database: Database
  log: Logger
  metrics: Metrics
  notifications: Notifications
  stream: Stream
}

/** What a handler is given. */
export type Context<C extends Call> = {
  app: App
  /** A transaction in a call that writes; otherwise plain reads. */
  tx: C['writes'] extends true ? Tx : Queries
  caller: C['public'] extends true ? Caller | null : Caller
  envelope: Envelope
  request: Request
  /** The call's own error. With `keep`, what was written before it stays written. */
  error: (name: ErrorOf<C>, options?: { keep?: boolean }) => CallError
}

export type Handler<C extends Call> = (
  ctx: Context<C>,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']>>

/** A module's handlers are a plain object that `satisfies Handlers<typeof itsCalls>`. */
export type Handlers<Group extends Calls> = { [Name in keyof Group]: Handler<Group[Name]> }

/** A handler whose call is known only at run time. The table of calls keeps the two together. */
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>

/** A module's door for the frame: the calls it serves, the events it hears, the timers it runs. */
export type Module = {
  handlers?: Record<string, AnyHandler>
  consumers?: Consumer[]
  jobs?: Job[]
}
