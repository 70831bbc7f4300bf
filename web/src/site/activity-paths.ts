import { type ActivityName, findActivityName } from '@parlour/contract/activity-types.ts'

export const depositPath = '/lobby/wallets/deposit'

/** The page of each activity. */
export const activityPaths = {
  Bind: '/bind',
  VIP: '/profile/vip',
  SignUpBonus: '/activity/sign',
  Fund: '/reward/detail/16',
  LadderRecharge: depositPath,
  InviteUserSpin: '/activity/spin',
  FollowRewards: '/activity/follow',
  RedPacket: '/reward/detail/22',
  FreeLoginBonus: '/activity/cashBonus',
  Notice: '/lobby/notice',
  Agent: '/activity/agent',
  AccumulatedRecharge: depositPath,
  OutLink: '/lobby/rewards',
  Supply: '/activity/supply',
  AgentCount: '/activity/agentCount',
  WeekendLottery: '/activity/weekendLottery',
  Festival: '/activity/festival',
  FreeSign: '/activity/freeSign',
  Christmas: '/activity/christmas',
  NewYear: '/activity/newYear',
  FirstCharge: '/activity/firstCharge',
  InviteFriend1: '/activity/inviteFriends',
  Agent5: '/activity/agent5',
  Tasks: '/profile/task',
  ContinuousRecharge: '/activity/depositEvery',
} as const satisfies Record<ActivityName, string>

/** The page of an activity type; 0 stands for none and leads to the deposit page. */
export function findActivityPath(type: number): string | null {
  if (type === 0) return depositPath
  const name = findActivityName(type)
  return name && activityPaths[name]
}
