import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appChristmasUser'
export type Christmas = CallOutput<typeof reading>

export type DoorState = 'signed' | 'missed' | 'today' | 'ahead'

/** A day of the calendar: signed, missed, today's, or still to come. */
export function doorOf(
  day: string,
  { signedDays, today }: Pick<Christmas, 'signedDays' | 'today'>,
) {
  if (signedDays.includes(day)) return 'signed' satisfies DoorState
  if (day === today) return 'today' satisfies DoorState
  return day < today ? ('missed' satisfies DoorState) : ('ahead' satisfies DoorState)
}
