import type { agentCalls } from '@parlour/contract/activities/agent.ts'
import { agentConfig } from '@parlour/contract/activities/agent.ts'
import { readIdCursor } from '../../frame/input.ts'
import type { Handlers } from '../../frame/module.ts'
import type { Promotion } from '../engine/index.ts'
import { addDays, canTake, claimFree, fillDays, listCommissionDays } from '../engine/index.ts'
import { listCommissionLines, listMembers, pageOf, placeOf } from '../engine/index.ts'
import { readInvitation, readTeam, visit } from '../engine/index.ts'
import type { Config, State } from './rules.ts'
import * as rules from './rules.ts'

const name = 'Agent'
const shownMembers = 30

const promotion = {
  name,
  config: agentConfig,
  asks: ['hasDeposited'],
  start: rules.start,
  // What is computed goes by the config in force, and so does the exchange.
  renews: () => true,
  replacedBy: ['Agent5'],
  commission: { readyAt: ({ readyAt }) => readyAt, rates: ({ rates }) => rates },
  on: { 'commission.computed': rules.afterCommission },
  offers: rules.offers,
  claimed: rules.claimed,
  card: (me) => ({ canClaim: rules.offers(me).some((offer) => canTake(me, offer)) }),
} satisfies Promotion<Config, State>

export const agent = {
  ...promotion,
  handlers: {
    async agentData(ctx, { cursor, limit, days }) {
      const from = placeOf(readIdCursor(cursor))
      const me = await visit(ctx, promotion)
      if (!me) throw ctx.error('ended')
      const { tx } = ctx
      const { config, state, moment } = me
      const { playerId } = ctx.caller
      const earner = { earnerId: playerId, activity: name } as const
      const since = addDays(moment.day, -days)
      const computed = await listCommissionDays(tx, { ...earner, since })
      const dayList = fillDays(computed, moment, days)
      const [today, before] = [dayList.at(-1)?.amount ?? 0, dayList.at(-2)?.amount ?? 0]
      const lines = await listCommissionLines(tx, { ...earner, from, limit: limit + 1 })
      const { page, nextCursor } = pageOf(lines, from, limit)
      const team = await readTeam(tx, playerId)
      const members = await listMembers(tx, playerId, shownMembers)
      return {
        balance: rules.balanceOf(state),
        totalEarned: state.earned,
        today,
        todayChange: today - before,
        memberCount: team.size,
        newMemberCount: team.newMembers,
        activeMemberCount: computed.find(({ day }) => day === dayList.at(-1)?.day)?.members ?? 0,
        levelCounts: team.levels,
        memberList: members.map(({ phone, level, joinedAt, ownTeam }) => {
          return { phone, level, joinTime: joinedAt, teamSize: ownTeam }
        }),
        rates: config.rates,
        minExchange: rules.leastOf(me),
        readyAt: config.readyAt,
        betRate: config.betRate,
        ...(await readInvitation(tx, playerId, 'agent')),
        dayList,
        lineList: page,
        nextCursor,
      }
    },
    async agent3Exchange(ctx) {
      const { me, items } = await claimFree(ctx, promotion, rules.keyOf, () => 'belowMinimum')
      return { balance: rules.balanceOf(me.state), propList: items }
    },
  } satisfies Handlers<typeof agentCalls>,
}
