import type { signUpBonusCalls } from '@parlour/contract/activities/sign-up-bonus.ts'
import { signUpBonusConfig } from '@parlour/contract/activities/sign-up-bonus.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claim, visit, visitAsGuest } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'SignUpBonus',
  config: signUpBonusConfig,
  start: rules.start,
  on: { 'deposit.settled': rules.afterDeposit },
  offers: rules.offers,
  claimed: rules.claimed,
  price: rules.priceOf,
  card: (me) =>
    rules.isOver(me)
      ? null
      : {
          canClaim: rules.offers(me).length > 0,
          progress: rules.progressOf(me),
          expireTime: me.state.cards.length > 0 ? noExpiry : rules.saleEndOf(me.state, me.config),
        },
} satisfies Promotion<Config, State>

const over = 0

export const signUpBonus = {
  ...promotion,
  handlers: {
    async getLoginPayUser3(ctx) {
      const { app, caller } = ctx
      if (!caller) return answerVisitor((await visitAsGuest({ app }, promotion))?.config ?? null)
      const me = await visit({ app, caller }, promotion)
      return me ? answerPlayer(me) : answerVisitor(null)
    },
    async receiveLoginPay3(ctx, { propId, day }) {
      const { me, items } = await claim(
        ctx,
        promotion,
        rules.keyOf(propId, day),
        rules.reasonAgainst,
      )
      return { ownList: ownListOf(me), propList: items }
    },
  } satisfies Handlers<typeof signUpBonusCalls>,
}

/** What is on sale to anybody; nothing when the promotion does not run. */
function answerVisitor(config: Config | null) {
  const sold = config ?? { ...signUpBonusConfig.parse({}), cards: [] }
  return {
    ownList: [],
    buyPropIds: sold.cards.map(({ propId }) => propId),
    needRecharge: true,
    loginPayConfig: shopOf(sold),
    expireTime: config ? noExpiry : over,
    serverTime: Date.now(),
  }
}

function answerPlayer(me: Me<Config, State>) {
  const saleEnd = rules.saleEndOf(me.state, me.config)
  return {
    ownList: ownListOf(me),
    buyPropIds: rules.onSale(me),
    needRecharge: me.state.cards.length === 0,
    loginPayConfig: shopOf(me.config),
    expireTime: me.moment.at < saleEnd ? saleEnd : over,
    serverTime: me.moment.at,
  }
}

function shopOf({ cards, days, catchUpUntilDay, betRate }: Config) {
  const propIds = cards.map(({ propId }) => propId)
  return { propIds, cardList: cards, days, catchUpUntilDay, betRate }
}

function ownListOf({ state, config, moment }: Me<Config, State>) {
  return state.cards.map((card) => ({
    id: rules.cardIdOf(card.propId),
    propId: card.propId,
    loginPayDataJson: {
      days: rules.claimedDays(card, config),
      openDays: rules.openDays(card, moment, config),
    },
    expireTime: rules.endOf(card, moment, config),
  }))
}
