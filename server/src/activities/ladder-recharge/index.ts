import type { ladderRechargeCalls } from '@parlour/contract/activities/ladder-recharge.ts'
import { ladderRechargeConfig } from '@parlour/contract/activities/ladder-recharge.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Promotion } from '../engine/index.ts'
import { endOfDay, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

/** A share of a deposit, which pays by itself. The rates of the moment count, not older ones. */
const promotion = {
  name: 'LadderRecharge',
  config: ladderRechargeConfig,
  start: rules.start,
  renews: () => true,
  on: { 'deposit.settled': rules.afterDeposit },
  isDue: ({ due }) => due.length > 0,
  offers: rules.offers,
  claimed: rules.claimed,
  price: rules.priceOf,
  earns: rules.earns,
  card: () => ({ canClaim: false }),
} satisfies Promotion<Config, State>

export const ladderRecharge = {
  ...promotion,
  handlers: {
    async rechargeBonusCollection8(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { steps, max, betRate, timesADay } = me.config
      return {
        stepList: steps,
        max,
        timesADay,
        leftToday: rules.leftToday(me),
        betRate,
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
  } satisfies Handlers<typeof ladderRechargeCalls>,
}
