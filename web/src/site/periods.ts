import { addDays } from './days.ts'

export const periodNames = ['today', 'week', 'month', 'all'] as const
export type PeriodName = (typeof periodNames)[number]
export type Period = { from?: string; to?: string }

const lengths = { today: 1, week: 7, month: 30 } as const

/** The days a name stands for, today included. */
export function periodOf(name: PeriodName, today: string): Period {
  if (name === 'all') return {}
  return { from: addDays(today, 1 - lengths[name]), to: today }
}
