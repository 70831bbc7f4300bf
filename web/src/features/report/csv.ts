import type { Report, ReportRow } from './types.ts'

const columns = ['deposits', 'withdrawals', 'stakes', 'wins', 'rewards', 'net'] as const

/** The statement as a table for a spreadsheet: plain decimals, no thousands, no sign. */
export function toCsv(report: Report, titles: readonly string[], totalTitle: string): string {
  const rows = report.rowList.map((row) => [row.from, ...amountsOf(row)])
  const total = [totalTitle, ...amountsOf(report.total)]
  const lines = [titles, ...rows, total].map((cells) => cells.map(quote).join(','))
  // The mark at its beginning tells spreadsheets that Thai is coming.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function amountsOf(row: Omit<ReportRow, 'from'>): string[] {
  return columns.map((column) => decimal(row[column]))
}

function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
