import * as agent from './agent-rules.ts'
import * as daily from './daily-rules.ts'
import * as deposit from './deposit-rules.ts'
import * as play from './play-rules.ts'
import * as season from './season-rules.ts'
import type { RuleName, WriteRules } from './words.ts'

/** How the rules of each promotion are written. */
export const ruleTable: { [N in RuleName]: WriteRules<N> } = {
  Bind: daily.bindRules,
  VIP: play.vipRules,
  SignUpBonus: daily.signUpBonusRules,
  Fund: deposit.fundRules,
  LadderRecharge: deposit.ladderRules,
  InviteUserSpin: agent.spinRules,
  FollowRewards: daily.followRules,
  RedPacket: season.redPacketRules,
  FreeLoginBonus: daily.freeLoginBonusRules,
  Notice: play.plainRules,
  Agent: agent.agentRules,
  AccumulatedRecharge: deposit.accumulatedRules,
  OutLink: () => ({ lines: [] }),
  Supply: daily.supplyRules,
  AgentCount: agent.agentCountRules,
  WeekendLottery: season.weekendRules,
  Festival: season.festivalRules,
  FreeSign: daily.freeSignRules,
  Christmas: season.christmasRules,
  NewYear: season.newYearRules,
  FirstCharge: deposit.firstChargeRules,
  InviteFriend1: agent.inviteFriendRules,
  Agent5: agent.agent5Rules,
  Tasks: daily.taskRules,
  ContinuousRecharge: deposit.continuousRules,
  Points: play.pointsRules,
  VipRebate: play.vipRebateRules,
  Invitee: agent.inviteeRules,
}

/** Those whose rewards hang on invites that count. */
export const needsInvites: ReadonlySet<RuleName> = new Set([
  'AgentCount',
  'Agent5',
  'InviteUserSpin',
  'InviteFriend1',
])
