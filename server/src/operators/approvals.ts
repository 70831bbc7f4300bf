import { createHash } from 'node:crypto'
import { withinADay } from '../frame/arrivals.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'

export type ApprovalState = 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'void'
export type Approval = {
  approvalId: number
  action: string
  subject: string
  content: string
  input: string
  hash: Buffer
  maker: number
  makerName: string
  madeAt: Date
  expiresAt: Date
  isExpired: boolean
  state: ApprovalState
  decidedBy: number | null
  deciderName: string | null
  decidedAt: Date | null
  reason: string | null
}
export type Proposal = Pick<Approval, 'action' | 'subject' | 'content' | 'input' | 'maker'>

const goodHours = 24

export function hashProposal(proposed: Omit<Proposal, 'maker'>): Buffer {
  const { action, subject, content, input } = proposed
  const text = JSON.stringify([action, subject, content, input])
  return createHash('sha256').update(text).digest()
}

const columns: Sql = {
  text: `approval_id as "approvalId", action, subject, content, input, hash, maker,
    m.name as "makerName", made_at as "madeAt", expires_at as "expiresAt",
    expires_at <= now() as "isExpired", state, decided_by as "decidedBy", d.name as "deciderName",
    decided_at as "decidedAt", reason
    from operator_approvals a join operators m on m.operator_id = a.maker
    left join operators d on d.operator_id = a.decided_by`,
  values: [],
}

export async function propose(tx: Tx, proposed: Proposal): Promise<number> {
  const { action, subject, content, input, maker } = proposed
  const { approvalId } = await tx.row<{ approvalId: number }>(sql`
    insert into operator_approvals (action, subject, content, input, hash, maker, expires_at)
    values (${action}, ${subject}, ${content}, ${input}, ${hashProposal(proposed)}, ${maker},
      now() + ${goodHours} * interval '1 hour') returning approval_id as "approvalId"`)
  await tellDesk(tx, 'approvals', approvalId)
  return approvalId
}

/** Proposals of a day, as moments: their numbers rise with time. */
export const approvalArrivals = sql`select at from (
    select made_at as at from operator_approvals order by approval_id desc limit 1000) made
  where at > ${withinADay}`

export function lockApproval(tx: Tx, approvalId: number): Promise<Approval | null> {
  return tx.find<Approval>(sql`select ${columns} where approval_id = ${approvalId}
    for update of a`)
}

export function findWaiting(tx: Tx, act: Pick<Proposal, 'action' | 'subject' | 'content'>) {
  return tx.find<Approval>(sql`select ${columns} where action = ${act.action}
    and subject = ${act.subject} and content = ${act.content} and state = 'waiting'
    for update of a`)
}

type Waiting = Pick<Approval, 'action' | 'maker' | 'madeAt'>

/** What waits, whoever may see it. */
export function listWaiting(queries: Queries, limit: number): Promise<Waiting[]> {
  return queries.rows<Waiting>(sql`select action, maker, made_at as "madeAt"
    from operator_approvals where ${views.waiting(0)} order by approval_id desc limit ${limit}`)
}

type Decision = { state: Exclude<ApprovalState, 'waiting'>; by?: number; reason?: string | null }

export async function closeApproval(tx: Tx, approvalId: number, decision: Decision): Promise<void> {
  const { state, by = null, reason = null } = decision
  await tx.run(sql`update operator_approvals set state = ${state}, decided_by = ${by},
    decided_at = now(), reason = ${reason} where approval_id = ${approvalId}`)
  await tellDesk(tx, 'approvals', approvalId)
}

/** The subject was decided: what else was proposed about it is no longer true. */
export async function voidOthers(tx: Tx, subject: string, actions: string[]): Promise<void> {
  const others = await tx.run(sql`update operator_approvals set state = 'void', decided_at = now(),
    reason = 'decidedOtherwise'
    where subject = ${subject} and action = any(${actions}::text[]) and state = 'waiting'`)
  if (others > 0) await tellDesk(tx, 'approvals')
}

/** One person has done it alone: nobody is to agree to it any more. */
export async function voidSame(
  tx: Tx,
  { action, subject, content }: Pick<Proposal, 'action' | 'subject' | 'content'>,
): Promise<void> {
  const same = await tx.run(sql`update operator_approvals set state = 'void', decided_at = now(),
    reason = 'decidedOtherwise' where action = ${action} and subject = ${subject}
    and content = ${content} and state = 'waiting'`)
  if (same > 0) await tellDesk(tx, 'approvals')
}

export type ApprovalView = 'waiting' | 'mine' | 'decided' | 'expired'
type Page = {
  view: ApprovalView
  /** Who asks, and the acts of others that they may see. */
  seenBy: { operatorId: number; actions: readonly string[] }
  before: number | null
  limit: number
}

/** A page is full of what may be seen, however much of others lies between. */
export function listApprovals(queries: Queries, page: Page): Promise<Approval[]> {
  const { view, seenBy, before, limit } = page
  const { operatorId, actions } = seenBy
  return queries.rows<Approval>(sql`select ${columns} where ${views[view](operatorId)}
    and (maker = ${operatorId} or action = any(${actions}::text[]))
    and (${before}::bigint is null or approval_id < ${before})
    order by approval_id desc limit ${limit}`)
}

export function findApproval(queries: Queries, approvalId: number): Promise<Approval | null> {
  return queries.find<Approval>(sql`select ${columns} where approval_id = ${approvalId}`)
}

/** Who has proposed what waits for a second person, by subject. */
export async function readProposers(queries: Queries, action: string, subjects: string[]) {
  const rows = await queries.rows<{ subject: string; maker: string; madeAt: Date }>(sql`
    select subject, m.name as maker, made_at as "madeAt" from operator_approvals
    join operators m on m.operator_id = maker where action = ${action}
    and subject = any(${subjects}::text[]) and state = 'waiting' and expires_at > now()`)
  return new Map(rows.map((row) => [row.subject, row]))
}

const views: Record<ApprovalView, (operatorId: number) => Sql> = {
  waiting: () => sql`state = 'waiting' and expires_at > now()`,
  mine: (operatorId) => sql`maker = ${operatorId}`,
  decided: () => sql`state <> 'waiting'`,
  expired: () => sql`state = 'waiting' and expires_at <= now()`,
}

const sharedDays = 30

/** Notes the key by which somebody speaks; whether the other one has spoken by it too. */
export async function isSamePerson(tx: Tx, one: number, other: number): Promise<boolean> {
  if (one === other) return true
  const { isShared } = await tx.row<{ isShared: boolean }>(sql`select exists (
    select from operator_keys a join operator_keys b using (key_hash)
    where a.operator_id = ${one} and b.operator_id = ${other}
    and least(a.used_at, b.used_at) > now() - ${sharedDays} * interval '1 day') as "isShared"`)
  return isShared
}

export async function noteKey(tx: Tx, operatorId: number, keyHash: Buffer | null): Promise<void> {
  if (!keyHash) return
  await tx.run(sql`insert into operator_keys (key_hash, operator_id) values
    (${keyHash}, ${operatorId}) on conflict (key_hash, operator_id) do update set used_at = now()`)
}
