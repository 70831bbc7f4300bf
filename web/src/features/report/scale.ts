import type { ReportRow } from './types.ts'

type Money = Pick<ReportRow, 'from' | 'stakes' | 'wins' | 'net'>

/** What fills a bar's height, in both halves of the chart, and the day that does. */
export function findScale(rows: readonly Money[]) {
  const heightOf = ({ stakes, wins }: Money) => Math.max(stakes, wins)
  const most = Math.max(1, ...rows.map(heightOf))
  const mostNet = Math.max(1, ...rows.map(({ net }) => Math.abs(net)))
  const highestAt = rows.find((row) => heightOf(row) === most)?.from ?? null
  return { most, mostNet, highestAt }
}

/** A bar's part of the height: nothing is nothing, and what is little can still be seen. */
export function shareOf(amount: number, most: number): number {
  return amount === 0 ? 0 : Math.max(0.02, amount / most)
}
