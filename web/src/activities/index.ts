import { depositPath } from '@parlour/contract/money.ts'
import { findActivityName } from '@parlour/contract/activity-types.ts'
import type { ActivityFacts, PromotionName } from './activity.ts'
import { accumulatedRecharge } from './accumulated-recharge/index.ts'
import { agent } from './agent/index.ts'
import { agentCount } from './agent-count/index.ts'
import { agent5 } from './agent5/index.ts'
import { bind } from './bind/index.ts'
import { christmas } from './christmas/index.ts'
import { continuousRecharge } from './continuous-recharge/index.ts'
import { festival } from './festival/index.ts'
import { firstCharge } from './first-charge/index.ts'
import { followRewards } from './follow-rewards/index.ts'
import { freeLoginBonus } from './free-login-bonus/index.ts'
import { freeSign } from './free-sign/index.ts'
import { fund } from './fund/index.ts'
import { inviteFriend1 } from './invite-friend1/index.ts'
import { inviteUserSpin } from './invite-user-spin/index.ts'
import { ladderRecharge } from './ladder-recharge/index.ts'
import { newYear } from './new-year/index.ts'
import { notice } from './notice/index.ts'
import { outLink } from './out-link/index.ts'
import { points } from './points/index.ts'
import { redPacket } from './red-packet/index.ts'
import { signUpBonus } from './sign-up-bonus/index.ts'
import { supply } from './supply/index.ts'
import { tasks } from './tasks/index.ts'
import { vip } from './vip/index.ts'
import { vipRebate } from './vip-rebate/index.ts'
import { weekendLottery } from './weekend-lottery/index.ts'

/** What home carries of each promotion. Their icons float over home in this order. */
export const activities: Readonly<Record<PromotionName, ActivityFacts>> = {
  FirstCharge: firstCharge,
  InviteFriend1: inviteFriend1,
  ContinuousRecharge: continuousRecharge,
  Christmas: christmas,
  NewYear: newYear,
  WeekendLottery: weekendLottery,
  Festival: festival,
  Supply: supply,
  SignUpBonus: signUpBonus,
  FreeLoginBonus: freeLoginBonus,
  FreeSign: freeSign,
  Tasks: tasks,
  InviteUserSpin: inviteUserSpin,
  AccumulatedRecharge: accumulatedRecharge,
  LadderRecharge: ladderRecharge,
  Fund: fund,
  FollowRewards: followRewards,
  RedPacket: redPacket,
  Bind: bind,
  VIP: vip,
  VipRebate: vipRebate,
  Points: points,
  Agent: agent,
  AgentCount: agentCount,
  Agent5: agent5,
  Notice: notice,
  OutLink: outLink,
}

export const promotionNames = Object.keys(activities) as PromotionName[]

/** The page of an activity type; 0 stands for none and leads to the deposit page. */
export function findActivityPath(type: number): string | null {
  if (type === 0) return depositPath
  const name = findActivityName(type)
  return name && activities[name].path
}
