/** A table for a spreadsheet. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quote).join(','))
  // The mark at its beginning tells spreadsheets that Thai is coming.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** Plain decimals, no thousands, no sign. */
export function decimalText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
