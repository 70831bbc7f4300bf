import type { StripDay } from '../../ui/DayStrip.tsx'

type Claims = { days: readonly number[]; openDays: readonly number[] }

/** −1 behind the claimed days says that they are all. */
export function isComplete({ days }: Pick<Claims, 'days'>): boolean {
  return days.includes(-1)
}

export function cardDayState(
  day: number,
  { days, openDays }: Claims,
  hasEnded: boolean,
): StripDay['state'] {
  if (days.includes(day)) return 'done'
  if (openDays.includes(day)) return 'now'
  return hasEnded ? 'missed' : 'later'
}
