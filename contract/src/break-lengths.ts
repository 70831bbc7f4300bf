import type { ExclusionLength, TimeOutLength } from './limit-kinds.ts'

/** A break as it is asked for. */
export type BreakWish =
  | { kind: 'stop' }
  | { kind: 'timeOut'; length?: TimeOutLength | undefined; days?: number | undefined }
  | { kind: 'exclusion'; length: ExclusionLength }

type Length = { days: number } | { months: number }

const lengths = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  months2: { months: 2 },
  months3: { months: 3 },
  months6: { months: 6 },
  year: { months: 12 },
  years5: { months: 60 },
} as const satisfies Record<Exclude<TimeOutLength | ExclusionLength, 'forever'>, Length>

/** When a break that begins now is over; null for an exclusion without an end. */
export function endOfBreak(wish: BreakWish, now: number): number | null {
  if (wish.kind === 'stop') return addLength(now, lengths.day)
  if (wish.length === 'forever') return null
  if (wish.length) return addLength(now, lengths[wish.length])
  return addLength(now, { days: ('days' in wish && wish.days) || 1 })
}

const dayMs = 86_400_000

/** The same day of a later month, or its last: a month is never shorter for it. */
export function addLength(moment: number, length: Length): number {
  if ('days' in length) return moment + length.days * dayMs
  const day = new Date(moment)
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + length.months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(wanted, lastDay))
  return day.getTime()
}
