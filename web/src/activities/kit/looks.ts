import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { artUrl } from '../../ui/art.ts'

export type LookName = ActivityName | 'VipRebate' | 'Points'

/** The colour of light each activity stands in. */
const hues = {
  Bind: '#17c98a',
  VIP: '#ffab2e',
  SignUpBonus: '#b04dff',
  Fund: '#2fb5a8',
  LadderRecharge: '#17b98a',
  InviteUserSpin: '#f0357c',
  FollowRewards: '#2f9bff',
  RedPacket: '#e0405f',
  FreeLoginBonus: '#2f9bff',
  Notice: '#7a5bff',
  Agent: '#17b98a',
  AccumulatedRecharge: '#ff9a2e',
  OutLink: '#7a5bff',
  Supply: '#2f9bff',
  AgentCount: '#17b98a',
  WeekendLottery: '#e0405f',
  Festival: '#f0357c',
  FreeSign: '#2f9bff',
  Christmas: '#17a068',
  NewYear: '#e0405f',
  FirstCharge: '#ff7a2e',
  InviteFriend1: '#17b98a',
  Agent5: '#17b98a',
  Tasks: '#7a5bff',
  ContinuousRecharge: '#ff9a2e',
  VipRebate: '#ffab2e',
  Points: '#7a5bff',
} as const satisfies Record<LookName, string>

export function activityHue(name: LookName): string {
  return hues[name]
}

export function activityArt(name: LookName): string {
  if (name === 'Points') return artUrl('item/points.webp')
  const file = name === 'VipRebate' ? 'vipRebate' : activityTypes[name]
  return artUrl(`activity/${file}.webp`)
}
