import type { fundCalls } from '@parlour/contract/activities/fund.ts'
import { fundConfig } from '@parlour/contract/activities/fund.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'Fund',
  config: fundConfig,
  start: rules.start,
  renews: rules.renews,
  on: { 'deposit.settled': rules.afterDeposit, 'round.settled': rules.afterRound },
  offers: rules.offers,
  claimed: rules.claimed,
  price: rules.priceOf,
  card: (me) =>
    rules.isComplete(me)
      ? null
      : {
          canClaim: rules.offers(me).length > 0,
          progress:
            me.state.boughtAt === null
              ? null
              : { done: me.state.claimed.length, total: me.config.tiers.length },
        },
} satisfies Promotion<Config, State>

export const fund = {
  ...promotion,
  handlers: {
    async appFundUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { price, betRate } = me.config
      return { ...answerOf(me), price, betRate, serverTime: me.moment.at }
    },
    async appFundUserReceive(ctx, { from }) {
      const { me, items } = await claim(ctx, promotion, String(from), refuse)
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof fundCalls>,
}

function refuse({ state, config }: Me<Config, State>, key: string) {
  if (state.boughtAt === null) return 'notBought'
  return config.tiers.some(({ from }) => String(from) === key) ? 'notReached' : 'unknownReward'
}

function answerOf({ state, config }: Me<Config, State>) {
  return {
    isBought: state.boughtAt !== null,
    wagered: state.wagered,
    tierList: config.tiers.map(({ from, bonus }) => ({
      from,
      bonus,
      status: state.boughtAt === null ? (0 as const) : rules.statusOf(state, from),
    })),
  }
}
