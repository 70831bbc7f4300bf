import { z } from 'zod'
import { depositStatuses } from '../entities/orders.ts'
import {
  amount,
  count,
  id,
  label,
  listedId,
  moment,
  nextCursor,
  orderId,
  paging,
  positiveAmount,
} from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const provider = label(60)
const eventId = label(300)

const account = listedId.optional().describe('Only what came to this account of the house')
const sums = z.object({
  match: amount,
  awaiting: amount,
  late: amount,
  refundDue: amount,
  matched: amount.describe('Today'),
  conflicts: amount,
})

const openDeposit = z.object({
  orderId,
  playerId: id,
  playerName: label(100),
  channelName: label(60),
  amount: positiveAmount,
  status: z.literal([...depositStatuses]),
  createTime: moment,
})

const conflict = z.object({
  provider,
  eventId,
  orderId: z.string().max(40),
  kind: z.literal(['conflict', 'contentChanged', 'unknownOrder']),
  time: moment,
  told: z.record(z.string(), z.json()).describe('What the provider said, signed by it'),
  ours: z
    .object({ playerId: id, playerName: label(100), status: label(40), amount })
    .nullable()
    .describe('What our books say of the order; null when there is none'),
})

/** Announced transfers that wait, and what a provider said that no rule could follow. */
export const operatorTransferCalls = {
  listOpenDeposits: operatorCall('listOpenDeposits', {
    about: 'Lists announced transfers nobody has confirmed, or sums that are due back.',
    permission: 'cashier.read',
    input: z.strictObject({
      view: z
        .literal(['awaiting', 'late', 'refundDue'])
        .default('awaiting')
        .describe('Late: announced more than half an hour ago'),
      rechargeType: account,
      ...paging,
    }),
    output: z.object({ depositList: z.array(openDeposit).max(100), nextCursor }),
  }),
  countTransfers: operatorCall('countTransfers', {
    about:
      'Counts what waits in each view of transfers and sums it up; 10,000 of each are counted.',
    permission: 'cashier.read',
    input: z.strictObject({ rechargeType: account }),
    output: z.object({
      counts: z.object({
        match: count,
        awaiting: count,
        late: count,
        refundDue: count,
        matched: count.describe('Today'),
        conflicts: count,
      }),
      sums,
      channelList: z
        .array(z.object({ rechargeType: listedId, channelName: z.string().max(100) }))
        .max(200),
    }),
  }),
  listMatched: operatorCall('listMatched', {
    about: 'Lists the lines of statements that were matched today, the newest first.',
    permission: 'cashier.read',
    input: z.strictObject({ rechargeType: account, ...paging }),
    output: z.object({
      matchedList: z
        .array(
          z.object({
            lineId: id,
            orderId,
            channelName: z.string().max(100),
            amount: positiveAmount,
            reference: z.string().max(200),
            time: moment.describe('When it arrived'),
            matchedTime: moment,
          }),
        )
        .max(100),
      nextCursor,
    }),
  }),
  listConflicts: operatorCall('listConflicts', {
    about: 'Lists what providers told that contradicts our books, beside what our books say.',
    permission: 'cashier.read',
    input: z.strictObject({ ...paging }),
    output: z.object({ conflictList: z.array(conflict).max(100), nextCursor }),
  }),
  resolveConflict: operatorCall('resolveConflict', {
    about: 'Says what was found out about a conflict, and closes it. Always two people.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({ provider, eventId, reason: label(300).describe('Kept in the audit') }),
    output: z.object({
      status: z.literal(['waiting', 'resolved']),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: { unknownConflict: 1001, alreadyApproved: 1002 },
  }),
}
