import { memo } from './memo.ts'

/** A point in time as rules see it: on the site's own calendar. Weeks run from Monday. */
export type Moment = {
  at: number
  timeZone: string
  /** YYYY-MM-DD */
  day: string
  /** The Monday of the week. */
  week: string
  /** YYYY-MM */
  month: string
}

const dayMs = 86_400_000

export function momentOf(at: Date | number, timeZone: string): Moment {
  const time = Number(at)
  const quarter = Math.floor(time / quarterMs)
  const date = dates(`${quarter} ${timeZone}`, () => dateIn(quarter, timeZone))
  return { at: time, timeZone, ...date }
}

/** No clock begins a day within a quarter of an hour, and events come by the thousand. */
const quarterMs = 900_000
type DateIn = Pick<Moment, 'day' | 'week' | 'month'>
const dates = memo<DateIn>(1_000)

/** The Monday on or before a day. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days later the second day is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The first moment of a day, or a clock time on it; also on days that are longer or shorter. */
export function startOfDay(day: string, timeZone: string, clock = '00:00'): number {
  return starts(`${day} ${clock} ${timeZone}`, () => {
    const wanted = Date.parse(`${day}T${clock}:00Z`)
    const guess = wanted - offsetOf(wanted, timeZone)
    return wanted - offsetOf(guess, timeZone)
  })
}
const starts = memo<number>(10_000)

/** When the moment's own day ends. */
export function endOfDay({ day, timeZone }: Moment): number {
  return startOfDay(addDays(day, 1), timeZone)
}

const formats = memo<Intl.DateTimeFormat>(100)

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const style = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const
  return formats(timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, ...style }))
}

function dateIn(quarter: number, timeZone: string): DateIn {
  const day = dayOf(quarter * quarterMs, timeZone)
  return { day, week: weekOf(day), month: day.slice(0, 7) }
}

function dayOf(at: number, timeZone: string): string {
  return wallClock(at, timeZone).slice(0, 10)
}

/** YYYY-MM-DDThh:mm:ss as a clock on the wall shows it. */
function wallClock(at: number, timeZone: string): string {
  return formatOf(timeZone).format(at).replace(', ', 'T')
}

function offsetOf(at: number, timeZone: string): number {
  const seconds = Math.floor(at / 1000) * 1000
  return Date.parse(`${wallClock(seconds, timeZone)}Z`) - seconds
}
