import type { accumulatedRechargeCalls } from '@parlour/contract/activities/accumulated-recharge.ts'
import { accumulatedRechargeConfig } from '@parlour/contract/activities/accumulated-recharge.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'AccumulatedRecharge',
  config: accumulatedRechargeConfig,
  start: rules.start,
  renews: rules.renews,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  earns: rules.earns,
  card: (me) => ({ canClaim: rules.offers(me).length > 0, progress: rules.progressOf(me) }),
} satisfies Promotion<Config, State>

export const accumulatedRecharge = {
  ...promotion,
  handlers: {
    async rechargeBonusCollection6(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      return { weekList: weekListOf(me), serverTime: me.moment.at }
    },
    async receiverRechargeBonusCollection6(ctx, { weekStart, from }) {
      const { me, items } = await claim(ctx, promotion, rules.keyOf(weekStart, from), rules.refuse)
      return { weekList: weekListOf(me), propList: items }
    },
  } satisfies Handlers<typeof accumulatedRechargeCalls>,
}

function weekListOf(me: Me<Config, State>) {
  return rules.openWeeks(me).map((week) => ({
    weekStart: week.week,
    deposited: week.deposited,
    tierList: week.tiers.map(({ from, bonus }) => ({
      from,
      rewards: rules.rewardsOf(week, bonus),
      status: rules.statusOf(week, from),
    })),
    expireTime: rules.endOf(week, me.moment.timeZone),
  }))
}
