import { expired } from '@parlour/contract/activity-types.ts'
import type { weekendLotteryCalls } from '@parlour/contract/activities/weekend-lottery.ts'
import { weekendLotteryConfig } from '@parlour/contract/activities/weekend-lottery.ts'
import type { Handlers } from '../../frame/module.ts'
import type { DrawnLot, Promotion } from '../engine/index.ts'
import { commitNext, drawPrize, enter, listLatestDraws } from '../engine/index.ts'
import { listOwnDraws, oddsOf, visit, visitAsGuest } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'WeekendLottery'
const promotion = {
  name,
  config: weekendLotteryConfig,
  start: rules.start,
  renews: rules.renews,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: () => [],
  claimed: (state) => state,
  nextDraw: rules.nextDraw,
  drawn: rules.drawn,
  odds: ({ prizes }) => oddsOf(prizes),
  card: (me) =>
    rules.isOpen(me.config, me.moment)
      ? {
          canClaim: rules.nextDraw(me) !== null,
          expireTime: rules.windowOf(me.config, me.moment).endsAt,
        }
      : null,
} satisfies Promotion<Config, State>

export const weekendLottery = {
  ...promotion,
  handlers: {
    async weekendLottery(ctx) {
      const { app, caller, error } = ctx
      // Who has begun a weekend draws by its config to the end: those odds are told.
      const seen = caller
        ? await visit({ app, caller, error }, promotion)
        : await visitAsGuest(ctx, promotion)
      if (!seen) throw error('ended')
      const { config, moment } = seen
      const { depositPerDraw, drawsADay, betRate, prizes } = config
      const { startsAt, endsAt } = rules.windowOf(config, moment)
      const latest = await listLatestDraws(ctx.app.database, name)
      return {
        isOpen: rules.isOpen(config, moment),
        opensAt: startsAt,
        closesAt: endsAt,
        oddsList: oddsOf(prizes),
        winnerList: latest.map(({ phone, timestamp, result }) => {
          return { phone, timestamp, rewards: (result as DrawnLot).rewards }
        }),
        depositPerDraw,
        drawsADay,
        betRate,
        serverTime: moment.at,
      }
    },
    async appWeekendLotteryUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { config, moment, player } = me
      const { database } = ctx.app
      const isOpen = rules.isOpen(config, moment)
      return {
        ...rules.drawsOf(me),
        betRate: config.betRate,
        drawList: await listOwnDraws(database, { playerId: player.playerId, activity: name }),
        nextSeedHash: await database.keepBooks((tx) => commitNext(tx, player.playerId)),
        expireTime: isOpen ? rules.windowOf(config, moment).endsAt : expired,
        serverTime: moment.at,
      }
    },
    async appWeekendLotteryUserOpen(ctx, input) {
      const entered = await enter(ctx, promotion)
      const { config, moment } = entered.me
      if (!rules.isOpen(config, moment)) throw ctx.error('notStarted')
      const { me, drawn, items, ...proof } = await drawPrize(ctx, promotion, entered, input)
      return { ...rules.drawsOf(me), prizeId: drawn.prizeId, propList: items, ...proof }
    },
  } satisfies Handlers<typeof weekendLotteryCalls>,
}
