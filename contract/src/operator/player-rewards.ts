import { z } from 'zod'
import { rewardItems } from '../entities/rewards.ts'
import { betRate, count, id, label, moment, positiveAmount } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

const playerId = id

/** What a player was given, and what lies there unused. */
export const operatorPlayerRewardCalls = {
  listPlayerRewards: operatorCall('listPlayerRewards', {
    about: 'Lists what a player was given, the newest first, and the coupons that are still good.',
    permission: 'players.read',
    input: z.strictObject({ playerId, limit: z.int().min(1).max(100).default(50) }),
    output: z.object({
      rewardList: z
        .array(z.object({ source: z.string().max(300), itemList: rewardItems, time: moment }))
        .max(100),
      couponList: z
        .array(
          z.object({
            couponId: id,
            couponName: label(80),
            couponNameEn: label(80),
            expireTime: moment,
          }),
        )
        .max(100),
      giftList: z
        .array(z.object({ itemId: id, itemName: label(80), itemNameEn: label(80) }))
        .max(100)
        .describe('Coupons that can be given by hand'),
    }),
    errors: { unknownPlayer: 1001 },
  }),
  grantReward: operatorCall('grantReward', {
    about: 'Gives a player coins, points or coupons by hand, by two people.',
    permission: 'money.correct',
    writes: true,
    input: z.strictObject({
      playerId,
      itemId: id,
      amount: positiveAmount.describe('Hundredths for coins and points, pieces for coupons'),
      betRate,
      reference: z
        .string()
        .regex(/^[\w.-]{1,40}$/)
        .describe('The operator’s own: the same again is not done again'),
      reason: label(300).describe('Kept in the audit'),
    }),
    output: z.object({
      status: z.literal(['waiting', 'given']),
      approvals: count,
      neededApprovals: count,
      approvalId: id.nullable(),
    }),
    errors: {
      unknownPlayer: 1001,
      unknownItem: 1002,
      tooMany: 1003,
      notEligible: 1004,
      alreadyApproved: 1005,
      alreadyDone: 1006,
    },
  }),
}
