import { serverNowMs } from '../browser/clock.ts'
import { useSite } from './store.ts'

const dayMs = 86_400_000

/** Today by the site's own calendar, as `2027-01-31`. */
export function useToday(): string {
  const timeZone = useSite(({ config }) => config?.timeZone ?? 'Asia/Bangkok')
  return dayOf(serverNowMs(), timeZone)
}

export function dayOf(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(atMs)
}

/** Days are names: no time zone can move them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** A day as a moment that reads the same in every time zone's calendar. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
