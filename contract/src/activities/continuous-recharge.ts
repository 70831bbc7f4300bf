import { z } from 'zod'
import { call } from '../call.ts'
import { granted, rewardItems } from '../entities/rewards.ts'
import { amount, count, moment, nothing, positiveAmount } from '../schemas.ts'
import { coinTiers, countField, tiersOf, turnoverField } from './config-fields.ts'
import { claimErrors, unknownReward, viewErrors } from './errors.ts'

export const continuousRechargeConfig = z.strictObject({
  days: countField('Days in a row', 31).min(2).default(7),
  tiers: coinTiers('Deposited each day').default(tiersOf({ 300: 300, 500: 500, 1_000: 1_000 })),
  betRate: turnoverField.default(5),
})

/** A row of days at one tier; every tier counts its own. */
const streak = z.object({
  from: positiveAmount,
  days: count,
  daysNeeded: count,
  isTodayDone: z.boolean(),
  rewards: rewardItems,
  status: z.literal([0, 1, 2]),
})

const state = { depositedToday: amount, streakList: z.array(streak).max(60) }

export const continuousRechargeCalls = {
  appRechargeBonusCollection10: call('appRechargeBonusCollection10', {
    about: 'Answers how many days in a row the player has deposited, and when today ends.',
    input: nothing,
    output: z.object({ ...state, cutOffTime: moment, serverTime: moment }),
    errors: viewErrors,
  }),
  appRechargeBonusCollection10Receive: call('appRechargeBonusCollection10Receive', {
    about: 'Claims the reward of a finished row of days.',
    writes: true,
    input: z.strictObject({ from: positiveAmount }),
    output: z.object({ ...state, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
}
