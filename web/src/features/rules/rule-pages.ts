import type { PromotionName } from '../../activities/activity.ts'
import { activities, promotionNames } from '../../activities/index.ts'

/** What a rule page explains, by the end of its address, whatever the case; null for no page. */
export function findRulePage(path: string): readonly PromotionName[] | null {
  const page = path.split('/').at(-1)?.toLowerCase()
  const names = promotionNames.filter((name) => activities[name].rulePage?.toLowerCase() === page)
  return names.length > 0 ? names : null
}
