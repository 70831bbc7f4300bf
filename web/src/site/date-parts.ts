/** A day as its three numbers; 0 is one that is not chosen yet. */
export type DateParts = { day: number; month: number; year: number }

export const noParts: DateParts = { day: 0, month: 0, year: 0 }

/** `1990-02-28` in parts; anything else is no day yet. */
export function partsOf(value: string): DateParts {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.map(Number) ?? []
  return { day, month, year }
}

/** The day as it is sent, or nothing while a part is missing. */
export function valueOf({ day, month, year }: DateParts): string {
  if (!day || !month || !year) return ''
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-')
}

/** A day that the month does not have becomes its last one: 31 January, then February. */
export function fitDay(parts: DateParts): DateParts {
  return { ...parts, day: Math.min(parts.day, daysIn(parts)) }
}

/** Until month and year are known, as many as there can be. */
export function daysIn({ month, year }: Omit<DateParts, 'day'>): number {
  return month === 0 ? 31 : new Date(Date.UTC(year || 2000, month, 0)).getUTCDate()
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
