import type { festivalCalls } from '@parlour/contract/activities/festival.ts'
import { festivalConfig } from '@parlour/contract/activities/festival.ts'
import { expired } from '@parlour/contract/activity-types.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { addDays, claim, endOfDay, phaseOf, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'Festival',
  config: festivalConfig,
  start: rules.start,
  renews: rules.renews,
  window: rules.windowOf,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  earns: rules.earns,
  card: (me) => ({
    canClaim: rules.offers(me).length > 0,
    progress: progressOf(me),
    expireTime: endOf(me),
  }),
} satisfies Promotion<Config, State>

export const festival = {
  ...promotion,
  handlers: {
    async appFestivalUser(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { tiers, betRate } = me.config
      return {
        ...answerOf(me),
        tierList: tiers.map(({ from, bonus }) => ({
          from,
          rewards: rules.coins(bonus, betRate),
        })),
        betRate,
        isOpen: isOpen(me),
        resetTime: endOfDay(me.moment),
        expireTime: endOf(me),
        serverTime: me.moment.at,
      }
    },
    async appFestivalUserReceive(ctx, { day }) {
      const { me, items } = await claim(ctx, promotion, day, refuse)
      return { ...answerOf(me), propList: items }
    },
  } satisfies Handlers<typeof festivalCalls>,
}

function refuse({ moment }: Me<Config, State>, day: string) {
  return rules.claimableDays(moment).includes(day) ? 'notReached' : 'unknownReward'
}

function answerOf(me: Me<Config, State>) {
  const { day } = me.moment
  const yesterday = showDay(me, addDays(day, -1))
  return { today: showDay(me, day), yesterday: yesterday.status === 1 ? yesterday : null }
}

function showDay({ state, moment }: Me<Config, State>, day: string) {
  const found = rules.dayOf(state, day)
  const { deposited, tier, isClaimed } = found
  return {
    day,
    deposited,
    reachedFrom: tier?.from ?? null,
    rewards: rules.rewardsOf(found),
    status: isClaimed ? (2 as const) : tier ? (1 as const) : (0 as const),
    expireTime: rules.endOf(day, moment),
  }
}

function progressOf({ state, moment, config }: Me<Config, State>) {
  const total = config.tiers.at(-1)?.from ?? 0
  return { done: Math.min(total, rules.dayOf(state, moment.day).deposited), total }
}

/** Its operator may have let it end before its season does. */
function isOpen({ config, moment, isClosing = false }: Me<Config, State>): boolean {
  const window = rules.windowOf(config)
  return !isClosing && window !== null && phaseOf(window, moment) === 'open'
}

function endOf({ config }: Me<Config, State>): number {
  return rules.windowOf(config)?.endsAt ?? expired
}
