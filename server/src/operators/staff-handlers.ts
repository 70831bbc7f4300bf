import type { operatorApprovalCalls } from '@parlour/contract/operator/approvals.ts'
import { agree } from './agreement.ts'
import {
  findOperatorByName,
  giveRight,
  listOperators,
  lockStanding,
  setStanding,
} from './operators.ts'
import type { OperatorHandlers } from './run.ts'
import { endSessionsOf } from './sessions.ts'
import { addOperator, makeLink } from './sign-in.ts'

type StaffCalls = Pick<
  typeof operatorApprovalCalls,
  'listOperators' | 'inviteOperator' | 'giveRight' | 'setOperator' | 'endOperatorSessions'
>

export const staffHandlers = {
  async listOperators({ tx, operator }) {
    const operators = await listOperators(tx)
    const rightsOf = (rights: { permission: string; until: string }[]) =>
      rights.map(({ permission, until }) => ({
        permission: permission as 'cashier.read',
        until: new Date(until).getTime(),
      }))
    return {
      operatorList: operators.map(({ rights, seenAt, ...one }) => ({
        ...one,
        isYou: one.operatorName === operator.name,
        seenTime: seenAt?.getTime() ?? null,
        rightList: rightsOf(rights),
      })),
    }
  },
  // Whoever opens the link becomes that person: the second one hands it over.
  async inviteOperator(ctx, { operatorName, role }) {
    const { app, tx, operator, error } = ctx
    const known = await lockStanding(tx, operatorName)
    if (operatorName === operator.name) throw error('ownRights')
    if (role === null && !known?.isActive) throw error('unknownOperator')
    if (role !== null && known) throw error('alreadyKnown')
    const act = { subject: operatorName, content: { role }, neededApprovals: 2 }
    const agreed = await agree(ctx, act)
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId, key: null }
    const operatorId = role === null ? known?.operatorId : await addOperator(tx, operatorName, role)
    if (typeof operatorId !== 'number') throw error('alreadyKnown')
    const token = await makeLink(tx, operatorId, app.config.PARLOUR_SECRET)
    ctx.note({ role: known?.role ?? null }, { role: role ?? known?.role ?? null })
    return { status: 'invited', approvalId, key: `/link#${token}` }
  },
  async giveRight(ctx, { operatorName, permission, hours }) {
    const { tx, error } = ctx
    const receiver = await findOperatorByName(tx, operatorName)
    if (!receiver) throw error('unknownOperator')
    const content = { permission, hours }
    const agreed = await agree(ctx, { subject: operatorName, content, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId }
    await giveRight(tx, receiver.operatorId, permission, hours)
    ctx.note({ [permission]: false }, { [permission]: true })
    return { status: 'given', approvalId }
  },
  async setOperator(ctx, { operatorName, role, isActive }) {
    const { tx, operator, error } = ctx
    const found = await lockStanding(tx, operatorName)
    if (!found) throw error('unknownOperator')
    if (operatorName === operator.name) throw error('ownRights')
    const before = { role: found.role, isActive: found.isActive }
    if (before.role === role && before.isActive === isActive) throw error('alreadySo')
    const content = { before, role, isActive }
    const agreed = await agree(ctx, { subject: operatorName, content, neededApprovals: 2 })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, approvalId } = agreed
    if (!isEnough) return { status: 'waiting', approvalId }
    await setStanding(tx, found.operatorId, { role, isActive })
    await endSessionsOf(tx, found.operatorId)
    ctx.note(before, { role, isActive })
    return { status: 'set', approvalId }
  },
  async endOperatorSessions({ tx, error }, { operatorName }) {
    const found = await lockStanding(tx, operatorName)
    if (!found) throw error('unknownOperator')
    return { ended: await endSessionsOf(tx, found.operatorId) }
  },
} satisfies OperatorHandlers<StaffCalls>
