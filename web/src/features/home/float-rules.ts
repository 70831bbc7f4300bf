import {
  type ActivityName,
  activityTypes,
  isActivityName,
} from '@parlour/contract/activity-types.ts'
import { isActive, type KnownActivities } from '../../activities/activity.ts'
import { activities, promotionNames } from '../../activities/index.ts'
import type { ActivityEntry } from '../../activities/kit/activities-store.ts'

export type Float = { name: ActivityName; entry: ActivityEntry; href: string | null }

/**
 * The icons that float over home. Whether a season is on the server has said by listing it. Without
 * an address an icon opens the activity's modal.
 */
export function listFloats(state: KnownActivities): Float[] {
  return promotionNames
    .filter(isActivityName)
    .filter((name) => isActive(state.activityMap, name))
    .flatMap((name) => {
      const { isFloating, isFor, modal, path } = activities[name]
      const entry = state.activityMap[activityTypes[name]]
      if (!isFloating || !entry || isFor?.(state) === false) return []
      return [{ name, entry, href: modal === 'icon' ? null : path }]
    })
}
