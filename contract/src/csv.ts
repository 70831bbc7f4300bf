/**
 * A cell of a table for spreadsheets: an amount in hundredths is written as a number, a text so
 * that no program runs it.
 */
export type Cell = string | number | { hundredths: number } | null

/** What a spreadsheet takes for a formula, also behind a blank. */
const formula = /^\s*[=+\-@\t\r]/

export function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** A whole table, as a file. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(toCsvLine).join('')
}

/** Spreadsheets know by it that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

function toCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return toDecimal(cell.hundredths)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function toDecimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
