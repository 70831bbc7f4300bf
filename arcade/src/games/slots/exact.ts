import { exactCascade } from './exact-cascade.ts'
import { exactHold } from './exact-hold.ts'
import { exactWays } from './exact-ways.ts'
import type { SlotTable } from './table.ts'

/** What a title returns over every outcome, and the most a round could pay, in hundredths. */
export type Exact = {
  returned: number
  mostTimes: number
  /** What makes up the return, each as a share of the stake. */
  parts: Record<string, number>
  chances: SlotTable['chances']
}

/** Never sampled: each mechanic is built so that all its outcomes can be gone through. */
export function exactReturn(table: SlotTable): Exact {
  if (table.mechanic === 'ways') return exactWays(table)
  return table.mechanic === 'cascade' ? exactCascade(table) : exactHold(table)
}

/** A published fraction has ten digits. */
export const publishedDigits = 10_000_000_000
