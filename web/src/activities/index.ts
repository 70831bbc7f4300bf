import {
  type ActivityName,
  activityTypes,
  findActivityName,
} from '@parlour/contract/activity-types.ts'
import type { ComponentType } from 'react'

/** An activity's modal: it shows itself and says when it was closed. */
export type ActivityModal = ComponentType<{ onClose: () => void }>

export type ActivityView = {
  /** Its page. */
  path: string
  /** Opened over the lobby by its banner, instead of the page. */
  modal?: () => Promise<ActivityModal>
  /** Whether a banner or a floating icon opens the modal rather than the page. */
  opensAsModal?: true
}

export const depositPath = '/lobby/wallets/deposit'

/** Where every activity is shown. A new one is a line here. */
export const activityViews = {
  Bind: { path: '/bind' },
  VIP: { path: '/profile/vip' },
  SignUpBonus: { path: '/activity/sign' },
  Fund: { path: '/reward/detail/16' },
  LadderRecharge: { path: depositPath },
  InviteUserSpin: { path: '/activity/spin' },
  FollowRewards: { path: '/activity/follow', opensAsModal: true },
  RedPacket: { path: '/reward/detail/22' },
  FreeLoginBonus: { path: '/activity/cashBonus' },
  Notice: { path: '/lobby/notice' },
  Agent: { path: '/activity/agent' },
  AccumulatedRecharge: { path: depositPath, opensAsModal: true },
  OutLink: { path: '/lobby/rewards' },
  Supply: { path: '/activity/supply' },
  AgentCount: { path: '/activity/agentCount' },
  WeekendLottery: { path: '/activity/weekendLottery' },
  Festival: { path: '/activity/festival' },
  FreeSign: { path: '/activity/freeSign' },
  Christmas: { path: '/activity/christmas' },
  NewYear: { path: '/activity/newYear' },
  FirstCharge: { path: '/activity/firstCharge', opensAsModal: true },
  InviteFriend1: { path: '/activity/inviteFriends', opensAsModal: true },
  Agent5: { path: '/activity/agent5' },
  Tasks: { path: '/profile/task' },
  ContinuousRecharge: { path: '/activity/depositEvery' },
} satisfies Record<ActivityName, ActivityView>

export function getActivityView(name: ActivityName): ActivityView {
  return activityViews[name]
}

/** The page of an activity type; 0 stands for none and leads to the deposit page. */
export function findActivityPath(type: number): string | null {
  if (type === 0) return depositPath
  const name = findActivityName(type)
  return name && activityViews[name].path
}

export function activityPath(name: ActivityName): string {
  return activityViews[name].path
}

export function isActive(activityMap: Readonly<Record<string, unknown>>, name: ActivityName) {
  return Object.hasOwn(activityMap, String(activityTypes[name]))
}
