import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import type { ComponentType } from 'react'

/** An activity's modal: it shows itself and says when it was closed. */
export type ActivityModal = ComponentType<{ onClose: () => void }>

export type ActivityView = {
  /** What it shows over the lobby, for banners, floating icons and the queue of home. */
  modal?: () => Promise<ActivityModal>
  /** Its banner opens the modal instead of its page. */
  hasModalBanner?: true
}

/** Every activity as the web shows it. Its page stands in site/activity-paths.ts. */
export const activityViews = {
  Bind: {},
  VIP: {},
  SignUpBonus: {},
  Fund: {},
  LadderRecharge: {},
  InviteUserSpin: {},
  FollowRewards: { hasModalBanner: true },
  RedPacket: {},
  FreeLoginBonus: {},
  Notice: {},
  Agent: {},
  AccumulatedRecharge: { hasModalBanner: true },
  OutLink: {},
  Supply: {},
  AgentCount: {},
  WeekendLottery: {},
  Festival: {},
  FreeSign: {},
  Christmas: {},
  NewYear: {},
  FirstCharge: {},
  InviteFriend1: {},
  Agent5: {},
  Tasks: {},
  ContinuousRecharge: {},
} satisfies Record<ActivityName, ActivityView>

export function getActivityView(name: ActivityName): ActivityView {
  return activityViews[name]
}

export function isActive(activityMap: Readonly<Record<string, unknown>>, name: ActivityName) {
  return Object.hasOwn(activityMap, String(activityTypes[name]))
}
