import { z } from 'zod'
import { withdrawalStatuses } from '../entities/orders.ts'
import {
  amount,
  count,
  id,
  label,
  moment,
  nextCursor,
  orderId,
  paging,
  positiveAmount,
} from '../schemas.ts'
import { isProposed } from './is-proposed.ts'
import { operatorCall } from './operator-call.ts'
import { waitingReasons, withdrawalViews } from './withdrawal-views.ts'

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
    ...waitingReasons,
    'sharedDevice',
    'littlePlay',
    'played',
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
  takenBy: label(60).nullable().describe('Who works on it'),
  level: count,
  createTime: moment,
  reasonList: z.array(reason).max(20),
})

export const withdrawalFilters = {
  why: z.literal(waitingReasons).optional(),
  from: positiveAmount.optional().describe('The least amount'),
  to: positiveAmount.optional().describe('The largest amount'),
  bank: label(100).optional().describe('The whole name of the bank'),
  level: z.int().min(1).max(100).optional().describe('The lowest level of the player'),
}

/** What a person at the console looks at before deciding. */
export const operatorDeskCalls = {
  getHome: operatorCall('getHome', {
    about: 'Answers what waits for a person, each part to those who may read it.',
    permission: null,
    input: z.strictObject({}),
    output: z.object({
      queueList: z
        .array(
          queue.extend({
            arrivalList: z
              .array(count)
              .length(24)
              .nullable()
              .describe('What came in each of the last 24 hours, the oldest first'),
          }),
        )
        .max(10),
      playersNow: z
        .object({
          playing: count.describe('Who has a game open'),
          registered: count.describe('Today'),
          firstDeposits: count.describe('Today'),
        })
        .nullable()
        .describe('Null to those who may not read players; 10,000 of each are counted'),
      latelyList: z
        .array(
          z.object({
            auditId: id,
            operatorName: label(60),
            action: label(60),
            subject: z.string().max(100),
            isProposed,
            time: moment,
          }),
        )
        .max(10)
        .nullable()
        .describe('Null to those who may not read the audit'),
    }),
  }),
  listWithdrawals: operatorCall('listWithdrawals', {
    about: 'Lists the withdrawals that wait for a person, oldest first, or all, newest first.',
    permission: 'cashier.read',
    input: z.strictObject({
      view: z.literal(withdrawalViews).default('waiting').describe('Taken: by oneself'),
      ...withdrawalFilters,
      ...paging,
    }),
    output: z.object({
      withdrawalList: z.array(withdrawal).max(100),
      counts: z
        .object({ waiting: count, taken: count, twoPeople: count, unknown: count })
        .describe('Of each view without filters; at most 200 are counted'),
      nextCursor: nextCursor.describe('Filters by reason and level look at 2,000 rows at a time'),
    }),
  }),
  takeWithdrawal: operatorCall('takeWithdrawal', {
    about: 'Shows the others that one works on a withdrawal, for half an hour, or gives it back.',
    permission: 'withdrawals.decide',
    writes: true,
    input: z.strictObject({ orderId, isTaken: z.boolean() }),
    output: z.object({ status: z.literal(['taken', 'free']) }),
    errors: { unknownOrder: 1001, notWaiting: 1002, takenByOther: 1003 },
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
