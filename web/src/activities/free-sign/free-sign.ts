import type { CallOutput } from '../../calls/api.ts'
import type { StripDay } from '../../ui/DayStrip.tsx'

export const reading = 'appFreeSignUser'
export type FreeSign = CallOutput<typeof reading>

/** How the strip shows a day: today is lit until it was claimed. */
export function dayState(
  { day, status }: Pick<FreeSign['dayList'][number], 'day' | 'status'>,
  currentDay: number,
): StripDay['state'] {
  if (status === 2) return 'done'
  return day === currentDay ? 'now' : 'later'
}
