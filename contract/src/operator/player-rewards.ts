import { z } from 'zod'
import { rewardItems } from '../entities/rewards.ts'
import { id, label, moment } from '../schemas.ts'
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
        .array(z.object({ couponId: id, couponName: label(80), expireTime: moment }))
        .max(100),
    }),
    errors: { unknownPlayer: 1001 },
  }),
}
