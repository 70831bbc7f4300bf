import { statementMaxLines } from '@parlour/contract/operator/statements.ts'
import type { Row } from './csv.ts'
import { readCsv } from './csv.ts'

/** Money that arrived, as the bank tells it. */
export type StatementLine = {
  line: number
  /** The bank's own name for it; null when it has none. */
  bankId: string | null
  time: Date
  amount: number
  reference: string
}
export type Problem = { line: number; problem: string }
type Lines = { problems: Problem[] } | { problems: null; lines: StatementLine[] }
export type Statement =
  | { problems: Problem[] }
  | { problems: null; lines: StatementLine[]; outgoing: number }

const wanted = ['time', 'amount', 'currency', 'reference'] as const
const optional = ['id'] as const
type Column = (typeof wanted)[number] | (typeof optional)[number]
const mostAmount = 1e12
/** A bank's clock is not ours, and it may date what it books in the night to the morning. */
const clockMs = 24 * 3_600_000

/** What a file is read by: the site's currency, and what time it is. */
export type Terms = { currency: string; now: Date }

/** Reads what has arrived by a statement, or says of each line what is wrong with it. */
export function readStatement(csv: string, terms: Terms): Statement {
  const read = readLines(csv, terms)
  if (read.problems) return read
  const arrived = read.lines.filter(({ amount }) => amount > 0)
  return { problems: null, lines: arrived, outgoing: read.lines.length - arrived.length }
}

/** Every line, also of money that left: its amount is negative. */
export function readLines(csv: string, terms: Terms): Lines {
  const rows = readCsv(csv)
  if (!rows) return { problems: [{ line: 1, problem: 'a quote is opened and never closed' }] }
  const [head, ...body] = rows
  const columns = head?.fields.map((name) => name.trim().toLowerCase()) ?? []
  const missing = wanted.filter((name) => !columns.includes(name))
  if (missing.length > 0)
    return { problems: [{ line: 1, problem: `the heading lacks ${missing.join(', ')}` }] }
  if (body.length > statementMaxLines)
    return { problems: [{ line: statementMaxLines + 2, problem: 'too many lines: cut the file' }] }
  const read = body.map((row) => readLine(row, columns, terms))
  const problems = read.filter((one): one is Problem => 'problem' in one)
  if (problems.length > 0) return { problems }
  const lines = read.filter((one): one is StatementLine => !('problem' in one))
  return { problems: null, lines }
}

function readLine(
  { line, fields }: Row,
  columns: string[],
  { currency, now }: Terms,
): StatementLine | Problem {
  if (fields.length !== columns.length)
    return { line, problem: `has ${fields.length} fields, the heading ${columns.length}` }
  const field = (name: Column) => (fields[columns.indexOf(name)] ?? '').trim()
  const time = readTime(field('time'))
  if (!time) return { line, problem: 'time must be like 2026-01-31T14:05:00+07:00' }
  if (time.getTime() > now.getTime() + clockMs)
    return { line, problem: 'time is still to come: years are like 2026, not like 2569' }
  const amount = readAmount(field('amount'))
  if (amount === null) return { line, problem: 'amount must be like 450.50, at most two decimals' }
  if (field('currency') !== currency) return { line, problem: `currency must be ${currency}` }
  const reference = field('reference')
  if (reference.length > 200) return { line, problem: 'reference has more than 200 characters' }
  if (/\p{Cc}/u.test(reference)) return { line, problem: 'reference holds a control character' }
  const bankId = columns.includes('id') ? field('id') : ''
  if (!/^[\w./:-]{0,64}$/.test(bankId)) return { line, problem: 'id is not a plain word' }
  return { line, bankId: bankId || null, time, amount, reference }
}

/** With its offset: a bank's local time alone could be any day. */
function readTime(text: string): Date | null {
  const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
  const time = new Date(text)
  const isTime = pattern.test(text) && !Number.isNaN(time.getTime())
  return isTime && isDay(text.slice(0, 10)) ? time : null
}

/** Dates roll over: the 30th of February would be the 2nd of March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

function readAmount(text: string): number | null {
  const [, minus, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (amount > mostAmount) return null
  return minus ? 0 - amount : amount
}
