import type { operatorCalls } from '@parlour/contract/operator/index.ts'
import {
  approveWithdrawal,
  confirmDeposit,
  listConflicts,
  listPendingDeposits,
  listPendingWithdrawals,
  listUnknownPayouts,
  lockInReview,
  lockUnpaid,
  refundDeposit,
  refuseDeposit,
  rejectWithdrawal,
  wakeErrands,
} from '../cashier/index.ts'
import { listPendingKyc } from '../identity/index.ts'
import { activityHandlers } from './activity-handlers.ts'
import { agree } from './agreement.ts'
import { approvalHandlers } from './approval-handlers.ts'
import { readProposers, voidOthers } from './approvals.ts'
import { auditHandlers } from './audit-handlers.ts'
import { careHandlers } from './care-handlers.ts'
import { correctionHandlers, countPeople } from './correction-handlers.ts'
import { deskHandlers } from './desk-handlers.ts'
import { findHandlers } from './find-handlers.ts'
import { healthHandlers } from './health-handlers.ts'
import { ledgerHandlers } from './ledger-handlers.ts'
import { kycHandlers } from './kyc-handlers.ts'
import { mailingHandlers } from './mailing-handlers.ts'
import { offerHandlers } from './offer-handlers.ts'
import { peopleHandlers } from './people-handlers.ts'
import { playerHandlers } from './player-handlers.ts'
import { providerHandlers } from './provider-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { rewardHandlers } from './reward-handlers.ts'
import type { OperatorHandlers } from './run.ts'
import { settingHandlers } from './setting-handlers.ts'
import { statementHandlers } from './statement-handlers.ts'
import { transferHandlers } from './transfer-handlers.ts'
import { talkHandlers } from './talk-handlers.ts'
import { troubleHandlers } from './trouble-handlers.ts'
import { guideHandlers } from './guide-handlers.ts'
import { linkedHandlers } from './linked-handlers.ts'
import { listExportHandlers } from './list-export-handlers.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { previewHandlers } from './preview-handlers.ts'
import { viewHandlers } from './view-handlers.ts'

export const operatorHandlers = {
  async listPending({ tx }, { limit }) {
    const deposits = await listPendingDeposits(tx, limit)
    const withdrawals = await listPendingWithdrawals(tx, limit)
    const waiting = withdrawals.map(({ orderId }) => orderId)
    const proposers = await readProposers(tx, 'approveWithdrawal', waiting)
    const kyc = await listPendingKyc(tx, { limit })
    const payouts = await listUnknownPayouts(tx, limit)
    const conflicts = await listConflicts(tx, { limit })
    return {
      depositList: deposits.map(timed),
      withdrawalList: withdrawals.map((order) => ({
        ...timed(order),
        approvals: proposers.has(order.orderId) ? 1 : 0,
      })),
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
  async confirmDeposit(ctx, { orderId, paidAmount }) {
    const { tx, error } = ctx
    const order = await lockUnpaid(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const arrived = paidAmount ?? order.amount
    const neededApprovals = arrived === order.amount ? await countPeople(tx, arrived) : 2
    const act = { subject: orderId, content: { arrived } }
    const agreed = await agree(ctx, { ...act, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const status = isEnough ? await confirmDeposit(tx, order, arrived) : order.status
    if (isDepositFault(status)) throw error(status)
    ctx.note({ status: order.status }, { status })
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
  async approveWithdrawal(ctx, { orderId }) {
    const { tx, error } = ctx
    const order = await lockInReview(tx, orderId)
    if (typeof order === 'string') throw error(order)
    const { amount, neededApprovals } = order
    const agreed = await agree(ctx, { subject: orderId, content: { amount }, neededApprovals })
    if (agreed === 'alreadyApproved') throw error(agreed)
    const { isEnough, ...told } = agreed
    const { status } = isEnough ? await approveWithdrawal(tx, order) : order
    if (isEnough) await wakeErrands(tx)
    ctx.note({ status: order.status }, { status })
    return { status, ...told }
  },
  async rejectWithdrawal({ tx, error, note }, { orderId, reason }) {
    const rejected = await rejectWithdrawal(tx, orderId, reason)
    if (typeof rejected === 'string') throw error(rejected)
    await voidOthers(tx, orderId, ['approveWithdrawal'])
    note({ status: 'review' }, { status: rejected.status })
    return { status: rejected.status }
  },
  ...kycHandlers,
  ...ledgerHandlers,
  ...reportHandlers,
  ...healthHandlers,
  ...peopleHandlers,
  ...auditHandlers,
  ...approvalHandlers,
  ...deskHandlers,
  ...findHandlers,
  ...correctionHandlers,
  ...statementHandlers,
  ...playerHandlers,
  ...rewardHandlers,
  ...providerHandlers,
  ...careHandlers,
  ...activityHandlers,
  ...settingHandlers,
  ...offerHandlers,
  ...mailingHandlers,
  ...transferHandlers,
  ...talkHandlers,
  ...troubleHandlers,
  ...guideHandlers,
  ...linkedHandlers,
  ...listExportHandlers,
  ...pictureHandlers,
  ...previewHandlers,
  ...viewHandlers,
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
