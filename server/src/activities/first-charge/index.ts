import type { firstChargeCalls } from '@parlour/contract/activities/first-charge.ts'
import { firstChargeConfig } from '@parlour/contract/activities/first-charge.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'FirstCharge',
  config: firstChargeConfig,
  start: rules.start,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  price: rules.priceOf,
  card: (me) =>
    rules.isOver(me)
      ? null
      : {
          canClaim: rules.statusOf(me.state, me.config) === 1,
          expireTime: me.state.awardId === null ? rules.expireTimeOf(me.state, me.config) : -1,
        },
} satisfies Promotion<Config, State>

export const firstCharge = {
  ...promotion,
  handlers: {
    async appRechargeBonusCollection9(ctx) {
      const me = await visit(ctx, promotion)
      if (!me || rules.isOver(me)) throw ctx.error('ended')
      return {
        appRechargeBonusCollection9: recordOf(me),
        appRechargeBonusCollection9ConfigList: me.config.packs,
        expireTime: me.state.awardId === null ? rules.expireTimeOf(me.state, me.config) : -1,
        serverTime: me.moment.at,
      }
    },
    async appRechargeBonusCollection9Receive(ctx, { propId }) {
      const { me, items } = await claim(ctx, promotion, String(propId), refuse)
      return { appRechargeBonusCollection9: recordOf(me), propList: items }
    },
  } satisfies Handlers<typeof firstChargeCalls>,
}

/** What was claimed before is answered again, so it needs no reason. */
function refuse({ state }: Me<Config, State>) {
  return state.awardId === null ? 'notReached' : 'unknownReward'
}

function recordOf({ state, config }: Me<Config, State>) {
  return {
    awardId: state.awardId,
    itemStatus: rules.statusOf(state, config),
    propReceiveList: state.claimed.map((propId) => ({ propId })),
  }
}
