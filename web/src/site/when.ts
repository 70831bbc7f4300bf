import { clockText, dateText } from '../i18n/format.ts'
import { useLocale } from '../i18n/use-text.ts'
import { dayOf, useToday } from './days.ts'
import { useSite } from './store.ts'

/** The hour of what happened today, the day of everything before. */
export function useWhen(atMs: number): string {
  const locale = useLocale()
  const today = useToday()
  const timeZone = useSite(({ config }) => config?.timeZone)
  const isToday = timeZone !== undefined && dayOf(atMs, timeZone) === today
  return isToday ? clockText(atMs) : dateText(atMs, locale)
}
