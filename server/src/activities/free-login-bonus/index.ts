import type { freeLoginBonusCalls } from '@parlour/contract/activities/free-login-bonus.ts'
import { freeLoginBonusConfig } from '@parlour/contract/activities/free-login-bonus.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claimFree, endOfDay, findMissing, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'FreeLoginBonus',
  config: freeLoginBonusConfig,
  asks: ['vip'],
  isFree: true,
  start: rules.start,
  renews: rules.renews,
  on: {},
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({ canClaim: rules.offers(me).length > 0 }),
} satisfies Promotion<Config, State>

export const freeLoginBonus = {
  ...promotion,
  handlers: {
    async loginBonus3User(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      return {
        ...answerOf(me),
        bonusList: me.config.byLevel.map((bonus, vip) => ({ vip, bonus })),
        betRate: me.config.betRate,
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
    async loginBonus3UserReceive(ctx) {
      const { me, items } = await claimFree(ctx, promotion, ({ moment }) => moment.day)
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof freeLoginBonusCalls>,
}

function answerOf(me: Me<Config, State>) {
  return { status: statusOf(me), bonus: rules.bonusOf(me), vip: me.player.vip }
}

function statusOf(me: Me<Config, State>): 0 | 1 | 2 {
  if (rules.isClaimed(me)) return 2
  return rules.offers(me).length > 0 && findMissing(me) === null ? 1 : 0
}
