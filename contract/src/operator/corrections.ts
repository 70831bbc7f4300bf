import { z } from 'zod'
import { depositStatuses, withdrawalStatuses } from '../entities/orders.ts'
import { amount, count, id, label, orderId, positiveAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const reason = label(300).describe('Kept in the audit')
const agreement = {
  approvals: count.describe('Who has said so'),
  neededApprovals: count.describe('Two for a correction; for others where the sum is large'),
  approvalId: id.nullable().describe('What waits for a second person'),
}

/** What sets right what no rule could: each with a reason, large ones by two people. */
export const operatorCorrectionCalls = {
  stopWithdrawal: operatorCall('stopWithdrawal', {
    about: 'Stops an approved withdrawal that was not sent yet; its amount is the player’s again.',
    permission: 'withdrawals.decide',
    writes: true,
    input: z.strictObject({ orderId, reason: label(300).describe('The player reads it') }),
    output: z.object({ status: z.literal([...withdrawalStatuses]) }),
    errors: { unknownOrder: 1001, notApproved: 1002 },
  }),
  askPayout: operatorCall('askPayout', {
    about: 'Asks the gateway at once what became of a payout, instead of when it is next due.',
    permission: 'withdrawals.decide',
    writes: true,
    input: z.strictObject({ orderId }),
    output: z.object({ status: z.literal([...withdrawalStatuses]) }),
    errors: { unknownOrder: 1001, notOpen: 1002 },
  }),
  resolvePayout: operatorCall('resolvePayout', {
    about: 'Says what became of a payout the gateway cannot tell of: paid, or failed and returned.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ orderId, outcome: z.literal(['paid', 'failed']), reason }),
    output: z.object({ status: z.literal([...withdrawalStatuses]), ...agreement }),
    errors: { unknownOrder: 1001, notOpen: 1002, alreadyApproved: 1003 },
  }),
  sendRefund: operatorCall('sendRefund', {
    about: 'Has the provider send back what came too late or twice; a large sum wants two people.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ orderId, reason }),
    output: z.object({
      status: z.literal([...depositStatuses]),
      dueAmount: amount,
      ...agreement,
    }),
    errors: { unknownOrder: 1001, notDue: 1002, alreadyApproved: 1003, notByProvider: 1004 },
  }),
  chargeback: operatorCall('chargeback', {
    about:
      'Takes back a deposit the bank took back, by two people, with its bonus; the rest is owed.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ orderId, reason }),
    output: z.object({
      status: z.literal([...depositStatuses]),
      takenAmount: amount,
      owedAmount: amount.describe('What was gone: nothing is withdrawn while it is owed'),
      ...agreement,
    }),
    errors: { unknownOrder: 1001, notCredited: 1002, alreadyApproved: 1003 },
  }),
  adjust: operatorCall('adjust', {
    about: 'Corrects a balance by hand, or what a player owes, by two people.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({
      playerId: id,
      direction: z
        .literal(['in', 'out', 'repay', 'forgive'])
        .describe('Repay takes coins for what is owed; forgive takes nothing'),
      amount: positiveAmount,
      reference: z
        .string()
        .regex(/^[\w.-]{1,40}$/)
        .describe('The operator’s own: the same again is not done again'),
      reason,
    }),
    output: z.object({ coinAmount: amount, owedAmount: amount, ...agreement }),
    errors: {
      unknownPlayer: 1001,
      notEnough: 1002,
      alreadyApproved: 1003,
      alreadyDone: 1004,
      referenceTaken: 1005,
    },
  }),
}
