import { z } from 'zod'
import { call } from '../call.ts'
import { committed, drawn, odds, ownDraws, ownSeed, rewardItems } from '../entities/rewards.ts'
import { amount, betRate, choice, count, expireTime } from '../schemas.ts'
import { maskedPhone, moment, nothing } from '../schemas.ts'
import { clockField, coinPrizes, countField, pointReward } from './config-fields.ts'
import { priceField, prizesField, turnoverField } from './config-fields.ts'
import { drawErrors, viewErrors } from './errors.ts'

/** Weights are in tenths of a percent. */
const coinWeights = [
  [5, 400],
  [8, 250],
  [18, 150],
  [38, 100],
  [88, 50],
  [188, 15],
  [888, 1],
] as const
const pointPrize = { id: 8, weight: 34, rewards: [pointReward(100)] }

const weekday = (name: string) =>
  choice(name, [
    [1, 'Monday'],
    [2, 'Tuesday'],
    [3, 'Wednesday'],
    [4, 'Thursday'],
    [5, 'Friday'],
    [6, 'Saturday'],
    [7, 'Sunday'],
  ])

export const weekendLotteryConfig = z.strictObject({
  startsOn: weekday('Begins on').default(5),
  startsAt: clockField('Begins at').default('18:00'),
  endsOn: weekday('Ends with').default(7).describe('To the end of that day'),
  depositPerDraw: priceField('Deposit for a draw').default(500_00),
  drawsADay: countField('Draws a day', 100).default(5),
  prizes: prizesField.default([...coinPrizes(coinWeights, 3), pointPrize]),
  betRate: turnoverField.default(3),
})

const winner = z.object({ phone: maskedPhone, timestamp: moment, rewards: rewardItems })

const state = {
  drawsLeft: count.describe('Those that can be used today'),
  drawnToday: count,
  drawsSaved: count.describe('Earned this weekend and not used, also beyond today’s'),
  deposited: amount.describe('This weekend'),
  depositLeft: amount.describe('To deposit for one draw more; 0 once it was ended'),
}

export const weekendLotteryCalls = {
  weekendLottery: call('anonymous/weekendLottery', {
    about: 'Answers when the weekend lottery runs, its odds and latest winners, to anyone.',
    public: true,
    input: nothing,
    output: z.object({
      isOpen: z.boolean(),
      opensAt: moment,
      closesAt: moment,
      oddsList: z.array(odds).max(30),
      winnerList: z.array(winner).max(50),
      depositPerDraw: amount,
      drawsADay: count,
      betRate,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appWeekendLotteryUser: call('appWeekendLotteryUser', {
    about: 'Answers the player’s own draws: left, used today, and what the next one asks for.',
    input: nothing,
    output: z.object({
      ...state,
      ...ownDraws,
      betRate,
      expireTime,
      serverTime: moment,
    }),
    errors: viewErrors,
  }),
  appWeekendLotteryUserOpen: call('appWeekendLotteryUserOpen', {
    about: 'Uses one draw of the weekend lottery.',
    writes: true,
    input: z.strictObject(ownSeed),
    output: z.object({ ...state, ...drawn, ...committed }),
    errors: drawErrors,
  }),
}
