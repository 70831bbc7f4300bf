import { csvText, decimalText } from '../../money/csv.ts'
import type { Report, ReportRow } from './types.ts'

const columns = ['deposits', 'withdrawals', 'stakes', 'wins', 'rewards', 'net'] as const

/** The statement as a table for a spreadsheet. */
export function toCsv(report: Report, titles: readonly string[], totalTitle: string): string {
  const rows = report.rowList.map((row) => [row.from, ...amountsOf(row)])
  const total = [totalTitle, ...amountsOf(report.total)]
  return csvText([titles, ...rows, total])
}

function amountsOf(row: Omit<ReportRow, 'from'>): string[] {
  return columns.map((column) => decimalText(row[column]))
}
