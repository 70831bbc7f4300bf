import type { operatorApprovalCalls } from '@parlour/contract/operator/approvals.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Tx } from '../frame/db.ts'
import { CallError } from '../frame/failures.ts'
import { sql } from '../frame/db.ts'
import { readIdCursor } from '../frame/input.ts'
import { mayStill, ProofStale, ProposalChanged } from './agreement.ts'
import { listDoable, mayDo, maySee } from './approval-rights.ts'
import type { Approval } from './approvals.ts'
import {
  closeApproval,
  findApproval,
  hashProposal,
  isSamePerson,
  listApprovals,
  lockApproval,
  noteKey,
  voidOthers,
} from './approvals.ts'
import type { Operator } from './operators.ts'
import type { OperatorHandlers } from './run.ts'
import { callOf, NotPermitted } from './run.ts'
import { staffHandlers } from './staff-handlers.ts'

export const approvalHandlers = {
  async listApprovals({ tx, operator }, { view, cursor, limit }) {
    const seenBy = { operatorId: operator.operatorId, actions: listDoable(operator) }
    const page = { view, seenBy, before: readIdCursor(cursor), limit: limit + 1 }
    const found = await listApprovals(tx, page)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      approvalList: shown.map((approval) => tell(operator, approval)),
      nextCursor: last ? String(last.approvalId) : null,
    }
  },
  async getApproval({ tx, operator, error }, { approvalId }) {
    const approval = await findApproval(tx, approvalId)
    if (!approval || !maySee(operator, approval)) throw error('unknownApproval')
    return {
      ...tell(operator, approval),
      content: JSON.parse(approval.content),
      input: JSON.parse(approval.input),
      contentHash: approval.hash.toString('hex'),
    }
  },
  async decideApproval({ tx, operator, error, perform }, input) {
    const approval = await lockApproval(tx, input.approvalId)
    if (!approval) throw error('unknownApproval')
    if (!mayDo(operator, approval.action)) throw new NotPermitted(`not for ${operator.name}`)
    if (!operator.isProved) throw new ProofStale()
    if (approval.state !== 'waiting') throw error('alreadyDecided')
    if (approval.isExpired) throw error('expired')
    await noteKey(tx, operator.operatorId, operator.keyHash)
    if (await isSamePerson(tx, approval.maker, operator.operatorId)) throw error('ownProposal')
    const stored = hashProposal(approval)
    const isSame = stored.equals(approval.hash) && stored.toString('hex') === input.contentHash
    if (!isSame) throw error('contentChanged')
    const { approvalId, subject, action } = approval
    const by = operator.operatorId
    if (input.decision === 'refused') {
      const reason = input.reason ?? null
      await closeApproval(tx, approvalId, { state: 'refused', by, reason })
      return { status: 'refused', reason, key: null }
    }
    if (!(await mayStill(tx, approval.maker, callOf(action).permission)))
      return endVoid(tx, approvalId, 'rightsLost')
    return carryOut(tx, approvalId, async () => {
      await closeApproval(tx, approvalId, { state: 'approved', by })
      const proposed = { action, input: JSON.parse(approval.input), approvalId }
      const done = await perform({ ...proposed, maker: approval.makerName })
      await voidOthers(tx, subject, [action])
      return 'key' in done ? (done.key as string | null) : null
    })
  },
  async withdrawProposal({ tx, operator, error }, { approvalId }) {
    const approval = await lockApproval(tx, approvalId)
    if (!approval) throw error('unknownApproval')
    if (approval.maker !== operator.operatorId) throw error('notYours')
    if (approval.state !== 'waiting') throw error('alreadyDecided')
    await closeApproval(tx, approvalId, { state: 'withdrawn' })
    return { status: 'withdrawn' }
  },
  ...staffHandlers,
} satisfies OperatorHandlers<typeof operatorApprovalCalls>

/** All of it or none: what can no longer be done as agreed is void, and nothing was done. */
async function carryOut(tx: Tx, approvalId: number, act: () => Promise<string | null>) {
  await tx.run(sql`savepoint agreed`)
  try {
    return { status: 'approved' as const, reason: null, key: await act() }
  } catch (failure) {
    const isChanged = failure instanceof ProposalChanged
    if (!isChanged && !(failure instanceof CallError)) throw failure
    await tx.run(sql`rollback to savepoint agreed`)
    return endVoid(tx, approvalId, isChanged ? 'changedMeanwhile' : failure.errorName)
  }
}

async function endVoid(tx: Tx, approvalId: number, reason: string) {
  await closeApproval(tx, approvalId, { state: 'void', reason })
  return { status: 'void' as const, reason, key: null }
}

/** Pieces of a coupon, points and minutes of play are no money. */
function amountOf({ content }: Approval): number | null {
  const { amount, itemId, kind } = JSON.parse(content) as Record<string, unknown>
  const isMoney = (itemId ?? rewardIds.coin) === rewardIds.coin && kind !== 'time'
  return isMoney && Number.isSafeInteger(amount) ? Number(amount) : null
}

function tell(operator: Operator, approval: Approval) {
  const { approvalId, action, subject, reason, state: status, isExpired } = approval
  const isOpen = status === 'waiting' && !isExpired
  return {
    approvalId,
    action,
    subject,
    amount: amountOf(approval),
    reason,
    status,
    maker: approval.makerName,
    madeTime: approval.madeAt.getTime(),
    expireTime: approval.expiresAt.getTime(),
    decider: approval.deciderName,
    decidedTime: approval.decidedAt?.getTime() ?? null,
    isYours: isOpen && approval.maker !== operator.operatorId && mayDo(operator, action),
  }
}
