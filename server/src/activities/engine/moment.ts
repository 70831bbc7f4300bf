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
  const known = latest.get(timeZone)
  const found = known?.quarter === quarter ? known : dateIn(quarter, timeZone)
  const { day, week, month } = found
  return { at: time, timeZone, day, week, month }
}

/** No clock begins a day within a quarter of an hour, and events come by the thousand. */
const quarterMs = 900_000
type DateIn = Pick<Moment, 'day' | 'week' | 'month'> & { quarter: number }
const latest = new Map<string, DateIn>()

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
  const name = `${day} ${clock} ${timeZone}`
  const known = starts.get(name)
  if (known !== undefined) return known
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  const guess = wanted - offsetOf(wanted, timeZone)
  const start = wanted - offsetOf(guess, timeZone)
  if (starts.size >= keptStarts) starts.clear()
  starts.set(name, start)
  return start
}

/** Borders of seasons and days are asked for with every event, and calendars are slow. */
const starts = new Map<string, number>()
const keptStarts = 10_000

/** When the moment's own day ends. */
export function endOfDay({ day, timeZone }: Moment): number {
  return startOfDay(addDays(day, 1), timeZone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

function dateIn(quarter: number, timeZone: string): DateIn {
  const day = dayOf(quarter * quarterMs, timeZone)
  const found = { quarter, day, week: weekOf(day), month: day.slice(0, 7) }
  latest.set(timeZone, found)
  return found
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
