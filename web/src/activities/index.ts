import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'

/**
 * Activities that open over the lobby: from their banner and card instead of a page, or from their
 * floating icon. The code of each stands in modals.ts, its page in site/activity-paths.ts.
 */
const modalPlaces: Partial<Record<ActivityName, 'banner' | 'icon'>> = {
  AccumulatedRecharge: 'banner',
  FirstCharge: 'icon',
  FollowRewards: 'banner',
  InviteFriend1: 'icon',
}

/** Where its modal opens from; null for an activity that has only a page. */
export function findModalPlace(name: ActivityName): 'banner' | 'icon' | null {
  return modalPlaces[name] ?? null
}

export function isActive(activityMap: Readonly<Record<string, unknown>>, name: ActivityName) {
  return Object.hasOwn(activityMap, String(activityTypes[name]))
}
