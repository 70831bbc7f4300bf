import { type Cell, toCsv } from '@parlour/contract/csv.ts'
import type { Report, ReportRow } from './types.ts'

const columns = ['deposits', 'withdrawals', 'stakes', 'wins', 'rewards', 'net'] as const

/** The statement as a table for a spreadsheet. */
export function toStatement(report: Report, titles: readonly string[], totalTitle: string): string {
  const rows = report.rowList.map((row) => [row.from, ...amountsOf(row)])
  const total = [totalTitle, ...amountsOf(report.total)]
  return toCsv([titles, ...rows, total])
}

function amountsOf(row: Omit<ReportRow, 'from'>): Cell[] {
  return columns.map((column) => ({ hundredths: row[column] }))
}
