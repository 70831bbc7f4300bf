import { z } from 'zod'
import { withdrawalStatuses } from '../entities/orders.ts'
import { amount, count, id, label, moment, nextCursor, orderId, paging } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const queue = z.object({
  queue: z.literal([
    'withdrawals',
    'transfers',
    'identity',
    'approvals',
    'payouts',
    'conflicts',
    'care',
  ]),
  count: count.describe('At most 200 are counted'),
  sum: amount.nullable(),
  oldestTime: moment.nullable(),
  goalMinutes: count,
  late: count.describe('How many wait longer than the goal'),
})

const reason = z.object({
  kind: z.literal([
    'twoPeople',
    'secondPerson',
    'aboveUsual',
    'manyToday',
    'newCard',
    'firstOne',
    'moreOutThanIn',
    'usualAmount',
    'knownCard',
    'identityVerified',
    'wageringMet',
    'noDebt',
  ]),
  isFine: z.boolean(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})

const withdrawal = z.object({
  orderId,
  playerId: id,
  playerName: label(100),
  amount,
  bankName: z.string().max(100),
  maskedCard: z.string().max(40),
  status: z.literal([...withdrawalStatuses]),
  neededApprovals: count,
  proposedBy: label(60).nullable(),
  createTime: moment,
  reasonList: z.array(reason).max(20),
})

/** What a person at the console looks at before deciding. */
export const operatorDeskCalls = {
  getHome: operatorCall('getHome', {
    about: 'Answers what waits for a person, each part to those who may read it.',
    permission: null,
    input: z.strictObject({}),
    output: z.object({
      queueList: z.array(queue).max(10),
      latelyList: z
        .array(
          z.object({
            auditId: id,
            operatorName: label(60),
            action: label(60),
            subject: z.string().max(100),
            time: moment,
          }),
        )
        .max(10)
        .nullable()
        .describe('Null to those who may not read the audit'),
    }),
  }),
  listWithdrawals: operatorCall('listWithdrawals', {
    about: 'Lists the withdrawals that wait for a person, oldest first, with why they wait.',
    permission: 'cashier.read',
    input: z.strictObject({
      view: z.literal(['waiting', 'twoPeople', 'unknown']).default('waiting'),
      ...paging,
    }),
    output: z.object({ withdrawalList: z.array(withdrawal).max(100), nextCursor }),
  }),
  getWithdrawal: operatorCall('getWithdrawal', {
    about: 'Answers one withdrawal with everything a decision is made by.',
    permission: 'cashier.read',
    input: z.strictObject({ orderId }),
    output: withdrawal.extend({
      stepList: z.array(
        z.object({ status: label(40), reason: z.string().nullable(), time: moment }),
      ),
      dayList: z
        .array(z.object({ day: label(10), deposited: amount, withdrawn: amount }))
        .max(31)
        .describe('The last 30 days, without those on which nothing moved'),
      accounts: z.object({
        coin: amount,
        held: amount,
        safe: amount,
        locked: amount,
        owed: amount,
      }),
    }),
    errors: { unknownOrder: 1001 },
  }),
}
