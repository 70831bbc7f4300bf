import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appFestivalUser'
export type Festival = CallOutput<typeof reading>
export type FestivalDay = Festival['today']

/** A tier is paid in coins. */
export function coinsOf(rewards: FestivalDay['rewards']): number {
  return rewards.reduce((sum, { count }) => sum + count, 0)
}

export type StepState = 'reached' | 'best' | 'ahead'

/** Where a tier stands today: passed, the one that pays, or still to come. */
export function stepOf(from: number, { reachedFrom, deposited }: FestivalDay): StepState {
  if (from === reachedFrom) return 'best'
  return from <= deposited && reachedFrom !== null && from < reachedFrom ? 'reached' : 'ahead'
}

/** The next tier that today's deposits can still reach; none once the day was claimed. */
export function nextTier({ today, tierList, isOpen }: Festival) {
  if (!isOpen || today.status === 2) return null
  return tierList.find(({ from }) => from > today.deposited) ?? null
}
