import type { inviteFriend1Calls } from '@parlour/contract/activities/invite-friend1.ts'
import { inviteFriend1Config } from '@parlour/contract/activities/invite-friend1.ts'
import { noExpiry } from '@parlour/contract/activity-types.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { claimFree, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const promotion = {
  name: 'InviteFriend1',
  config: inviteFriend1Config,
  start: rules.start,
  on: { 'invite.validated': rules.afterInvite },
  offers: rules.offers,
  claimed: rules.claimed,
  friendPrizes: ({ award, inviteCount }) => [{ items: award, friends: inviteCount }],
  isFree: true,
  card: (me) => {
    const { state, config } = me
    const status = rules.statusOf(state, config)
    if (status === 2 || rules.findEnd(me)) return null
    const progress = { done: state.friends.length, total: config.inviteCount }
    return { canClaim: status === 1, progress, expireTime: expireTimeOf(me) }
  },
} satisfies Promotion<Config, State>

export const inviteFriend1 = {
  ...promotion,
  handlers: {
    async appInviteBonus1User(ctx) {
      const me = await visit(ctx, promotion)
      const end = me ? rules.findEnd(me) : 'ended'
      if (!me || end) throw ctx.error(end ?? 'ended')
      const { award, inviteCount } = me.config
      return {
        appInviteBonus1User: recordOf(me),
        appInviteBonus1ConfigList: [{ id: awardId, award, inviteCount }],
        expireTime: expireTimeOf(me),
        serverTime: me.moment.at,
      }
    },
    async appInviteBonus1UserReceive(ctx, { propId }) {
      const { me, items } = await claimFree(ctx, promotion, String(propId), rules.refuse)
      return { appInviteBonus1User: recordOf(me), propList: items }
    },
  } satisfies Handlers<typeof inviteFriend1Calls>,
}

/** There is one offer. */
const awardId = 1

/** What is earned has no end. */
function expireTimeOf({ state, config }: Me<Config, State>): number {
  return rules.statusOf(state, config) === 0 ? rules.endOf(state, config) : noExpiry
}

function recordOf({ state, config }: Me<Config, State>) {
  return {
    awardId,
    itemStatus: rules.statusOf(state, config),
    inviteCount: state.friends.length,
    propReceiveList: state.claimed.map((propId) => ({ propId })),
  }
}
