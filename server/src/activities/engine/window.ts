import { memo } from './memo.ts'
import type { Moment } from './moment.ts'
import { addDays, startOfDay } from './moment.ts'

/** From its beginning up to, and without, its end. */
export type Window = { startsAt: number; endsAt: number }
/** A window that comes again: its first day tells it from the others. */
export type Season = Window & { id: string }

/** What was earned can still be looked at and taken for so long after the end. */
export const afterDays = 3

/** Before it, in it, in the days after it in which one may still take what was earned, or over. */
export type Phase = 'before' | 'open' | 'closing' | 'over'

export function phaseOf({ startsAt, endsAt }: Window, { at }: Moment): Phase {
  if (at < startsAt) return 'before'
  if (at < endsAt) return 'open'
  return at < endOfTaking({ endsAt }) ? 'closing' : 'over'
}

/** When nothing of a window can be taken any more. */
export function endOfTaking({ endsAt }: Pick<Window, 'endsAt'>): number {
  return endsAt + afterDays * 86_400_000
}

/** The season of every year that runs at this moment; else the nearest, be it past or to come. */
export function yearSeason(moment: Moment, from: string, to: string): Season {
  const seasons = seasonsAround(Number(moment.day.slice(0, 4)), from, to, moment)
  return seasons.reduce((best, one) =>
    distance(one, moment) < distance(best, moment) ? one : best,
  )
}

/**
 * Whether a season that was begun, by the config it was begun with, makes way for the newest. One
 * that an operator has moved while it ran is the same season: begun anew it would give everything a
 * second time. And what can still be taken waits for no season that is yet to come.
 */
export function makesWay(begun: string, own: Season, newest: Season, moment: Moment): boolean {
  if (newest.id <= begun || own.id !== begun) return newest.id > begun
  const isWaiting = phaseOf(own, moment) === 'closing' && phaseOf(newest, moment) === 'before'
  return newest.startsAt >= own.endsAt && !isWaiting
}

/** The window of this week, or the next one once it is over. 1 is Monday. */
export function weekWindow(moment: Moment, { startsOn, startsAt, endsOn }: WeekDays): Season {
  const { week, timeZone, at } = moment
  const length = endsOn >= startsOn ? 0 : 7
  const windows = [-7, 0, 7].map((days) => {
    const id = addDays(week, days + startsOn - 1)
    const last = addDays(week, days + length + endsOn - 1)
    const begin = startOfDay(id, timeZone, startsAt)
    return { id, startsAt: begin, endsAt: startOfDay(addDays(last, 1), timeZone) }
  })
  const found = windows.find(({ endsAt }) => at < endsAt) ?? windows.at(-1)
  if (!found) throw new Error('a week has a window')
  return found
}
type WeekDays = { startsOn: number; startsAt: string; endsOn: number }

/** A window given by moments; null when it is not scheduled. */
export function fixedWindow({ startsAt, endsAt }: Scheduled): Window | null {
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt }
}
type Scheduled = { startsAt: number | null; endsAt: number | null }

const around = memo<Season[]>(1_000)

function seasonsAround(year: number, from: string, to: string, moment: Moment): Season[] {
  return around(`${year} ${from} ${to} ${moment.timeZone}`, () =>
    [year - 1, year, year + 1].map((first) => seasonOf(first, from, to, moment)),
  )
}

function seasonOf(year: number, from: string, to: string, { timeZone }: Moment): Season {
  const id = dayOfYear(year, from)
  const last = dayOfYear(to >= from ? year : year + 1, to)
  return {
    id,
    startsAt: startOfDay(id, timeZone),
    endsAt: startOfDay(addDays(last, 1), timeZone),
  }
}

/** The 29th of February is the 1st of March in years that have none. */
function dayOfYear(year: number, day: string): string {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}

function distance({ startsAt, endsAt }: Window, { at }: Moment): number {
  if (at < startsAt) return startsAt - at
  return at < endsAt ? -1 : at - endsAt
}
