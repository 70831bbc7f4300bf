export type SupportHours = { days: readonly number[]; opens: string; closes: string }

/** Whether support answers at this moment, by the site's clock; hours may run past midnight. */
export function isOpenAt(hours: SupportHours, atMs: number, timeZone: string): boolean {
  const { days, opens, closes } = hours
  const { day, clock } = clockAt(atMs, timeZone)
  const yesterday = day === 1 ? 7 : day - 1
  if (opens === closes) return days.includes(day)
  if (opens < closes) return days.includes(day) && clock >= opens && clock < closes
  return (days.includes(day) && clock >= opens) || (days.includes(yesterday) && clock < closes)
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function clockAt(atMs: number, timeZone: string) {
  const style = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).formatToParts(atMs)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: weekdays.indexOf(find('weekday')) + 1, clock: `${find('hour')}:${find('minute')}` }
}
