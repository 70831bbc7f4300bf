import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, count, field, moment, nothing } from '../schemas.ts'
import { coinField, priceField, turnoverField } from './config-fields.ts'
import { freeClaimErrors, viewErrors } from './errors.ts'

const days = [2, 3, 4, 5, 6, 7, 18].map((coins) => coins * 100)

export const freeSignConfig = z.strictObject({
  days: field('Days', z.array(coinField('Bonus')).min(1).max(31).default(days)),
  minDeposit: priceField('Deposited that day').default(100_00),
  minWagered: priceField('or wagered that day').default(500_00),
  betRate: turnoverField.default(5),
})

const signDay = z.object({
  day: count,
  rewards: rewardItems,
  status: z.literal([0, 1, 2]).describe('0 locked, 1 claimable, 2 claimed'),
})
const week = { currentDay: count, dayList: z.array(signDay).max(31) }

export const freeSignCalls = {
  appFreeSignUser: call('appFreeSignUser', {
    about: 'Answers the player’s seven sign-in days and what today still asks for.',
    input: nothing,
    output: z.object({
      ...week,
      depositLeft: amount,
      wagerLeft: amount,
      minDeposit: amount,
      minWagered: amount,
      resetTime: moment,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appFreeSignUserReceive: call('appFreeSignUserReceive', {
    about: 'Claims today’s sign-in reward.',
    writes: true,
    input: nothing,
    output: z.object({ ...week, ...granted }),
    errors: freeClaimErrors,
  }),
}
