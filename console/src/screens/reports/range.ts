import { zonedText } from '../../i18n/zone.ts'

export type Range = { from: string; to: string }

export const presets = [1, 7, 30, 90] as const
const usualDays = 30
const dayMs = 86_400_000
const isDay = /^\d{4}-\d\d-\d\d$/

/** What the address says: two days of the site's calendar, or so many up to today. */
export function rangeOf(params: URLSearchParams, now: number): Range & { days: number | null } {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  if (isDay.test(from) && isDay.test(to)) return { from, to, days: null }
  const asked = Number(params.get('days'))
  const days = presets.find((one) => one === asked) ?? usualDays
  const today = zonedText(now).slice(0, 10)
  return { from: addDays(today, 1 - days), to: today, days }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Where the rows behind a figure are. */
export function entriesPath(figure: string, { from, to }: Range, of: Record<string, string> = {}) {
  return `/reports/entries?${new URLSearchParams({ figure, from, to, ...of }).toString()}`
}
