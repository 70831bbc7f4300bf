import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { amount, betRate, count, moment, nothing } from '../schemas.ts'
import { coinField, turnoverField } from './config-fields.ts'
import { freeClaimErrors, viewErrors } from './errors.ts'

const byLevel = [0, 1, 1, 1, 1, 1, 3, 5, 6, 7, 35].map((coins) => coins * 100)

export const freeLoginBonusConfig = z.strictObject({
  byLevel: z
    .array(coinField('Bonus'))
    .min(1)
    .max(31)
    .default(byLevel)
    .meta({ label: 'Bonus by VIP level' })
    .describe('The first entry is for level 0'),
  betRate: turnoverField.default(1),
})

const today = { status: z.literal([0, 1, 2]), bonus: amount, vip: count }

export const freeLoginBonusCalls = {
  loginBonus3User: call('loginBonus3User', {
    about: 'Answers today’s free bonus for the player’s VIP level.',
    input: nothing,
    output: z.object({
      ...today,
      bonusList: z.array(z.object({ vip: count, bonus: amount })).max(31),
      betRate,
      resetTime: moment,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  loginBonus3UserReceive: call('loginBonus3UserReceive', {
    about: 'Claims today’s free bonus.',
    writes: true,
    input: nothing,
    output: z.object({ ...today, ...granted }),
    errors: freeClaimErrors,
  }),
}
