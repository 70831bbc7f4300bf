export const zone = { timeZone: 'Asia/Bangkok' }

/** The site's zone, wherever the person sits. */
export function setZone(timeZone: string): void {
  zone.timeZone = timeZone
}

/** A moment as a field for day and time takes it, in the site's zone: 2026-11-18T00:00. */
export function zonedText(time: number): string {
  const style = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
  // Swedes write days as fields do.
  return new Intl.DateTimeFormat('sv-SE', { ...style, ...zone }).format(time).replace(' ', 'T')
}

/** The moment that such a text means; null where it means none. */
export function zonedTime(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null
  const asUtc = (local: string) => Date.parse(`${local.slice(0, 16)}:00Z`)
  const wanted = asUtc(text)
  if (Number.isNaN(wanted)) return null
  // Once more where a clock was moved in between.
  const guess = wanted - (asUtc(zonedText(wanted)) - wanted)
  return guess + (wanted - asUtc(zonedText(guess)))
}
