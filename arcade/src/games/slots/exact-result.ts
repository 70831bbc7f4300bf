import type { SlotTable } from './table.ts'

/** What a title returns over every outcome, and the most a round could pay, in hundredths. */
export type ExactResult = {
  returned: number
  mostTimes: number
  /** What makes up the return, each as a share of the stake. */
  parts: Record<string, number>
  chances: SlotTable['chances']
}
