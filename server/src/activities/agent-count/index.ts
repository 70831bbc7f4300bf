import type { agentCountCalls } from '@parlour/contract/activities/agent-count.ts'
import { agentCountConfig } from '@parlour/contract/activities/agent-count.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claimFree, commitNext, drawFreePrize, enter, pageInvitees } from '../engine/index.ts'
import { listOwnDraws, oddsOf, readInvitation, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'AgentCount'

const promotion = {
  name,
  config: agentCountConfig,
  start: rules.start,
  // It never ends, so the steps and odds in force are everybody's.
  renews: () => true,
  on: { 'invite.validated': rules.afterInvite },
  offers: rules.offers,
  claimed: rules.claimed,
  nextDraw: rules.nextDraw,
  drawn: rules.drawn,
  friendPrizes: rules.friendPrizes,
  odds: ({ prizes }) => oddsOf(prizes),
  isFree: true,
  card: (me) => {
    const next = me.config.steps.find(({ invites }) => rules.statusOf(me.state, invites) === 0)
    return {
      canClaim: rules.offers(me).length > 0 || rules.nextDraw(me) !== null,
      progress: next ? { done: me.state.validInvites, total: next.invites } : null,
    }
  },
} satisfies Promotion<Config, State>

export const agentCount = {
  ...promotion,
  handlers: {
    async agent4Data(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const invitation = await readInvitation(ctx.tx, ctx.caller.playerId, 'agentCount')
      return {
        validInvites: me.state.validInvites,
        ...standingOf(me),
        betRate: me.config.betRate,
        ...invitation,
      }
    },
    agent4InviteRows: ({ tx, caller }, page) => pageInvitees(tx, caller.playerId, page),
    async agent4Lottery(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { playerId } = ctx.caller
      const { database } = ctx.app
      return {
        scratchesLeft: rules.scratchesLeft(me.state),
        oddsList: oddsOf(me.config.prizes),
        drawList: await listOwnDraws(database, { playerId, activity: name }),
        nextSeedHash: await database.keepBooks((tx) => commitNext(tx, playerId)),
      }
    },
    async agent4Scratch(ctx, input) {
      const entered = await enter(ctx, promotion)
      const { me, drawn, items, ...proof } = await drawFreePrize(ctx, promotion, entered, input)
      const left = rules.scratchesLeft(me.state)
      return { scratchesLeft: left, prizeId: drawn.prizeId, propList: items, ...proof }
    },
    async agent4Award(ctx, { invites }) {
      const { me, items } = await claimFree(ctx, promotion, rules.keyOf(invites), rules.refuse)
      return { ...standingOf(me), propList: items }
    },
  } satisfies Handlers<typeof agentCountCalls>,
}

function standingOf({ state, config }: Me<Config, State>) {
  const { steps, betRate } = config
  return {
    scratchesLeft: rules.scratchesLeft(state),
    awardList: steps.map(({ invites, bonus }) => ({
      invites,
      rewards: [{ id: rewardIds.coin, count: bonus, betRate }],
      status: rules.statusOf(state, invites),
    })),
  }
}
