import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, day, expireTime, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinTiers, countField, tiersOf, turnoverField } from './config-fields.ts'
import { claimErrors, unknownReward, viewErrors } from './errors.ts'

export const accumulatedRechargeConfig = z.strictObject({
  tiers: coinTiers('Deposited in the week').default(
    tiersOf({
      500: 8,
      1_000: 18,
      3_000: 28,
      5_000: 58,
      10_000: 108,
      30_000: 238,
      50_000: 388,
      200_000: 1_288,
    }),
  ),
  graceDays: countField('Days of grace', 6)
    .default(3)
    .describe('Days into the next week in which a tier can still be claimed'),
  betRate: turnoverField.default(3),
})

const tier = z.object({ from: positiveAmount, rewards: rewardItems, status: z.literal([0, 1, 2]) })
/** A week is known by its Monday. */
const week = z.object({
  weekStart: day,
  deposited: amount,
  tierList: z.array(tier).max(30),
  expireTime,
})
const weeks = { weekList: z.array(week).max(2) }

export const accumulatedRechargeCalls = {
  rechargeBonusCollection6: call('rechargeBonusCollection6', {
    about: 'Answers what the deposits of this week, and of last week if still open, have reached.',
    input: nothing,
    output: z.object({ ...weeks, serverTime: moment }),
    errors: viewErrors,
  }),
  receiverRechargeBonusCollection6: call('receiverRechargeBonusCollection6', {
    about: 'Claims a tier of a week’s deposits.',
    writes: true,
    input: z.strictObject({ weekStart: day, from: positiveAmount }),
    output: z.object({ ...weeks, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
}
