import { addDays, lastDays } from '../../i18n/days.ts'
import { beginOf, type Period } from './periods.ts'

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
  return { ...lastDays(now, days), days }
}

/** As many days right before. */
export function beforeOf({ from, to }: Range): Range {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** The days of a week or month, given by its first, that lie in the range. */
export function partOf(begin: string, by: Period, { from, to }: Range): Range {
  const days = { day: 1, week: 7, month: 31 }[by]
  const spans = Array.from({ length: days }, (_, later) => addDays(begin, later))
  const own = spans.filter((day) => beginOf(day, by) === begin && day >= from && day <= to)
  return { from: own[0] ?? begin, to: own.at(-1) ?? begin }
}

/** Who registered in the one and staked in the other. */
export type PlayersOf = { joined?: Range; staked?: Range }

/** Where the players that were counted are listed. */
export function playersPath({ joined, staked }: PlayersOf): string {
  const query = new URLSearchParams({
    ...(joined && { joinedFrom: joined.from, joinedTo: joined.to }),
    ...(staked && { stakedFrom: staked.from, stakedTo: staked.to }),
  })
  return `/players?${query.toString()}`
}

/** Where the rows behind a figure are. */
export function entriesPath(figure: string, { from, to }: Range, of: Record<string, string> = {}) {
  return `/reports/entries?${new URLSearchParams({ figure, from, to, ...of }).toString()}`
}
