import { z } from 'zod'
import { call } from '../call.ts'
import {
  committed,
  drawn,
  granted,
  odds,
  ownDraws,
  ownSeed,
  rewardItems,
} from '../entities/rewards.ts'
import { amount, betRate, count, day, expireTime, field, moment, nothing } from '../schemas.ts'
import { ascending, coinPrizes, countField, priceField } from './config-fields.ts'
import { prizesField, turnoverField, yearDayField } from './config-fields.ts'
import {
  claimErrors,
  drawErrors,
  enterErrors,
  freeClaimErrors,
  unknownReward,
  viewErrors,
} from './errors.ts'

const extra = z.strictObject({
  signedDays: countField('Signed days', 60).min(1),
  bonus: priceField('Bonus'),
})

const boxWeights = [
  [2, 600],
  [5, 250],
  [8, 100],
  [18, 40],
  [88, 10],
] as const

export const christmasConfig = z.strictObject({
  from: yearDayField('From').default('12-18'),
  to: yearDayField('To and including').default('01-01'),
  signBonus: priceField('For signing').default(3_00),
  depositPerBox: priceField('Deposit for a box').default(200_00),
  boxesADay: countField('Boxes a day', 100).default(3),
  prizes: prizesField.default(coinPrizes(boxWeights, 3)),
  extras: ascending(field('Extras', z.array(extra).max(20)), (row) => row.signedDays).default([
    { signedDays: 5, bonus: 18_00 },
    { signedDays: 10, bonus: 58_00 },
    { signedDays: 14, bonus: 128_00 },
  ]),
  betRate: turnoverField.default(3),
})

const state = {
  signedDays: z.array(day).max(366),
  signStatus: z.literal([0, 1, 2]).describe('0 locked, 1 can sign today, 2 signed'),
  boxesLeft: count,
  boxesToday: count,
  depositLeft: amount.describe('To deposit for one box more'),
  openBoxList: z
    .array(z.object({ boxId: count, prizeId: drawn.prizeId, rewards: rewardItems }))
    .max(100)
    .describe('Opened boxes whose contents were not yet taken'),
  extraList: z
    .array(z.object({ signedDays: count, rewards: rewardItems, status: z.literal([0, 1, 2]) }))
    .max(20),
  expireTime,
}

export const christmasCalls = {
  appChristmasUser: call('appChristmasUser', {
    about: 'Answers the player’s Christmas: days signed, boxes left, extras.',
    input: nothing,
    output: z.object({
      ...state,
      ...ownDraws,
      dayList: z.array(day).max(366).describe('The days of the season'),
      today: day,
      signBonus: amount,
      depositPerBox: amount,
      boxesADay: count,
      oddsList: z.array(odds).max(30),
      betRate,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appChristmasUserSign: call('appChristmasUserSign', {
    about: 'Signs today’s day of the Christmas calendar.',
    writes: true,
    input: nothing,
    output: z.object({ ...state, ...granted }),
    errors: freeClaimErrors,
  }),
  appChristmasUserOpen: call('appChristmasUserOpen', {
    about: 'Opens a Christmas box and shows what is inside.',
    writes: true,
    input: z.strictObject(ownSeed),
    output: z.object({ ...state, boxId: count, ...drawn, ...committed }),
    errors: drawErrors,
  }),
  appChristmasUserReceive: call('appChristmasUserReceive', {
    about: 'Takes what is inside an opened Christmas box.',
    writes: true,
    input: z.strictObject({ boxId: count }),
    output: z.object({ ...state, ...granted }),
    errors: { ...enterErrors, ...unknownReward },
  }),
  appChristmasUserExtra: call('appChristmasUserExtra', {
    about: 'Claims the extra for a number of signed days.',
    writes: true,
    input: z.strictObject({ signedDays: count }),
    output: z.object({ ...state, ...granted }),
    errors: { ...claimErrors, ...unknownReward },
  }),
}
