import type { Call } from '@parlour/contract/call.ts'
import { maxKeyLength } from '@parlour/contract/envelope.ts'
import { ZodObject } from 'zod'
import type { Caller, Request } from './caller.ts'
import { isProved } from './caller.ts'
import type { Queries } from './db.ts'
import { CallError, FrameFailure } from './failures.ts'
import { makeOnce } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { AnyHandler, App, Context, Once, Reader } from './module.ts'
import { PreparedAnswer } from './prepared.ts'

export type Asked = { call: Call; body: unknown; caller: Caller | null; request: Request }
type Output = object

/** The one way a call runs: caller, parse, transaction, idempotency key, handler, answer. */
export async function runCall(
  app: App,
  handler: AnyHandler,
  asked: Asked,
): Promise<Record<string, unknown> | PreparedAnswer> {
  const { call, caller, request } = asked
  if (!call.public && !caller) throw new FrameFailure('unauthorized')
  if ((request.idempotencyKey ?? '').length > maxKeyLength) throw new FrameFailure('keyTooLong')
  const { envelope, input } = parseInput(call, asked.body)
  const error: Context<Call>['error'] = (name, options) =>
    new CallError(name, call.errors[name] ?? 0, options?.keep ?? false)
  if (call.wantsProof && caller && !(await isProved(app.database.readsFor(caller), caller)))
    throw error('signInStale')
  const act: Act = async (given) => {
    // Who waited in vain for a connection and left is not worked for.
    if (request.hasLeft()) throw new FrameFailure('unavailable')
    const ctx = { ...given, caller, envelope, request, error }
    return checkOutput(app, call, await handler(ctx as never, input as never))
  }
  const once = makeOnce(app, { call, caller, request, input })
  const output = await runActing(app, asked, once, act).catch((fault: unknown) =>
    refuse(app, caller, fault),
  )
  if (output instanceof PreparedAnswer) return output
  return { code: 200, errcode: 0, ...(await addStanding(app, asked, output)) }
}

/** A refusal says what modules know of it: until when, and what is left. */
async function refuse(app: App, caller: Caller | null, fault: unknown): Promise<never> {
  if (fault instanceof CallError && caller) {
    for (const explain of app.explain) {
      const facts = await explain(app.database.readsFor(caller), caller.playerId, fault.errorName)
      if (facts) fault.facts = facts
    }
  }
  throw fault
}

type Act = (given: { app: Reader; tx: Queries; once?: Once }) => Promise<Output>

function runActing(
  app: App,
  { call, caller, request }: Asked,
  once: Once,
  act: Act,
): Promise<Output> {
  const { database } = app
  const { writes } = call
  if (writes === true) return once((tx) => act({ app, tx }))
  if (writes === 'late') return act({ app, tx: database, once })
  const playerId = caller?.playerId
  const reads = database.readsFor({ playerId, what: call.path, hasLeft: request.hasLeft })
  return act({ app: { ...app, database: reads }, tx: reads })
}

/**
 * How the player stands once a claim is made, where the call's answer has a place for it. It is
 * read anew for a repeated answer too, and missing it does not undo the claim.
 */
async function addStanding(app: App, { call, caller }: Asked, output: Output): Promise<Output> {
  if (!caller || !hasStanding(call)) return output
  const standing = await readStanding(app, caller.playerId).catch((error: unknown) => {
    app.log.error({ err: error, call: call.path }, 'the standing after a call could not be read')
  })
  return standing ? checkOutput(app, call, { ...output, standing }) : output
}

async function readStanding(app: App, playerId: number): Promise<object> {
  const reader = { ...app, database: app.database.readsFor({ playerId }) }
  const parts = await Promise.all(app.standing.map((read) => read(reader, playerId)))
  return Object.assign({}, ...parts)
}

function hasStanding({ output }: Call): boolean {
  return output instanceof ZodObject && 'standing' in output.shape
}

/** Outside production an answer that breaks the contract is a failure, not a surprise. */
function checkOutput(app: App, call: Call, output: unknown): Output {
  const isChecked = app.config.PARLOUR_MODE !== 'production' && !(output instanceof PreparedAnswer)
  if (isChecked) call.output.parse(output)
  return output as Output
}
