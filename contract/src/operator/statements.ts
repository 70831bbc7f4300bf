import { z } from 'zod'
import { depositStatuses } from '../entities/orders.ts'
import {
  count,
  id,
  label,
  listedId,
  moment,
  nextCursor,
  orderId,
  paging,
  positiveAmount,
  signedAmount,
} from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

/** A year of a busy account in one file; more goes in pieces. */
export const statementMaxChars = 300_000
export const statementMaxLines = 5_000

const candidate = z.object({
  orderId,
  playerId: id,
  playerName: label(100),
  amount: positiveAmount.describe('What the player announced'),
  createTime: moment,
  matches: z.array(z.literal(['amount', 'time', 'reference'])).max(3),
})

const line = z.object({
  lineId: id,
  rechargeType: listedId,
  channelName: z.string().max(100),
  time: moment,
  amount: positiveAmount,
  reference: z.string().max(200),
  candidateList: z.array(candidate).max(5).describe('The likeliest first; a person decides'),
})

const settlementDifference = z.object({
  paymentRef: label(64),
  difference: z.literal(['missingHere', 'missingThere', 'otherSum', 'twice']),
  here: signedAmount.nullable(),
  there: signedAmount.nullable(),
  orderId: orderId.nullable(),
  playerId: id.nullable(),
})

/** What the bank says has arrived, beside what players announced. Nothing decides by itself. */
export const operatorStatementCalls = {
  importStatement: operatorCall('importStatement', {
    about: 'Takes a bank statement as CSV; lines that are known are not taken again.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({
      rechargeType: listedId.describe('The channel whose account it is of'),
      csv: label(statementMaxChars).describe('time,amount,currency,reference and, if any, id'),
    }),
    output: z.object({
      isTaken: z.boolean().describe('False when any line is wrong: then none was taken'),
      newLines: count,
      knownLines: count,
      outgoingLines: count.describe('Money that left the account: not kept'),
      errorList: z.array(z.object({ line: count, problem: label(200) })).max(50),
    }),
    errors: { unknownChannel: 1001, notManual: 1002 },
  }),
  compareSettlement: operatorCall('compareSettlement', {
    about: 'Compares a gateway’s own file with what it told us of; nothing is changed by it.',
    permission: 'cashier.read',
    input: z.strictObject({
      provider: label(32).describe('Whose file it is, by the name its payments bear'),
      csv: label(statementMaxChars).describe(
        'time,amount,currency,reference,id: what was paid out is negative; id is the payment',
      ),
    }),
    output: z.object({
      isRead: z.boolean().describe('False when any line is wrong: then nothing was compared'),
      lines: count,
      here: signedAmount.describe('What our payments of these names come to'),
      there: signedAmount.describe('What the file comes to'),
      hasMore: z.boolean(),
      differenceList: z.array(settlementDifference).max(200),
      errorList: z.array(z.object({ line: count, problem: label(200) })).max(50),
    }),
    errors: { unknownProvider: 1001 },
  }),
  listProposals: operatorCall('listProposals', {
    about: 'Lists the lines of statements nobody has dealt with, with the orders they may pay.',
    permission: 'cashier.read',
    input: z.strictObject({ rechargeType: listedId.optional(), ...paging }),
    output: z.object({
      nextCursor,
      lineList: z.array(line).max(100),
      channelList: z
        .array(z.object({ rechargeType: listedId, channelName: z.string().max(100) }))
        .max(200)
        .describe('The channels whose statements can be brought in'),
    }),
  }),
  confirmProposal: operatorCall('confirmProposal', {
    about:
      'Says that a line of a statement paid an order; a large or another sum wants two people.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({ lineId: id, orderId }),
    output: z.object({
      status: z.literal([...depositStatuses]),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: {
      unknownOrder: 1001,
      notManual: 1002,
      alreadyDecided: 1003,
      alreadyApproved: 1004,
      unknownLine: 1005,
      lineUsed: 1006,
      noMatch: 1007,
    },
  }),
  dismissLine: operatorCall('dismissLine', {
    about: 'Says that a line of a statement pays no order of a player.',
    permission: 'deposits.decide',
    writes: true,
    input: z.strictObject({ lineId: id, reason: label(300).describe('Kept in the audit') }),
    output: z.object({}),
    errors: { unknownLine: 1001, lineUsed: 1002 },
  }),
}
