import type { supplyCalls } from '@parlour/contract/activities/supply.ts'
import { supplyConfig } from '@parlour/contract/activities/supply.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, endOfDay, enter, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'Supply',
  config: supplyConfig,
  asks: ['coin', 'safebox', 'hasOpenRound', 'hasOpenWithdrawal'],
  start: rules.start,
  renews: rules.isNewDay,
  on: { 'deposit.settled': rules.afterDeposit, 'round.settled': rules.afterRound },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) =>
    rules.isBankrupt(me)
      ? { canClaim: rules.offers(me).length > 0, expireTime: endOfDay(me.moment) }
      : null,
} satisfies Promotion<Config, State>

export const supply = {
  ...promotion,
  handlers: {
    async appSupplyUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { deposited } = rules.at(me.state, me.moment)
      return {
        ...offerOf(me),
        depositLeft: Math.max(0, me.config.minDepositToday - deposited),
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
    async bankruptBonus(ctx) {
      const { items } = await claim(ctx, promotion, rules.currentKey, rules.refuse)
      // The balance has changed with it.
      const { me } = await enter(ctx, promotion)
      return { ...offerOf(me), propList: items }
    },
  } satisfies Handlers<typeof supplyCalls>,
}

function offerOf(me: Me<Config, State>) {
  const netLoss = rules.netLossOf(me)
  const bonus = rules.bonusOf(netLoss, me.config)
  const { betRate } = me.config
  return { isBankrupt: rules.isBankrupt(me), netLoss, bonus, betRate, ...rules.leftOf(me) }
}
