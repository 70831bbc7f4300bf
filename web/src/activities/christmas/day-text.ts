import { useLocale } from '../../i18n/use-text.ts'

/** A day of the site's calendar as its number and month, e.g. 24 Dec. */
export function useDayText(): (day: string) => string {
  const partsOf = useDayParts()
  return (day) => partsOf(day).join(' ')
}

/** The same apart: the number, and the month alone. */
export function useDayParts(): (day: string) => [number: number, month: string] {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone })
  return (day) => [Number(day.slice(-2)), format.format(noonOf(day))]
}

const timeZone = 'UTC'

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
