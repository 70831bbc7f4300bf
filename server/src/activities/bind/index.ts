import { bindConfig } from '@parlour/contract/activities/bind.ts'
import type { Promotion } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

/** Pays by itself once a mobile is bound and a deposit has settled. */
export const bind = {
  name: 'Bind',
  config: bindConfig,
  start: rules.start,
  on: { 'mobile.bound': rules.afterBinding, 'deposit.settled': rules.afterDeposit },
  isDue: rules.isDue,
  offers: rules.offers,
  claimed: (state) => ({ ...state, isPaid: true }),
  card: (me) =>
    rules.isShown(me)
      ? {
          canClaim: false,
          progress: { done: Number(me.state.isBound) + Number(me.state.hasDeposited), total: 2 },
          expireTime: me.state.isBound ? -1 : rules.endsAt(me.state, me.config),
        }
      : null,
} satisfies Promotion<Config, State>
