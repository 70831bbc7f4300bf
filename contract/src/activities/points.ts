import { z } from 'zod'
import { coinPrizes, numberField, prizesField, turnoverField } from './config-fields.ts'
import { call } from '../call.ts'
import { drawErrors, viewErrors } from './errors.ts'
import { committed, drawn, odds, ownSeed, pastDraw } from '../entities/rewards.ts'
import { amount, count, id, maskedPhone, moment, nothing } from '../schemas.ts'
import { positiveAmount } from '../schemas.ts'

/** What one draw of 100 points can give: hundredths of a coin, and weight. Returns 85 %. */
const drawWeights = [
  [20, 600],
  [50, 250],
  [1_00, 100],
  [2_50, 40],
  [10_00, 9],
  [145_00, 1],
] as const

function defaultDraw(drawId: number, times: number) {
  const prizes = coinPrizes(
    drawWeights.map(([hundredths, weight]) => [(hundredths * times) / 100, weight] as const),
    3,
  )
  return { id: drawId, cost: 100_00 * times, prizes }
}

const drawConfig = z.strictObject({
  id: numberField,
  cost: positiveAmount.meta({ label: 'Costs', unit: 'points' }),
  prizes: prizesField,
})

export const pointsConfig = z.strictObject({
  wagerPerPoint: positiveAmount.default(10_00).meta({ label: 'Wagered for a point' }),
  pointsPerCoin: z.int().min(1).max(100_000).default(125).meta({ label: 'Points for a coin' }),
  draws: z
    .array(drawConfig)
    .max(10)
    .default([defaultDraw(1, 1), defaultDraw(2, 5), defaultDraw(3, 10)])
    .meta({ label: 'Draws' }),
  dailyDrawBudget: amount
    .nullable()
    .default(100_000_00)
    .meta({ label: 'Coins a day for draws' })
    .describe('A draw whose largest prize is not left is not sold; empty for no limit'),
  betRate: turnoverField.default(3),
})

const draw = z.object({
  id,
  cost: positiveAmount.describe('Points it costs, in hundredths'),
  oddsList: z.array(odds).min(1).max(30),
})

const ownDraw = z.object({ ...pastDraw, lotteryId: id.describe('Which of the draws') })
const winner = z.object({ phone: maskedPhone, timestamp: moment, drawId: id, prizeId: id })

export const pointCalls = {
  getLotterConfig: call('getLotterConfig', {
    about: 'Answers the player’s points, their exchange rate and the lucky draws with their odds.',
    input: nothing,
    output: z.object({
      lottery: amount.describe('The player’s points, in hundredths'),
      pointsPerCoin: count.positive().describe('Points that make one coin'),
      wagerPerPoint: positiveAmount.describe('Coins wagered that earn one point'),
      betRate: count,
      drawList: z.array(draw).max(10),
      winnerList: z.array(winner).max(50),
      historyList: z.array(ownDraw).max(50).describe('The player’s own draws, newest first'),
      ...committed,
    }),
    errors: viewErrors,
  }),
  lotteryExchange: call('lotteryExchange', {
    about: 'Spends points: turns them into coins, or buys a lucky draw.',
    writes: true,
    money: true,
    input: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('coins'), points: positiveAmount }),
      z.strictObject({ kind: z.literal('draw'), drawId: id, ...ownSeed }),
    ]),
    output: z.object({
      lottery: amount,
      coin: amount,
      ...drawn,
      prizeId: drawn.prizeId.nullable().describe('Null when points were turned into coins'),
      proof: drawn.proof.nullable(),
      ...committed,
    }),
    errors: { ...drawErrors, notEnoughPoints: 1011, unknownDraw: 1012, belowOneCoin: 1013 },
  }),
}
