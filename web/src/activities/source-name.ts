import { isActivityName } from '@parlour/contract/activity-types.ts'
import type { PlainTextKey } from '../i18n/texts.ts'

/** Rewards that come from no activity with a number. */
const otherNames: Readonly<Record<string, PlainTextKey>> = {
  AppDownload: 'reward.AppDownload',
  Points: 'reward.Points',
  VipRebate: 'reward.VipRebate',
  coupon: 'reward.coupon',
  mail: 'reward.mail',
  house: 'reward.house',
}

/** What a reward comes from, in the words of the lists. */
export function sourceName(source: string): PlainTextKey {
  return findSourceName(source) ?? 'reward.other'
}

export function findSourceName(source: string): PlainTextKey | undefined {
  if (isActivityName(source)) return `reward.${source}`
  return Object.hasOwn(otherNames, source) ? otherNames[source] : undefined
}
