import type { pointCalls } from '@parlour/contract/activities/points.ts'
import { pointsConfig } from '@parlour/contract/activities/points.ts'
import type { Handlers, Reader } from '../../frame/module.ts'
import type { Promotion } from '../engine/index.ts'
import { collectEarned, commitNext, enter, keep } from '../engine/index.ts'
import { listDraws, listLatestDraws, oddsOf, postEarned } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'
import type { Result } from './spend.ts'
import { buyDraw, exchangePoints } from './spend.ts'

const promotion = {
  name: 'Points',
  config: pointsConfig,
  asks: ['coin', 'points'],
  start: rules.start,
  /** There is no turn to finish: points are worth the same to everybody. */
  renews: () => true,
  on: { 'round.settled': rules.afterRound },
  isDue: rules.isDue,
  earned: rules.earned,
  offers: rules.offers,
  claimed: rules.claimed,
  ownDraws: { next: rules.nextDraw, drawn: rules.afterSpending },
  card: () => null,
  odds: ({ draws }) => draws.flatMap(({ prizes }) => oddsOf(prizes)),
} satisfies Promotion<Config, State>

export const points = {
  ...promotion,
  handlers: {
    async getLotterConfig(ctx) {
      const me = await collectEarned(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { pointsPerCoin, wagerPerPoint, betRate, draws } = me.config
      return {
        lottery: me.player.points,
        pointsPerCoin,
        wagerPerPoint,
        betRate,
        drawList: draws.map((one) => ({
          id: one.id,
          cost: one.cost,
          oddsList: oddsOf(one.prizes),
        })),
        ...(await readDraws(ctx.app, me.player.playerId)),
      }
    },
    async lotteryExchange(ctx, wanted) {
      const entered = await enter(ctx, promotion)
      const { playerId } = ctx.caller
      const me = { ...entered.me, state: await postEarned(ctx.tx, promotion, playerId, entered.me) }
      const spent =
        wanted.kind === 'draw'
          ? await buyDraw(ctx, me, wanted)
          : await exchangePoints(ctx, me, wanted.points)
      await keep(ctx.tx, entered, rules.afterSpending(me.state))
      const { player } = (await enter(ctx, promotion)).me
      const nextSeedHash = await commitNext(ctx.tx, playerId)
      return { lottery: player.points, coin: player.coin, ...spent, nextSeedHash }
    },
  } satisfies Handlers<typeof pointCalls>,
}

/** Who drew lately, what the player drew, and what the next draw is committed to. */
async function readDraws({ database }: Reader, playerId: number) {
  const latest = await listLatestDraws(database, 'Points')
  const asked = { playerId, activity: 'Points', before: null, limit: 20 } as const
  const own = await listDraws<Result>(database, asked)
  return {
    winnerList: latest.map(({ phone, timestamp, result }) => {
      const { lotteryId, prizeId } = result as Result
      return { phone, timestamp, drawId: lotteryId, prizeId }
    }),
    historyList: own.map(({ at, proof, result: { rewards, weights, lotteryId, prizeId } }) => {
      return { lotteryId, prizeId, propList: rewards, weightList: weights, proof, time: at }
    }),
    nextSeedHash: await database.keepBooks((tx) => commitNext(tx, playerId)),
  }
}
