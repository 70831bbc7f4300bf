import { activityTypes } from '@parlour/contract/activity-types.ts'
import { pointsText } from '../i18n/format.ts'
import type { SiteConfig } from './config.ts'

/** What the operator's badge promises, to who has not deposited and to whom the packs are open. */
export function firstDepositBadge(
  user: { firstRecharge: boolean } | null,
  activityMap: Readonly<Record<string, unknown>> | undefined,
  config: Pick<SiteConfig, 'firstRechargeBadge'> | null,
): string | undefined {
  if (!user || user.firstRecharge) return undefined
  if (!Object.hasOwn(activityMap ?? {}, activityTypes.FirstCharge)) return undefined
  const badge = config?.firstRechargeBadge ?? 0
  return badge > 0 ? `+${pointsText(badge)}` : undefined
}
