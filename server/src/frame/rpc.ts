import type { Call } from '@parlour/contract/call.ts'
import type { Caller, Request } from './caller.ts'
import type { Queries, Tx } from './db.ts'
import { CallError, FrameFailure } from './failures.ts'
import { answerOnce, forgetKey } from './idempotency.ts'
import { parseInput } from './input.ts'
import type { AnyHandler, App, Context } from './module.ts'
import { PreparedAnswer } from './prepared.ts'

export type Asked = { call: Call; body: unknown; caller: Caller | null; request: Request }
type Output = object

/** The one way a call runs: parse, caller, transaction, idempotency key, handler, answer. */
export async function runCall(
  app: App,
  handler: AnyHandler | undefined,
  asked: Asked,
): Promise<Record<string, unknown> | PreparedAnswer> {
  const { call, caller, request } = asked
  const { envelope, input } = parseInput(call, asked.body)
  if (!call.public && !caller) throw new FrameFailure('unauthorized')
  if (!handler) throw new FrameFailure('notBuilt', `${call.path} is not built yet`)
  const act = async (tx: Queries): Promise<Output> => {
    const error: Context<Call>['error'] = (name, options) =>
      new CallError(name, call.errors[name] ?? 0, options?.keep ?? false)
    const ctx = { app, tx, caller, envelope, request, error }
    return checkOutput(app, call, await handler(ctx as never, input as never))
  }
  const output = call.writes ? await runWriting(app, asked, input, act) : await act(app.database)
  return output instanceof PreparedAnswer ? output : { code: 200, errcode: 0, ...output }
}

/** A kept error commits first and is raised afterwards, so that a failed try can be counted. */
async function runWriting(
  app: App,
  { call, caller, request }: Asked,
  input: unknown,
  act: (tx: Tx) => Promise<Output>,
): Promise<Output> {
  const outcome = await app.database.transaction(async (tx) => {
    const key = caller && request.idempotencyKey
    try {
      return key
        ? await answerOnce(tx, { key, call: call.path, input, playerId: caller.playerId }, act)
        : await act(tx)
    } catch (error) {
      if (!(error instanceof CallError && error.isKept)) throw error
      if (key) await forgetKey(tx, caller.playerId, key)
      return error
    }
  })
  if (outcome instanceof CallError) throw outcome
  return outcome
}

/** Outside production an answer that breaks the contract is a failure, not a surprise. */
function checkOutput(app: App, call: Call, output: unknown): Output {
  const isChecked = app.config.PARLOUR_MODE !== 'production' && !(output instanceof PreparedAnswer)
  if (isChecked) call.output.parse(output)
  return output as Output
}
