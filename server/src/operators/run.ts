import { createHash } from 'node:crypto'
import type { ErrorOf } from '@parlour/contract/call.ts'
import type { OperatorCall, OperatorCalls } from '@parlour/contract/operator/operator-call.ts'
import type { z } from 'zod'
import type { Queries, Tx } from '../frame/db.ts'
import { CallError } from '../frame/failures.ts'
import { parseInput } from '../frame/input.ts'
import type { App } from '../frame/module.ts'
import { addAudit } from './audit.ts'
import type { Operator } from './operators.ts'

export type OperatorContext<C extends OperatorCall> = {
  app: App
  tx: C['writes'] extends true ? Tx : Queries
  operator: Operator
  error: (name: ErrorOf<C>) => CallError
}
export type OperatorHandlers<Group extends OperatorCalls> = {
  [Name in keyof Group]: (
    ctx: OperatorContext<Group[Name]>,
    input: z.output<Group[Name]['input']>,
  ) => Promise<z.input<Group[Name]['output']>>
}
export type AnyOperatorHandler = (ctx: never, input: never) => Promise<object>

export class NotPermitted extends Error {}

type Asked = { call: OperatorCall; handler: AnyOperatorHandler; body: unknown; operator: Operator }

/** The one way an operator's call runs: may I, parse, transaction, act, audit, answer. */
export async function runOperatorCall(app: App, asked: Asked): Promise<object> {
  const { call, handler, body, operator } = asked
  if (!operator.permissions.includes(call.permission))
    throw new NotPermitted(`${operator.name} lacks ${call.permission}`)
  const { input } = parseInput(call, body)
  const error = (name: string) => new CallError(name, call.errors[name] ?? 0, false)
  const act = (tx: Queries) => handler({ app, tx, operator, error } as never, input as never)
  if (!call.writes) return act(app.database)
  return app.database.transaction(async (tx) => {
    const output = await act(tx)
    const subject = subjectOf(input as object)
    const detail = { ...shorten(input as object), ...outcomeOf(output) }
    await addAudit(tx, { operatorId: operator.operatorId, action: call.path, subject, detail })
    return output
  })
}

type Subject = {
  orderId?: string
  playerId?: number
  lineId?: number
  rechargeType?: number
  provider?: string
}

function subjectOf({ orderId, playerId, lineId, rechargeType, provider }: Subject): string {
  return orderId ?? String(playerId ?? lineId ?? rechargeType ?? provider ?? '')
}

const longText = 1_000

/** A whole file is not copied into the audit: its hash tells which it was. */
function shorten(input: object): object {
  const short = (value: unknown): unknown =>
    typeof value === 'string' && value.length > longText
      ? `sha256:${createHash('sha256').update(value).digest('hex')}`
      : value
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, short(value)]))
}

/** What a person saw is not copied into the audit; what it led to is. */
function outcomeOf(output: object): object {
  return 'status' in output ? { status: output.status } : {}
}
