import type { ResultPart, RoundResult } from '@parlour/contract/wallet-protocol.ts'

/** How a game tells its result: a picture in cells, and names with their values. */
export type ToldResult = Omit<RoundResult, 'proof'>
export type Fact = NonNullable<ResultPart['facts']>[number]

/** Cells in rows of so many. */
export function inRows<T>(cells: readonly T[], width: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < cells.length; at += width) rows.push(cells.slice(at, at + width))
  return rows
}
