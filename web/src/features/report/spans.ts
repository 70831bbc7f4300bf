import { addDays } from '../../site/days.ts'
import type { Step } from './types.ts'

const days: Record<Step, number> = { day: 30, week: 7 * 12, month: 365 }

/** How far back each step looks: thirty days, twelve weeks, a year. */
export function spanOf(by: Step, today: string): { from: string; to: string } {
  const from = addDays(today, 1 - days[by])
  return { from: by === 'month' ? `${from.slice(0, 7)}-01` : from, to: today }
}
