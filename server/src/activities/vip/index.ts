import type { vipCalls } from '@parlour/contract/activities/vip.ts'
import { vipConfig } from '@parlour/contract/activities/vip.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claimFree, visit } from '../engine/index.ts'
import * as gifts from './offers.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'VIP',
  config: vipConfig,
  start: rules.start,
  /** There is no turn to finish: levels are the same for everybody. */
  renews: () => true,
  on: { 'round.settled': rules.afterRound, 'deposit.settled': rules.afterDeposit },
  offers: gifts.offers,
  claimed: gifts.claimed,
  isFree: true,
  card: (me) => ({ canClaim: gifts.offers(me).length > 0, progress: progressOf(me) }),
} satisfies Promotion<Config, State>

type Served = Pick<typeof vipCalls, 'appVipUser' | 'appVipUserReceive'>

export const vip = {
  ...promotion,
  handlers: {
    async appVipUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { state, config, moment } = me
      const level = rules.levelAt(state.wagered, config)
      return {
        vip: level,
        bet: state.wagered,
        nextBetAmount: config.levels[level]?.betAmount ?? null,
        levelList: config.levels.map((row, at) => ({ ...row, level: at + 1 })),
        giftList: gifts.showGifts(me),
        giftLifeDays: config.giftLifeDays,
        betRate: config.betRate,
        hasDepositedThisWeek: state.depositWeek === moment.week,
        serverTime: moment.at,
      }
    },
    async appVipUserReceive(ctx, { giftId }) {
      const { me, items } = await claimFree(ctx, promotion, giftId, gifts.refuse)
      return { giftList: gifts.showGifts(me), propList: items }
    },
  } satisfies Handlers<Served>,
}

/** From the level the player has to the next; null at the highest. */
function progressOf({ state, config }: Me<Config, State>) {
  const level = rules.levelAt(state.wagered, config)
  const from = config.levels[level - 1]?.betAmount ?? 0
  const to = config.levels[level]?.betAmount
  return to === undefined ? null : { done: state.wagered - from, total: to - from }
}
