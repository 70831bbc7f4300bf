import type { vipRebateCalls } from '@parlour/contract/activities/vip-rebate.ts'
import { vipRebateConfig } from '@parlour/contract/activities/vip-rebate.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'VipRebate',
  config: vipRebateConfig,
  asks: ['vip'],
  start: rules.start,
  renews: rules.renews,
  on: { 'round.settled': rules.afterRound },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({ canClaim: rules.claimableOf(me) > 0 }),
} satisfies Promotion<Config, State>

export const vipRebate = {
  ...promotion,
  handlers: {
    async appVipRebateUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { min, max, claimDays, betRate } = me.config
      return {
        ...rebatesOf(me),
        vip: me.player.vip,
        rateList: rules.ratesAt(me.player.vip, me.config),
        min,
        max,
        claimDays,
        betRate,
        nextReadyTime: rules.nextReadyTime(me),
        serverTime: me.moment.at,
      }
    },
    async appVipRebateUserReceive(ctx) {
      const { me, items } = await claim(ctx, promotion, rules.keyAt)
      return { ...rebatesOf(me), propList: items }
    },
  } satisfies Handlers<typeof vipRebateCalls>,
}

function rebatesOf(me: Me<Config, State>) {
  return { dayList: rules.listDays(me), claimable: rules.claimableOf(me) }
}
