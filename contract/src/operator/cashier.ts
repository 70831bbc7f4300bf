import { z } from 'zod'
import { depositStatuses, withdrawalStatuses } from '../entities/orders.ts'
import {
  count,
  id,
  label,
  moment,
  nextCursor,
  orderId,
  paging,
  positiveAmount,
} from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('The player reads it')

const pendingDeposit = z.object({
  orderId,
  playerId: id,
  channelName: label(60),
  amount: positiveAmount,
  status: z.literal([...depositStatuses]),
  createTime: moment,
})

const pendingWithdrawal = z.object({
  orderId,
  playerId: id,
  amount: positiveAmount,
  neededApprovals: count,
  approvals: count,
  createTime: moment,
})

const unknownPayout = z.object({
  orderId,
  playerId: id,
  amount: positiveAmount,
  reason: z.string().max(300).nullable(),
  createTime: moment,
})

const pendingKyc = z.object({
  playerId: id,
  status: z.literal(['submitted', 'inReview']),
  submittedTime: moment,
})

const conflict = z.object({ orderId, told: label(2000), time: moment })

export const operatorCashierCalls = {
  listPending: operatorCall('listPending', {
    about: 'Lists what waits for a person: transfers, withdrawals, identity checks, conflicts.',
    permission: 'cashier.read',
    input: z.strictObject({ limit: z.int().min(1).max(200).default(50) }),
    output: z.object({
      depositList: z.array(pendingDeposit).max(200),
      withdrawalList: z.array(pendingWithdrawal).max(200),
      payoutList: z
        .array(unknownPayout)
        .max(200)
        .describe('Payouts of which nobody knows what became'),
      kycList: z.array(pendingKyc).max(200),
      conflictList: z.array(conflict).max(200),
    }),
  }),
  confirmDeposit: operatorCall('confirmDeposit', {
    about: 'Says that a bank transfer has arrived; a large or another sum wants two people.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({
      orderId,
      paidAmount: positiveAmount.optional().describe('Left out when the announced sum arrived'),
    }),
    output: z.object({
      status: z.literal([...depositStatuses]),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: { unknownOrder: 1001, notManual: 1002, alreadyDecided: 1003, alreadyApproved: 1004 },
  }),
  refuseDeposit: operatorCall('refuseDeposit', {
    about: 'Says that a bank transfer has not arrived, and closes its order.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({ orderId }),
    output: z.object({ status: z.literal([...depositStatuses]) }),
    errors: { unknownOrder: 1001, notManual: 1002, alreadyDecided: 1003 },
  }),
  refundDeposit: operatorCall('refundDeposit', {
    about: 'Says that money which came too late to be credited has been sent back.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({ orderId }),
    output: z.object({ status: z.literal([...depositStatuses]) }),
    errors: { unknownOrder: 1001, notDue: 1002, alreadyDecided: 1003 },
  }),
  approveWithdrawal: operatorCall('approveWithdrawal', {
    about: 'Approves a withdrawal; a large one waits for a second operator.',
    permission: 'withdrawals.decide',
    writes: true,
    input: z.strictObject({ orderId }),
    output: z.object({
      status: z.literal([...withdrawalStatuses]),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: { unknownOrder: 1001, notInReview: 1002, alreadyApproved: 1003 },
  }),
  rejectWithdrawal: operatorCall('rejectWithdrawal', {
    about: 'Rejects a withdrawal; the held amount is the player’s again.',
    permission: 'withdrawals.decide',
    writes: true,
    input: z.strictObject({ orderId, reason }),
    output: z.object({ status: z.literal([...withdrawalStatuses]) }),
    errors: { unknownOrder: 1001, notInReview: 1002, alreadyApproved: 1003 },
  }),
  listKyc: operatorCall('listKyc', {
    about: 'Lists the identity checks that wait for a person, oldest first.',
    permission: 'kyc.read',
    input: z.strictObject({ ...paging }),
    output: z.object({
      kycList: z.array(pendingKyc.extend({ playerName: label(100) })).max(100),
      waiting: count.describe('How many wait in all; 10,000 are counted'),
      nextCursor,
    }),
  }),
  getKycCase: operatorCall('getKycCase', {
    about: 'Answers what a player sent for the identity check, with links that work once.',
    permission: 'kyc.read',
    writes: true,
    input: z.strictObject({ playerId: id }),
    output: z.object({
      status: label(20),
      submittedTime: moment.nullable().describe('When these papers came'),
      realName: z.string().max(100),
      identityNumber: z.string().max(30),
      birthday: z.string().max(10),
      age: count,
      ageLimit: count.describe('How old a player must be'),
      occupation: z.string().max(60),
      imageList: z.array(z.object({ kind: label(20), url: label(200) })).max(3),
      eraseTime: moment
        .nullable()
        .describe('When pictures and papers go; null: some years after the account closes'),
      sameList: z.array(id).max(5).describe('Other players of the same name and birthday'),
    }),
    errors: { nothingSent: 1001 },
  }),
  decideKyc: operatorCall('decideKyc', {
    about: 'Decides an identity check: in review, verified, rejected; blocked by two people.',
    permission: 'kyc.decide',
    writes: true,
    input: z.strictObject({
      playerId: id,
      decision: z.literal(['inReview', 'verified', 'rejected', 'blocked']),
      reason: reason.optional().describe('Needed to reject or block'),
      submittedTime: moment
        .optional()
        .describe('Of the papers that were looked at: others are not decided'),
    }),
    output: z.object({
      status: label(20),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: {
      notInThatState: 1001,
      reasonMissing: 1002,
      alreadyApproved: 1003,
      contentChanged: 1004,
    },
  }),
}
