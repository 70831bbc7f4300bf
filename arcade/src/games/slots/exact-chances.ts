import { findLines } from './hold.ts'
import type { HoldTable, StickyTable, WaysTable } from './table.ts'
import { windowOf } from './table.ts'
import { findWays } from './ways.ts'

/** Whether a spin pays is decided by its first three reels, so all their grids are visited. */
export function payChance(table: WaysTable | StickyTable | HoldTable): number {
  const [first = [], second = [], third = []] = table.reels.map((strip) =>
    Array.from(strip, (_, stop) => windowOf(strip, stop, table.rows)),
  )
  const wins = (grid: string[]) =>
    table.mechanic === 'hold' ? findLines(table, grid) : findWays(table, grid, 1)
  let paying = 0
  for (const left of first) {
    for (const middle of second) {
      for (const right of third) if (wins([left, middle, right]).length > 0) paying++
    }
  }
  return paying / (first.length * second.length * third.length)
}
