import { z } from 'zod'
import { depositStatuses } from '../entities/orders.ts'
import { amount, count, id, label, moment, orderId, positiveAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const limit = z.int().min(1).max(200).default(100)
const provider = label(60)
const eventId = label(300)

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
      view: z.literal(['awaiting', 'refundDue']).default('awaiting'),
      limit,
    }),
    output: z.object({ depositList: z.array(openDeposit).max(200) }),
  }),
  countTransfers: operatorCall('countTransfers', {
    about: 'Counts what waits in each view of transfers; at most 200 are counted.',
    permission: 'cashier.read',
    input: z.strictObject({}),
    output: z.object({ match: count, awaiting: count, refundDue: count, conflicts: count }),
  }),
  listConflicts: operatorCall('listConflicts', {
    about: 'Lists what providers told that contradicts our books, beside what our books say.',
    permission: 'cashier.read',
    input: z.strictObject({ limit }),
    output: z.object({ conflictList: z.array(conflict).max(200) }),
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
