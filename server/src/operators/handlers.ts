import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { operatorCalls } from '@parlour/contract/operator/index.ts'
import {
  approveWithdrawal,
  confirmDeposit,
  listConflicts,
  listPendingDeposits,
  listPendingWithdrawals,
  listUnknownPayouts,
  lockUnpaid,
  refundDeposit,
  refuseDeposit,
  rejectWithdrawal,
  wakeErrands,
} from '../cashier/index.ts'
import { decideKyc, listPendingKyc, makeImageLink, readKycCase } from '../identity/index.ts'
import { activityHandlers } from './activity-handlers.ts'
import { agree } from './agreement.ts'
import { checkAudit, listAudit } from './audit.ts'
import { correctionHandlers, countPeople } from './correction-handlers.ts'
import { playerHandlers } from './player-handlers.ts'
import type { OperatorHandlers } from './run.ts'
import { statementHandlers } from './statement-handlers.ts'

export const operatorHandlers = {
  async listPending({ tx }, { limit }) {
    const deposits = await listPendingDeposits(tx, limit)
    const withdrawals = await listPendingWithdrawals(tx, limit)
    const kyc = await listPendingKyc(tx, limit)
    const payouts = await listUnknownPayouts(tx, limit)
    const conflicts = await listConflicts(tx, limit)
    return {
      depositList: deposits.map(timed),
      withdrawalList: withdrawals.map(timed),
      payoutList: payouts.map(timed),
      kycList: kyc.map(({ playerId, state, submittedAt }) => ({
        playerId,
        status: state as 'submitted',
        submittedTime: submittedAt.getTime(),
      })),
      conflictList: conflicts.map(({ orderId, fact, receivedAt }) => ({
        orderId,
        told: JSON.stringify(fact),
        time: receivedAt.getTime(),
      })),
    }
  },
  async confirmDeposit({ tx, operator, error }, { orderId, paidAmount }) {
    const order = await lockUnpaid(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const arrived = paidAmount ?? order.amount
    const neededApprovals = arrived === order.amount ? await countPeople(tx, arrived) : 2
    const act = { act: 'confirmDeposit', subject: orderId, content: { arrived } }
    const agreed = await agree(tx, { ...act, ...operator, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const status = isEnough ? await confirmDeposit(tx, order, arrived) : order.status
    if (isDepositFault(status)) throw error(status)
    return { status, ...told }
  },
  async refuseDeposit({ tx, error }, { orderId }) {
    const status = await refuseDeposit(tx, orderId)
    if (isDepositFault(status)) throw error(status)
    return { status }
  },
  async refundDeposit({ tx, error }, { orderId }) {
    const status = await refundDeposit(tx, orderId)
    if (isRefundFault(status)) throw error(status)
    return { status }
  },
  async approveWithdrawal({ tx, operator, error }, { orderId }) {
    const decided = await approveWithdrawal(tx, orderId, operator.operatorId)
    if (typeof decided === 'string') throw error(decided)
    await wakeErrands(tx)
    const { status, neededApprovals } = decided.order
    return { status, approvals: decided.approvals, neededApprovals }
  },
  async rejectWithdrawal({ tx, error }, { orderId, reason }) {
    const rejected = await rejectWithdrawal(tx, orderId, reason)
    if (typeof rejected === 'string') throw error(rejected)
    return { status: rejected.status }
  },
  async getKycCase({ app, tx, operator, error }, { playerId }) {
    const found = await readKycCase(tx, playerId, app.config.PARLOUR_SECRET)
    if (!found.details) throw error('nothingSent')
    const imageList = []
    for (const { imageId, kind } of found.images) {
      const token = await makeImageLink(tx, imageId, operator.operatorId)
      imageList.push({ kind, url: `${operatorPrefix}images/${token}` })
    }
    return { status: found.state, ...found.details, imageList }
  },
  async decideKyc({ tx, error }, { playerId, decision, reason }) {
    const isRefusal = decision === 'rejected' || decision === 'blocked'
    if (isRefusal && reason === undefined) throw error('reasonMissing')
    if (!(await decideKyc(tx, playerId, decision, reason ?? null))) throw error('notInThatState')
    return { status: decision }
  },
  async listAudit({ tx }, { limit }) {
    const lines = await listAudit(tx, limit)
    const auditList = lines.map(({ at, ...line }) => ({ ...line, time: at.getTime() }))
    return { auditList, ...(await checkAudit(tx)) }
  },
  ...correctionHandlers,
  ...statementHandlers,
  ...playerHandlers,
  ...activityHandlers,
} satisfies OperatorHandlers<typeof operatorCalls>

const depositFaults = ['unknownOrder', 'notManual', 'alreadyDecided'] as const
type DepositFault = (typeof depositFaults)[number]

function isDepositFault(status: string): status is DepositFault {
  return (depositFaults as readonly string[]).includes(status)
}

const refundFaults = ['unknownOrder', 'notDue', 'alreadyDecided'] as const
type RefundFault = (typeof refundFaults)[number]

function isRefundFault(status: string): status is RefundFault {
  return (refundFaults as readonly string[]).includes(status)
}

function timed<Row extends { createdAt: Date }>({ createdAt, ...row }: Row) {
  return { ...row, createTime: createdAt.getTime() }
}
