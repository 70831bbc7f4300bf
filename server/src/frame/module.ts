import type { DepositBonus } from '@parlour/contract/deposit-bonus.ts'
import type { Call, Calls, ErrorOf, OutputOf } from '@parlour/contract/call.ts'
import type { Envelope } from '@parlour/contract/envelope.ts'
import type { siteCalls } from '@parlour/contract/player/site.ts'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Caller, Request } from './caller.ts'
import type { Config } from '../config.ts'
import type { Database, Queries, Reads, Tx } from './db.ts'
import type { Consumer } from './events.ts'
import type { CallError } from './failures.ts'
import type { Metrics } from './metrics.ts'
import type { Notifications } from './notifications.ts'
import type { Job } from './schedule.ts'
import type { Stream } from './stream.ts'
import type { Traces } from './traces.ts'
import type { InTurn } from './turns.ts'

/**
 * What every module may lean on, and what modules hand to earlier ones. One for each process.
 * `inTurn`: one after the other for the same wish of a player.
 */
export type App = Reader & { database: Database; inTurn: InTurn }

/** The same for a call that only reads. */
export type Reader = {
  config: Config
  database: Reads
  log: Logger
  metrics: Metrics
  notifications: Notifications
  stream: Stream
  traces: Traces
  consumers: Consumer[]
  offers: Offers[]
  siteParts: ReadSiteParts[]
  standing: ReadStanding[]
  explain: Explain[]
  own: OwnRows[]
}

/** What is bought with a deposit, or earned by one, as the module knows it that offers it. */
export type Offers = {
  /** The price of what a deposit is made for; null when it is not on sale to this player. */
  findPrice(app: Reader, tx: Tx, wanted: Wanted): Promise<Price | null>
  /** What a plain deposit from this amount on earns. */
  listEarnings(app: Reader, queries: Queries, playerId: number): Promise<Earning[]>
}
export type Wanted = { playerId: number; actType: number; awardId: number | null }
export type Price = number | 'anyAmount'
export type Earning = DepositBonus & { actType: number }

/** What a module adds to the site's config. */
export type ReadSiteParts = (app: Reader) => Promise<SiteParts>
type WholeConfig = Extract<OutputOf<typeof siteCalls.appConfig>, { changed: true }>
export type SiteParts = Pick<
  WholeConfig,
  'appUserLevelConfigList' | 'appInviteConditionList' | 'appPropConfigMap'
>

/** What a module tells of the player in the answer of every claim, once it is made. */
export type ReadStanding = (app: Reader, playerId: number) => Promise<object>

/** What a module adds to a refusal: until when, and what is left. */
export type Explain = (
  queries: Queries,
  playerId: number,
  errorName: string,
) => Promise<Explained | null>
export type Explained = { left?: number; until?: number | null }

/** What a module keeps about one player: told to them on demand, and taken out after closing. */
export type OwnRows = {
  /** Parts of the copy that a player may have, by name. Never a secret. */
  tells?: Record<string, (queries: Queries, owner: Owner) => Promise<object[]>>
  /** A month after closing: what nobody is bound to keep. */
  leaves?: (tx: Tx, playerId: number) => Promise<void>
  /** When the law's time is over: the rest, but for the books. */
  forgets?: (tx: Tx, playerId: number) => Promise<void>
}
type Owner = { playerId: number; secret: string }

/** Does the work in a transaction, once for what was asked; a repeat gets the first answer. */
export type Once = {
  <Output extends object>(work: (tx: Tx) => Promise<Output>): Promise<Output>
  /** The answer of what was asked before under the same key, word for word; null when new. */
  findAnswer<Output extends object>(): Promise<Output | null>
}

/** What a handler is given. */
export type Context<C extends Call> = {
  app: C['writes'] extends false ? Reader : App
  /** A transaction in a call that writes; otherwise, and before late writing, plain reads. */
  tx: C['writes'] extends true ? Tx : Queries
  /** The transaction of a call that writes late, to be begun when the slow work is done. */
  once: C['writes'] extends 'late' ? Once : never
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
  consumers?: (app: App) => Consumer[]
  jobs?: Job[]
  offers?: Offers
  siteParts?: ReadSiteParts
  standing?: ReadStanding
  explain?: Explain
  own?: OwnRows
}
