import type { agent5Calls } from '@parlour/contract/activities/agent5.ts'
import { agent5Config } from '@parlour/contract/activities/agent5.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { readIdCursor } from '../../frame/input.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Me, Promotion } from '../engine/index.ts'
import { addDays, canTake, claimFree, fillDays, listCommissionDays } from '../engine/index.ts'
import { listCommissionLines, listMembers, maskFriends, pageOf, placeOf } from '../engine/index.ts'
import { readInvitation, readMe, readMemberStakes, readTeam, visit } from '../engine/index.ts'
import { listInviteLines, mergeLines } from './log.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'Agent5'
const shownMembers = 50
const shownDays = 30

const promotion = {
  name,
  config: agent5Config,
  asks: ['hasDeposited'],
  start: rules.start,
  // What an invite pays is fixed when it counts; levels and rates are those in force.
  renews: () => true,
  friendPrizes: ({ inviterBonus, inviteeBonus, inviteBetRate }) => [
    {
      items: [{ id: rewardIds.coin, count: inviterBonus + inviteeBonus, betRate: inviteBetRate }],
      friends: 1,
    },
  ],
  commission: { readyAt: ({ readyAt }) => readyAt, rates: rules.ratesOf },
  on: {
    'commission.computed': rules.afterCommission,
    'invite.validated': rules.afterInvite,
    'invited.validated': rules.afterInvited,
  },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({ canClaim: rules.offers(me).some((offer) => canTake(me, offer)) }),
} satisfies Promotion<Config, State>

export const agent5 = {
  ...promotion,
  handlers: {
    async appAgent5User(ctx) {
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { tx } = ctx
      const { playerId } = ctx.caller
      const { config, moment, state } = me
      const earner = { earnerId: playerId, activity: name } as const
      const yesterday = addDays(moment.day, -1)
      const since = addDays(moment.day, -shownDays)
      const computed = await listCommissionDays(tx, { ...earner, since })
      const last = computed.find(({ day }) => day === yesterday)
      const team = await readTeam(tx, playerId)
      const counted = { stake: last?.stake ?? 0, validMembers: team.valid }
      const { invitesADay, inviterBonus, inviteeBonus, readyAt, betRate, inviteBetRate } = config
      return {
        ...earningsOf(me),
        totalEarned: rules.totalOf(state),
        today: last?.amount ?? 0,
        teamSize: team.valid,
        levelCounts: team.levels,
        activeMemberCount: last?.members ?? 0,
        teamStakeYesterday: counted.stake,
        teamLevel: rules.levelOf(config, counted),
        levelList: config.levels,
        memberList: await listMemberRows(tx, playerId, yesterday),
        dayList: fillDays(computed, moment, shownDays),
        terms: { invitesADay, inviterBonus, inviteeBonus, readyAt, betRate, inviteBetRate },
        ...(await readInvitation(tx, playerId, 'agent5')),
        serverTime: moment.at,
      }
    },
    async appAgent5UserLog({ app, tx, caller }, { cursor, limit }) {
      const { playerId } = caller
      const from = placeOf(readIdCursor(cursor))
      const found = await readMe({ app, queries: tx, playerId }, promotion)
      const invites = found ? listInviteLines(found.me.state) : []
      const onFirst = invites.filter(({ day }) => day === from?.day)
      const rest = from ? invites.filter(({ day }) => day < from.day) : invites
      const own = [...onFirst.slice(from?.skip ?? 0), ...rest]
      const lines = await listCommissionLines(tx, {
        earnerId: playerId,
        activity: name,
        from: from && { ...from, skip: Math.max(0, from.skip - onFirst.length) },
        limit: limit + 1,
      })
      const { page, nextCursor } = pageOf(mergeLines(lines, own), from, limit)
      const friends = await maskFriends(
        tx,
        page.flatMap(({ friendId }) => friendId ?? []),
      )
      const lineList = page.map(({ friendId, ...line }) => {
        return friendId === null ? line : { ...line, phone: friends.get(friendId) ?? '' }
      })
      return { lineList, nextCursor }
    },
    async appAgent5UserReceive(ctx) {
      const { me, items } = await claimFree(ctx, promotion, ({ state }) =>
        rules.commissionKey(state),
      )
      return { ...earningsOf(me), propList: items }
    },
    async appAgent5UserInviteValidReceive(ctx) {
      const { me, items } = await claimFree(ctx, promotion, ({ state }) => rules.inviteKey(state))
      return { ...earningsOf(me), propList: items }
    },
  } satisfies Handlers<typeof agent5Calls>,
}

function earningsOf(me: Me<Config, State>) {
  const { ready, waiting, bonus } = rules.invitesOf(me)
  return {
    commission: rules.commissionOf(me.state),
    inviteReady: ready,
    inviteWaiting: waiting,
    inviteBonus: bonus,
  }
}

async function listMemberRows(
  queries: Parameters<typeof listMembers>[0],
  playerId: number,
  day: string,
) {
  const members = await listMembers(queries, playerId, shownMembers)
  const memberIds = members.map(({ memberId }) => memberId)
  const asked = { earnerId: playerId, activity: name, day, memberIds } as const
  const stakes = await readMemberStakes(queries, asked)
  return members.map(({ memberId, phone, level, joinedAt, isValid, ownTeam }) => ({
    phone,
    level,
    joinTime: joinedAt,
    isValid,
    teamSize: ownTeam,
    stakeYesterday: stakes.get(memberId) ?? 0,
  }))
}
