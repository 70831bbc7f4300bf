import { useLocale } from '../../i18n/use-text.ts'

/** A day of the site's calendar as its number and month, e.g. 24 Dec. */
export function useDayText(): (day: string) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T12:00:00Z`))
}
