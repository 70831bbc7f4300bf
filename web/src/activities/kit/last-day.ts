import { dateText } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-text.ts'
import { dayOf, noonOf } from '../../site/days.ts'
import { useSite } from '../../site/store.ts'

/**
 * The last day of something that ends at midnight, by the site’s calendar wherever the reader is.
 * The end itself is already the next day.
 */
export function useLastDay(expireTime: number): string {
  const locale = useLocale()
  const timeZone = useSite(({ config }) => config?.timeZone ?? 'Asia/Bangkok')
  return dateText(noonOf(dayOf(expireTime - 1, timeZone)), locale)
}
