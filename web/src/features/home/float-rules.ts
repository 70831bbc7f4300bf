import { type ActivityName, activityTypes } from '@parlour/contract/activity-types.ts'
import { findModalPlace, isActive } from '../../activities/index.ts'
import type { ActivityEntry, ActivityState } from '../../activities/kit/activities-store.ts'
import { activityPaths } from '../../site/activity-paths.ts'

export type Float = { name: ActivityName; entry: ActivityEntry; href: string | null }

const floating: readonly ActivityName[] = [
  'FirstCharge',
  'InviteFriend1',
  'ContinuousRecharge',
  'Christmas',
  'NewYear',
  'WeekendLottery',
  'Festival',
  'Supply',
  'SignUpBonus',
]

/**
 * The icons that float over home. Whether a season is on the server has said by listing it; supply
 * is for who has run out. Without an address an icon opens the activity's modal.
 */
export function listFloats(state: Pick<ActivityState, 'activityMap' | 'isBankrupt'>): Float[] {
  return floating
    .filter((name) => isActive(state.activityMap, name))
    .filter((name) => name !== 'Supply' || state.isBankrupt)
    .flatMap((name) => {
      const entry = state.activityMap[activityTypes[name]]
      return entry ? [{ name, entry, href: hrefOf(name) }] : []
    })
}

function hrefOf(name: ActivityName): string | null {
  return findModalPlace(name) === 'icon' ? null : activityPaths[name]
}
