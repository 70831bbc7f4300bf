import type { freeSignCalls } from '@parlour/contract/activities/free-sign.ts'
import { freeSignConfig } from '@parlour/contract/activities/free-sign.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claimFree, endOfDay, findMissing, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'FreeSign',
  config: freeSignConfig,
  isFree: true,
  start: rules.start,
  renews: rules.renews,
  on: { 'deposit.settled': rules.afterDeposit, 'round.settled': rules.afterRound },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({
    canClaim: rules.offers(me).length > 0,
    progress: {
      done: rules.currentDay(me) - (rules.isSigned(me) ? 0 : 1),
      total: me.config.days.length,
    },
  }),
} satisfies Promotion<Config, State>

export const freeSign = {
  ...promotion,
  handlers: {
    async appFreeSignUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      return {
        ...answerOf(me),
        ...rules.leftOf(me),
        minDeposit: me.config.minDeposit,
        minWagered: me.config.minWagered,
        resetTime: endOfDay(me.moment),
        serverTime: me.moment.at,
      }
    },
    async appFreeSignUserReceive(ctx) {
      const { me, items } = await claimFree(ctx, promotion, ({ moment }) => moment.day)
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof freeSignCalls>,
}

function answerOf(me: Me<Config, State>) {
  const currentDay = rules.currentDay(me)
  const canClaim = rules.offers(me).length > 0 && findMissing(me) === null
  const statusOf = (day: number): 0 | 1 | 2 => {
    if (day < currentDay || (day === currentDay && rules.isSigned(me))) return 2
    return day === currentDay && canClaim ? 1 : 0
  }
  const dayList = me.config.days.map((_bonus, index) => ({
    day: index + 1,
    rewards: rules.rewardsOf(me, index + 1),
    status: statusOf(index + 1),
  }))
  return { currentDay, dayList }
}
