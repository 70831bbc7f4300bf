import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import {
  closeApproval,
  findWaiting,
  isSamePerson,
  lockApproval,
  noteKey,
  propose,
  voidOthers,
  voidSame,
} from './approvals.ts'
import type { Operator } from './operators.ts'
import { findOperatorById } from './operators.ts'

/** Who asked for what, as every call that wants two people hands it over. */
export type Asking = {
  tx: Tx
  operator: Operator
  asked: {
    action: string
    input: object
    permission: string | null
    /** The proposal that is being decided: the act must come out exactly as it was agreed on. */
    approvalId: number | null
    /** What was proposed in place of being done. */
    proposalId: number | null
  }
}
type Act = {
  subject: string
  /** What exactly: two people agree only on the same. */
  content: object
  neededApprovals: number
}
export type Agreed = {
  approvals: number
  neededApprovals: number
  approvalId: number | null
  isEnough: boolean
}

/** What was proposed is no longer what would be done. */
export class ProposalChanged extends Error {}
/** The act wants the second factor anew. */
export class ProofStale extends Error {}

/**
 * One operator's yes to an act that may want two people. The first proposes; the second says the
 * same, by the same call or by `decideApproval`, and the act is done in that transaction. Rights
 * are looked up then: a proposal whose maker lost them is void.
 */
export async function agree(asking: Asking, act: Act): Promise<Agreed | 'alreadyApproved'> {
  const { tx, operator, asked } = asking
  const { neededApprovals, subject } = act
  const { action } = asked
  const content = JSON.stringify(act.content)
  if (neededApprovals <= 1) {
    // Proposed while it wanted two, it would be done a second time by a later yes.
    await voidSame(tx, { action, subject, content })
    return enough(1, null)
  }
  if (!operator.isProved) throw new ProofStale()
  await tx.run(sql`select pg_advisory_xact_lock(hashtext(${`agreement:${action}:${subject}`}))`)
  await noteKey(tx, operator.operatorId, operator.keyHash)
  if (asked.approvalId !== null) return confirm(asking, { subject, content })
  const waiting = await findWaiting(tx, { action, subject, content })
  if (waiting && !waiting.isExpired && (await mayStill(tx, waiting.maker, asked.permission))) {
    if (await isSamePerson(tx, waiting.maker, operator.operatorId)) return 'alreadyApproved'
    await closeApproval(tx, waiting.approvalId, { state: 'approved', by: operator.operatorId })
    await voidOthers(tx, subject, [action])
    return enough(2, waiting.approvalId)
  }
  if (waiting) await closeApproval(tx, waiting.approvalId, { state: 'void', reason: 'outOfDate' })
  const input = JSON.stringify(asked.input)
  const proposal = { action, subject, content, input, maker: operator.operatorId }
  const approvalId = await propose(tx, proposal)
  asked.proposalId = approvalId
  return { approvals: 1, neededApprovals, approvalId, isEnough: false }
}

/** Whether somebody is still here and may still do what they proposed. */
export async function mayStill(tx: Tx, operatorId: number, permission: string | null) {
  const found = await findOperatorById(tx, operatorId)
  if (!found) return false
  return permission === null || (found.permissions as string[]).includes(permission)
}

async function confirm(
  { tx, asked }: Asking,
  { subject, content }: { subject: string; content: string },
): Promise<Agreed> {
  const approval = asked.approvalId === null ? null : await lockApproval(tx, asked.approvalId)
  const isSame = approval?.action === asked.action && approval.subject === subject
  if (!isSame || approval.content !== content) throw new ProposalChanged()
  return enough(2, approval.approvalId)
}

function enough(people: number, approvalId: number | null): Agreed {
  return { approvals: people, neededApprovals: people, approvalId, isEnough: true }
}
