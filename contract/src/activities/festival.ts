import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, expireTime, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinTiers, seasonField, tiersOf, turnoverField } from './config-fields.ts'
import { claimErrors, viewErrors } from './errors.ts'

export const festivalConfig = z.strictObject({
  season: seasonField.prefault({}),
  tiers: coinTiers('Deposited in the day').default(
    tiersOf({ 500: 5, 750: 10, 2_000: 25, 3_000: 50, 4_000: 75, 5_000: 100 }),
  ),
  betRate: turnoverField.default(3),
})

const today = {
  deposited: amount,
  tierList: z.array(z.object({ from: positiveAmount, rewards: rewardItems })).max(30),
  reachedFrom: positiveAmount
    .nullable()
    .describe('The best tier reached today, which is what a claim pays; null before the first'),
  status: z.literal([0, 1, 2]),
}

export const festivalCalls = {
  appFestivalUser: call('appFestivalUser', {
    about: 'Answers what today’s deposits have reached in the festival.',
    input: nothing,
    output: z.object({ ...today, resetTime: moment, expireTime, serverTime: moment }),
    errors: viewErrors,
  }),
  appFestivalUserReceive: call('appFestivalUserReceive', {
    about: 'Claims the best tier of today’s deposits, once a day.',
    writes: true,
    input: nothing,
    output: z.object({ ...today, ...granted }),
    errors: claimErrors,
  }),
}
