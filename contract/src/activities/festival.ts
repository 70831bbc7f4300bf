import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, betRate, day, expireTime, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinTiers, seasonField, tiersOf, turnoverField } from './config-fields.ts'
import { claimErrors, unknownReward, viewErrors } from './errors.ts'

export const festivalConfig = z.strictObject({
  season: seasonField.prefault({}),
  tiers: coinTiers('Deposited in the day').default(
    tiersOf({ 500: 5, 750: 10, 2_000: 25, 3_000: 50, 4_000: 75, 5_000: 100 }),
  ),
  betRate: turnoverField.default(3),
})

const ofDay = {
  day,
  deposited: amount,
  reachedFrom: positiveAmount
    .nullable()
    .describe('The best tier reached, which is what a claim pays; null before the first'),
  rewards: rewardItems,
  status: z.literal([0, 1, 2]),
  expireTime: moment.describe('A day’s tier can be claimed until the end of the next day'),
}
const state = {
  today: z.object(ofDay),
  yesterday: z.object(ofDay).nullable().describe('Null when nothing of it can be claimed'),
}

export const festivalCalls = {
  appFestivalUser: call('appFestivalUser', {
    about: 'Answers what today’s deposits have reached in the festival.',
    input: nothing,
    output: z.object({
      ...state,
      tierList: z.array(z.object({ from: positiveAmount, rewards: rewardItems })).max(30),
      betRate,
      isOpen: z.boolean().describe('Deposits count; false in the days after the end'),
      resetTime: moment,
      expireTime,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appFestivalUserReceive: call('appFestivalUserReceive', {
    about: 'Claims the best tier of a day’s deposits, once a day.',
    writes: true,
    input: z.strictObject({ day }),
    output: z.object({ ...state, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
}
