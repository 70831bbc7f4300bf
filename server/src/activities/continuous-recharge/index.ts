import type { continuousRechargeCalls } from '@parlour/contract/activities/continuous-recharge.ts'
import { continuousRechargeConfig } from '@parlour/contract/activities/continuous-recharge.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, endOfDay, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'ContinuousRecharge',
  config: continuousRechargeConfig,
  start: rules.start,
  renews: rules.renews,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({
    canClaim: rules.offers(me).length > 0,
    progress: { done: rules.longestRow(me), total: me.config.days },
  }),
} satisfies Promotion<Config, State>

export const continuousRecharge = {
  ...promotion,
  handlers: {
    async appRechargeBonusCollection10(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      return { ...answerOf(me), cutOffTime: endOfDay(me.moment), serverTime: me.moment.at }
    },
    async appRechargeBonusCollection10Receive(ctx, { from }) {
      const { me, items } = await claim(
        ctx,
        promotion,
        (now) => rules.keyToClaim(now, from),
        refuse,
      )
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof continuousRechargeCalls>,
}

function refuse({ config }: Me<Config, State>, key: string) {
  const isTier = config.tiers.some(({ from }) => key.startsWith(`${from}:`))
  return isTier ? 'notReached' : 'unknownReward'
}

function answerOf(me: Me<Config, State>) {
  const daysNeeded = me.config.days
  return {
    depositedToday: rules.depositedToday(me),
    streakList: rules.tiersOf(me).map(({ from, rewards }) => ({
      from,
      daysNeeded,
      rewards,
      ...rules.streakOf(me, from),
    })),
  }
}
