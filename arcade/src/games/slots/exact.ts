import { exactCascade } from './exact-cascade.ts'
import { exactHold } from './exact-hold.ts'
import type { ExactResult } from './exact-result.ts'
import { exactSticky } from './exact-sticky.ts'
import { exactWays } from './exact-ways.ts'
import type { SlotTable } from './table.ts'

/** Never sampled: each mechanic is built so that all its outcomes can be gone through. */
export function exactReturn(table: SlotTable): ExactResult {
  if (table.mechanic === 'ways') return exactWays(table)
  if (table.mechanic === 'sticky') return exactSticky(table)
  return table.mechanic === 'cascade' ? exactCascade(table) : exactHold(table)
}
