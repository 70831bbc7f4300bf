import { zonedText } from './zone.ts'

const dayMs = 86_400_000

/** A day of the calendar so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** So many days of the site's calendar up to today. */
export function lastDays(now: number, days: number): { from: string; to: string } {
  const to = zonedText(now).slice(0, 10)
  return { from: addDays(to, 1 - days), to }
}

/** How many days of the site's calendar a day lies back: none where it is today. */
export function daysAgo(day: string, now: number): number {
  return (Date.parse(zonedText(now).slice(0, 10)) - Date.parse(day)) / dayMs
}
