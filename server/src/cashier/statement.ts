import type { StatementDay } from '../wallet/index.ts'

export type Step = 'day' | 'week' | 'month'
export type Totals = Omit<StatementDay, 'day'>
export type StatementRow = Totals & { from: string }

export const maxRows = 400
export const maxDays = 5 * 366

const columns = ['deposits', 'withdrawals', 'stakes', 'wins', 'rewards', 'net'] as const

/** A row for each day, week or month of the period, empty ones too: a chart has no gaps. */
export function foldDays(days: StatementDay[], by: Step, from: string, to: string): StatementRow[] {
  const rows = new Map<string, StatementRow>()
  const length = countDays(from, to)
  for (let nth = 0; nth < length; nth += 1) {
    const start = startOf(addDays(from, nth), by)
    if (!rows.has(start)) rows.set(start, { from: start, ...nought() })
  }
  for (const day of days) {
    const row = rows.get(startOf(day.day, by))
    if (row) add(row, day)
  }
  return [...rows.values()]
}

export function sumRows(rows: Totals[]): Totals {
  const total = nought()
  for (const row of rows) add(total, row)
  return total
}

export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

const dayMs = 86_400_000

/** Weeks begin on Monday. Days are names here: no time zone can move them. */
function startOf(day: string, by: Step): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`
  if (by === 'day') return day
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

function nought(): Totals {
  return { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, rewards: 0, net: 0 }
}

function add(total: Totals, more: Totals): void {
  for (const column of columns) total[column] += more[column]
}
