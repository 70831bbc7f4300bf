const dayMs = 86_400_000

/** The last days of the site's own calendar, today the last: 2027-01-31. */
export function lastDays(timeZone: string, count: number, now = Date.now()): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(today) - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  )
}
