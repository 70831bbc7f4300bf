import { createHash } from 'node:crypto'
import type { ErrorOf } from '@parlour/contract/call.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import type { OperatorCall, OperatorCalls } from '@parlour/contract/operator/operator-call.ts'
import type { z } from 'zod'
import type { Queries, Tx } from '../frame/db.ts'
import { CallError } from '../frame/failures.ts'
import { cutText, parseInput } from '../frame/input.ts'
import type { App } from '../frame/module.ts'
import type { Asking } from './agreement.ts'
import { addAudit } from './audit.ts'
import { diffPaths } from './diff-paths.ts'
import type { Operator } from './operators.ts'

export type OperatorContext<C extends OperatorCall> = {
  app: App
  tx: C['writes'] extends true ? Tx : Queries
  operator: Operator
  error: (name: ErrorOf<C>) => CallError
  asked: Asking['asked']
  /** What the act found and what it left, for the audit: only what differs is kept. */
  note: (before: object, after: object) => void
  /** What the act is about, where its input does not name it. */
  about: (subject: string) => void
  /** Runs what was proposed, in this transaction, under both names. */
  perform: (proposal: Proposed) => Promise<object>
}
export type OperatorHandlers<Group extends OperatorCalls> = {
  [Name in keyof Group]: (
    ctx: OperatorContext<Group[Name]>,
    input: z.output<Group[Name]['input']>,
  ) => Promise<z.input<Group[Name]['output']>>
}
export type AnyOperatorHandler = (ctx: never, input: never) => Promise<object>
type Handlers = Record<string, AnyOperatorHandler>

export class NotPermitted extends Error {}

type Asked = {
  name: string
  handlers: Handlers
  body: unknown
  operator: Operator
  /** Where from, for the audit. */
  address?: string
  /** Nobody acts on what is read, as in a file: it may be some seconds old. */
  mayBeOld?: boolean
}
type Proposed = { action: string; input: unknown; approvalId: number; maker: string }
type Act = Asked & { proposed?: Proposed }

/** The one way an operator's call runs: may I, parse, transaction, act, audit, answer. */
export async function runOperatorCall(app: App, asked: Asked): Promise<object> {
  const call = callOf(asked.name)
  if (!call.writes) return begin(app, await readsFor(app, call, asked), asked).act()
  return app.database.transaction((tx) => actAndAudit(app, tx, asked))
}

/** The same of a call that writes, as a part of something larger. */
export function runOperatorCallWithin(app: App, tx: Tx, asked: Asked): Promise<object> {
  return actAndAudit(app, tx, asked)
}

export function callOf(name: string): OperatorCall {
  const call = (operatorCalls as OperatorCalls)[name]
  if (!call) throw new Error(`no operator call ${name}`)
  return call
}

/** Of these all is sums of the past, or lines that are written once and stay as they are. */
const past: readonly unknown[] = ['reports.read', 'ledger.read', 'audit.read']

/** What is past may be read where nobody waits for a bet. */
async function readsFor(
  { database }: App,
  { permission }: OperatorCall,
  { mayBeOld = false }: Asked,
): Promise<Queries> {
  return mayBeOld || past.includes(permission) ? database.readsBehind() : database
}

async function actAndAudit(app: App, tx: Tx, asked: Act): Promise<object> {
  const { act, asks, input, noted, named } = begin(app, tx, asked)
  const output = await act()
  const { operator, address, proposed } = asked
  const detail = {
    ...shorten(input),
    ...outcomeOf(output),
    ...(noted.length > 0 && { changes: noted }),
    ...(proposed && { proposedBy: proposed.maker, approvalId: proposed.approvalId }),
    ...(asks.proposalId !== null && { proposalId: asks.proposalId }),
    ...(address !== undefined && { address }),
  }
  const subject = named.at(-1) ?? subjectOf(input)
  await addAudit(tx, { operatorId: operator.operatorId, action: asked.name, subject, detail })
  return output
}

function begin(app: App, tx: Queries, asked: Act) {
  const { name, handlers, body, operator, proposed } = asked
  const call = callOf(name)
  const { permission } = call
  if (permission !== null && !operator.permissions.includes(permission))
    throw new NotPermitted(`${operator.name} lacks ${permission}`)
  const input = parseInput(call, body).input as object
  const noted: object[] = []
  const named: string[] = []
  const approvalId = proposed?.approvalId ?? null
  const asks = { action: name, input, permission, approvalId, proposalId: null as number | null }
  const ctx = {
    app,
    tx,
    operator,
    asked: asks,
    error: (errorName: string) => new CallError(errorName, call.errors[errorName] ?? 0, false),
    note: (before: object, after: object) => void noted.push(...diffPaths(before, after)),
    about: (subject: string) => void named.push(subject),
    perform: (next: Proposed) =>
      actAndAudit(app, tx as Tx, {
        ...asked,
        name: next.action,
        body: next.input,
        proposed: next,
      }),
  }
  const handler = handlers[name]
  if (!handler) throw new Error(`the operator call ${name} has no handler`)
  return { act: () => handler(ctx as never, input as never), asks, input, noted, named }
}

type Subject = {
  orderId?: string
  playerId?: number
  lineId?: number
  rechargeType?: number
  caseId?: number
  provider?: string
  activity?: string
  approvalId?: number
  operatorName?: string
  day?: string
  part?: string
  eventId?: number | string
}

function subjectOf(input: Subject): string {
  const { orderId, playerId, lineId, rechargeType, provider, day, eventId, caseId } = input
  const named =
    input.activity ?? input.part ?? input.operatorName ?? input.approvalId ?? day ?? caseId
  const subject = playerId ?? lineId ?? rechargeType ?? eventId ?? provider ?? named ?? ''
  return orderId ?? cutText(String(subject), longestSubject)
}

const longestSubject = 100
const longText = 1_000

/** A whole file or content is not copied into the audit: its hash tells which it was. */
function shorten(input: object): object {
  const short = (value: unknown): unknown => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const isLong = text !== undefined && text.length > longText
    return isLong ? `sha256:${createHash('sha256').update(text).digest('hex')}` : value
  }
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, short(value)]))
}

/** What a person saw is not copied into the audit; what it led to is. */
function outcomeOf(output: object): object {
  return 'status' in output ? { status: output.status } : {}
}
