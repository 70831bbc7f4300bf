import type { ActivityName } from '@parlour/contract/activity-types.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'

type Names = { title: PlainTextKey; text: PlainTextKey }

/** What each activity is called and about. Needs the texts of the area `rewards`. */
export const activityNames: Readonly<Record<ActivityName, Names>> = {
  Bind: { title: 'reward.bind', text: 'reward.bindNote' },
  VIP: { title: 'reward.vip', text: 'reward.vipNote' },
  SignUpBonus: { title: 'reward.signUpBonus', text: 'reward.signUpBonusNote' },
  Fund: { title: 'reward.fund', text: 'reward.fundNote' },
  LadderRecharge: { title: 'reward.ladderRecharge', text: 'reward.ladderRechargeNote' },
  InviteUserSpin: { title: 'reward.inviteUserSpin', text: 'reward.inviteUserSpinNote' },
  FollowRewards: { title: 'reward.followRewards', text: 'reward.followRewardsNote' },
  RedPacket: { title: 'reward.redPacket', text: 'reward.redPacketNote' },
  FreeLoginBonus: { title: 'reward.freeLoginBonus', text: 'reward.freeLoginBonusNote' },
  Notice: { title: 'reward.notice', text: 'reward.noticeNote' },
  Agent: { title: 'reward.agent', text: 'reward.agentNote' },
  AccumulatedRecharge: {
    title: 'reward.accumulatedRecharge',
    text: 'reward.accumulatedRechargeNote',
  },
  OutLink: { title: 'reward.outLink', text: 'reward.outLinkNote' },
  Supply: { title: 'reward.supply', text: 'reward.supplyNote' },
  AgentCount: { title: 'reward.agentCount', text: 'reward.agentCountNote' },
  WeekendLottery: { title: 'reward.weekendLottery', text: 'reward.weekendLotteryNote' },
  Festival: { title: 'reward.festival', text: 'reward.festivalNote' },
  FreeSign: { title: 'reward.freeSign', text: 'reward.freeSignNote' },
  Christmas: { title: 'reward.christmas', text: 'reward.christmasNote' },
  NewYear: { title: 'reward.newYear', text: 'reward.newYearNote' },
  FirstCharge: { title: 'reward.firstCharge', text: 'reward.firstChargeNote' },
  InviteFriend1: { title: 'reward.inviteFriend1', text: 'reward.inviteFriend1Note' },
  Agent5: { title: 'reward.agent5', text: 'reward.agent5Note' },
  Tasks: { title: 'reward.tasks', text: 'reward.tasksNote' },
  ContinuousRecharge: {
    title: 'reward.continuousRecharge',
    text: 'reward.continuousRechargeNote',
  },
}
