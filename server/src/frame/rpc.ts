import type { Call } from '@parlour/contract/call.ts'
import { maxKeyLength } from '@parlour/contract/envelope.ts'
import type { Caller, Request } from './caller.ts'
import type { Queries } from './db.ts'
import { CallError, FrameFailure } from './failures.ts'
import { makeOnce } from './idempotency.ts'
import type { Once } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { AnyHandler, App, Context, Reader } from './module.ts'
import { PreparedAnswer } from './prepared.ts'

export type Asked = { call: Call; body: unknown; caller: Caller | null; request: Request }
type Output = object

/** The one way a call runs: caller, parse, transaction, idempotency key, handler, answer. */
export async function runCall(
  app: App,
  handler: AnyHandler | undefined,
  asked: Asked,
): Promise<Record<string, unknown> | PreparedAnswer> {
  const { call, caller, request } = asked
  if (!call.public && !caller) throw new FrameFailure('unauthorized')
  if ((request.idempotencyKey ?? '').length > maxKeyLength) throw new FrameFailure('keyTooLong')
  const { envelope, input } = parseInput(call, asked.body)
  if (!handler) throw new FrameFailure('notBuilt', `${call.path} is not built yet`)
  const error: Context<Call>['error'] = (name, options) =>
    new CallError(name, call.errors[name] ?? 0, options?.keep ?? false)
  const act: Act = async (given) => {
    const ctx = { ...given, caller, envelope, request, error }
    return checkOutput(app, call, await handler(ctx as never, input as never))
  }
  const output = await runActing(app, call, makeOnce(app, { call, caller, request, input }), act)
  return output instanceof PreparedAnswer ? output : { code: 200, errcode: 0, ...output }
}

type Act = (given: { app: Reader; tx: Queries; once?: Once }) => Promise<Output>

function runActing(app: App, { writes }: Call, once: Once, act: Act): Promise<Output> {
  const { database } = app
  if (writes === true) return once((tx) => act({ app, tx }))
  if (writes === 'late') return act({ app, tx: database, once })
  return act({ app: { ...app, database: database.reads }, tx: database.reads })
}

/** Outside production an answer that breaks the contract is a failure, not a surprise. */
function checkOutput(app: App, call: Call, output: unknown): Output {
  const isChecked = app.config.PARLOUR_MODE !== 'production' && !(output instanceof PreparedAnswer)
  if (isChecked) call.output.parse(output)
  return output as Output
}
