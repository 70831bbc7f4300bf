import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, count, expireTime, field, label, moment, nothing } from '../schemas.ts'
import { ascending, coinField, daysField, turnoverField } from './config-fields.ts'
import { freeClaimErrors, unknownReward, viewErrors } from './errors.ts'
import { vipRebateCalls } from './vip-rebate.ts'

const level = z.strictObject({
  betAmount: coinField('Lifetime wagered'),
  levelGift: coinField('Level gift'),
  weeklyGift: coinField('Weekly gift'),
  monthlyGift: coinField('Monthly gift'),
})
type Level = z.output<typeof level>

const coinsOf = ([betAmount, levelGift, weeklyGift, monthlyGift]: readonly number[]): Level => ({
  betAmount: (betAmount ?? 0) * 100,
  levelGift: (levelGift ?? 0) * 100,
  weeklyGift: (weeklyGift ?? 0) * 100,
  monthlyGift: (monthlyGift ?? 0) * 100,
})

const defaultLevels = [
  [1_000, 5, 1, 2],
  [10_000, 10, 3, 6],
  [50_000, 20, 5, 12],
  [200_000, 50, 6, 15],
  [1_000_000, 100, 15, 30],
  [3_000_000, 200, 20, 50],
  [10_000_000, 500, 30, 100],
  [30_000_000, 1_000, 50, 200],
  [100_000_000, 2_000, 100, 300],
  [300_000_000, 5_000, 200, 500],
].map(coinsOf)

export const vipConfig = z.strictObject({
  levels: ascending(field('Levels', z.array(level).min(1).max(30)), (row) => row.betAmount)
    .default(defaultLevels)
    .describe('Level 1 and up; level 0 asks and gives nothing'),
  giftLifeDays: daysField('Days a gift can be claimed').default(7),
  betRate: turnoverField.default(1),
})

const giftId = label(40)
const gift = z.object({
  giftId,
  kind: z.literal(['level', 'weekly', 'monthly']),
  level: count,
  status: z.literal([0, 1, 2]).describe('0 locked, 1 claimable, 2 claimed'),
  rewards: rewardItems,
  readyTime: moment.nullable().describe('Null while only a level stands between'),
  expireTime,
})

export const vipCalls = {
  ...vipRebateCalls,
  appVipUser: call('appVipUser', {
    about: 'Answers the player’s VIP level, the way to the next one, and gifts to claim.',
    input: nothing,
    output: z.object({
      vip: count,
      bet: amount,
      nextBetAmount: amount
        .nullable()
        .describe('Lifetime wagered that makes the next level; null at the highest'),
      levelList: z.array(level.extend({ level: count })).max(31),
      giftList: z.array(gift).max(100),
      giftLifeDays: count,
      betRate: count,
      hasDepositedThisWeek: z.boolean().describe('Next Monday’s gift asks for it'),
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appVipUserReceive: call('appVipUserReceive', {
    about: 'Claims a VIP gift.',
    writes: true,
    input: z.strictObject({ giftId }),
    output: z.object({ giftList: z.array(gift).max(100), ...granted }),
    errors: { ...freeClaimErrors, ...unknownReward },
  }),
}
