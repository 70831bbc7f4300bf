import type { z } from 'zod'
import type { ActivityName } from '../activity-types.ts'
import { accumulatedRechargeCalls, accumulatedRechargeConfig } from './accumulated-recharge.ts'
import { agentCountCalls, agentCountConfig } from './agent-count.ts'
import { agentCalls, agentConfig } from './agent.ts'
import { agent5Calls, agent5Config } from './agent5.ts'
import { appDownloadConfig } from './app-download.ts'
import { bindConfig } from './bind.ts'
import { christmasCalls, christmasConfig } from './christmas.ts'
import { continuousRechargeCalls, continuousRechargeConfig } from './continuous-recharge.ts'
import { festivalCalls, festivalConfig } from './festival.ts'
import { firstChargeCalls, firstChargeConfig } from './first-charge.ts'
import { followRewardsConfig } from './follow-rewards.ts'
import { freeLoginBonusCalls, freeLoginBonusConfig } from './free-login-bonus.ts'
import { freeSignCalls, freeSignConfig } from './free-sign.ts'
import { fundCalls, fundConfig } from './fund.ts'
import { inviteFriend1Calls, inviteFriend1Config } from './invite-friend1.ts'
import { inviteUserSpinCalls, inviteUserSpinConfig } from './invite-user-spin.ts'
import { inviteeConfig } from './invitee.ts'
import { pointsConfig } from './points.ts'
import { vipRebateConfig } from './vip-rebate.ts'
import { ladderRechargeCalls, ladderRechargeConfig } from './ladder-recharge.ts'
import { newYearCalls, newYearConfig } from './new-year.ts'
import { noticeConfig } from './notice.ts'
import { outLinkConfig } from './out-link.ts'
import { redPacketCalls, redPacketConfig } from './red-packet.ts'
import { signUpBonusCalls, signUpBonusConfig } from './sign-up-bonus.ts'
import { supplyCalls, supplyConfig } from './supply.ts'
import { tasksCalls, tasksConfig } from './tasks.ts'
import { vipCalls, vipConfig } from './vip.ts'
import { weekendLotteryCalls, weekendLotteryConfig } from './weekend-lottery.ts'

/** What operators may set, by activity. Every config has a full set of defaults: parse({}). */
export const activityConfigs = {
  Bind: bindConfig,
  VIP: vipConfig,
  SignUpBonus: signUpBonusConfig,
  Fund: fundConfig,
  LadderRecharge: ladderRechargeConfig,
  InviteUserSpin: inviteUserSpinConfig,
  FollowRewards: followRewardsConfig,
  RedPacket: redPacketConfig,
  FreeLoginBonus: freeLoginBonusConfig,
  Notice: noticeConfig,
  Agent: agentConfig,
  AccumulatedRecharge: accumulatedRechargeConfig,
  OutLink: outLinkConfig,
  Supply: supplyConfig,
  AgentCount: agentCountConfig,
  WeekendLottery: weekendLotteryConfig,
  Festival: festivalConfig,
  FreeSign: freeSignConfig,
  Christmas: christmasConfig,
  NewYear: newYearConfig,
  FirstCharge: firstChargeConfig,
  InviteFriend1: inviteFriend1Config,
  Agent5: agent5Config,
  Tasks: tasksConfig,
  ContinuousRecharge: continuousRechargeConfig,
} satisfies Record<ActivityName, z.ZodType>

/** Everything operators may set: the activities, and what has no number among them. */
export const promotionConfigs = {
  ...activityConfigs,
  AppDownload: appDownloadConfig,
  Points: pointsConfig,
  VipRebate: vipRebateConfig,
  Invitee: inviteeConfig,
}

/** The calls of all activities. */
export const promotionCalls = {
  ...vipCalls,
  ...signUpBonusCalls,
  ...fundCalls,
  ...ladderRechargeCalls,
  ...inviteUserSpinCalls,
  ...redPacketCalls,
  ...freeLoginBonusCalls,
  ...agentCalls,
  ...accumulatedRechargeCalls,
  ...supplyCalls,
  ...agentCountCalls,
  ...weekendLotteryCalls,
  ...festivalCalls,
  ...freeSignCalls,
  ...christmasCalls,
  ...newYearCalls,
  ...firstChargeCalls,
  ...inviteFriend1Calls,
  ...agent5Calls,
  ...tasksCalls,
  ...continuousRechargeCalls,
}
