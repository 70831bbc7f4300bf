import { z } from 'zod'
import { call } from '../call.ts'
import { granted } from '../entities/rewards.ts'
import { gameTypes, playableTypes } from '../game-types.ts'
import { amount, choice, count, day, expireTime, field } from '../schemas.ts'
import { moment, nothing, perMillion } from '../schemas.ts'
import { clockField, daysField, priceField, rateField, turnoverField } from './config-fields.ts'
import { claimErrors, viewErrors } from './errors.ts'

const rate = z.strictObject({
  typeId: choice('Kind of game', [
    [gameTypes.slots, 'Slots'],
    [gameTypes.fish, 'Fishing'],
    [gameTypes.poker, 'Card games'],
    [gameTypes.sports, 'Sports'],
    [gameTypes.live, 'Tables'],
    [gameTypes.games, 'Other games'],
  ]),
  atLevel0: rateField('Rate at level 0'),
  perLevel: rateField('More for each level'),
})

/** 0.20 % and 0.05 % a level are 2000 and 500. */
const defaultRates: z.input<typeof rate>[] = [
  { typeId: gameTypes.slots, atLevel0: 2000, perLevel: 500 },
  { typeId: gameTypes.fish, atLevel0: 2000, perLevel: 500 },
  { typeId: gameTypes.games, atLevel0: 2000, perLevel: 500 },
  { typeId: gameTypes.live, atLevel0: 1500, perLevel: 250 },
  { typeId: gameTypes.poker, atLevel0: 1000, perLevel: 250 },
  { typeId: gameTypes.sports, atLevel0: 1000, perLevel: 250 },
]

export const vipRebateConfig = z.strictObject({
  rates: field('Rates', z.array(rate).min(1).max(6).default(defaultRates)),
  readyAt: clockField('Ready at').default('04:00'),
  min: priceField('At least').default(1_00),
  max: priceField('At most a day').default(10_000_00),
  claimDays: daysField('Days to claim').default(7),
  betRate: turnoverField.default(1),
})

const rebateRow = z.object({
  typeId: z.literal([...playableTypes]),
  stake: amount,
  rate: perMillion,
  rebate: amount,
})

const rebateDay = z.object({
  day,
  rowList: z.array(rebateRow).max(6),
  rebate: amount,
  status: z.literal([0, 1, 2]).describe('0 not ready or too little, 1 claimable, 2 claimed'),
  readyTime: moment,
  expireTime,
})

const rebates = { dayList: z.array(rebateDay).max(31), claimable: amount }

export const vipRebateCalls = {
  appVipRebateUser: call('appVipRebateUser', {
    about: 'Answers what the stakes of the last days return, by game type and day.',
    input: nothing,
    output: z.object({
      ...rebates,
      vip: count,
      rateList: z
        .array(z.object({ typeId: rate.shape.typeId, rate: perMillion }))
        .max(6)
        .describe('At the player’s level'),
      min: amount,
      max: amount,
      claimDays: count,
      betRate: count,
      nextReadyTime: moment,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appVipRebateUserReceive: call('appVipRebateUserReceive', {
    about: 'Claims every rebate that is ready.',
    writes: true,
    input: nothing,
    output: z.object({ ...rebates, ...granted }),
    errors: claimErrors,
  }),
}
