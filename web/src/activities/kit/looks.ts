import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import { artUrl } from '../../ui/art.ts'
import type { PromotionName } from '../activity.ts'
import { activities } from '../index.ts'

export function activityArt(name: PromotionName): string {
  const own = isActivityName(name) ? `activity/${activityTypes[name]}` : null
  return artUrl(`${activities[name].art ?? own}.webp`)
}
