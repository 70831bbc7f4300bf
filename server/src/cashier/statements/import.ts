import { createHash } from 'node:crypto'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { tellDesk } from '../../frame/desk-news.ts'
import type { Problem, StatementLine } from './statement.ts'
import { readStatement } from './statement.ts'
import { readTerms } from './terms.ts'

type Imported = {
  isTaken: boolean
  newLines: number
  knownLines: number
  outgoingLines: number
  errorList: Problem[]
}
const mostProblems = 50

/** Takes the lines of a statement that are new; nothing of it when one line is wrong. */
export async function importStatement(
  tx: Tx,
  channelId: number,
  csv: string,
): Promise<Imported | 'unknownChannel' | 'notManual'> {
  const channel = await tx.find<{ family: string }>(sql`
    select family from cashier_channels where channel_id = ${channelId} for update`)
  if (!channel) return 'unknownChannel'
  if (channel.family !== 'manual') return 'notManual'
  const read = readStatement(csv, await readTerms(tx))
  const problems = read.problems ?? (await findChanged(tx, channelId, keyLines(read.lines)))
  if (read.problems || problems.length > 0) return refused(problems)
  const keyed = keyLines(read.lines)
  const newLines = await tx.run(sql`insert into cashier_statement_lines
      (channel_id, line_key, at, amount, reference)
    select ${channelId}, key, at, amount, reference
    from unnest(${keyed.map(({ key }) => key)}::text[],
      ${keyed.map(({ time }) => time.toISOString())}::timestamptz[],
      ${keyed.map(({ amount }) => amount)}::bigint[],
      ${keyed.map(({ reference }) => reference)}::text[]) as told (key, at, amount, reference)
    on conflict do nothing`)
  if (newLines > 0) await tellDesk(tx, 'transfers')
  const knownLines = keyed.length - newLines
  return { isTaken: true, newLines, knownLines, outgoingLines: read.outgoing, errorList: [] }
}

function refused(problems: Problem[]): Imported {
  const errorList = problems.slice(0, mostProblems)
  return { isTaken: false, newLines: 0, knownLines: 0, outgoingLines: 0, errorList }
}

type Keyed = StatementLine & { key: string }

/**
 * The bank's own name for a line, or what it says and which of its like it is: the same line of
 * another file that overlaps has the same key.
 */
function keyLines(lines: StatementLine[]): Keyed[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { bankId, time, amount, reference } = line
    if (bankId !== null) return { ...line, key: `id:${bankId}` }
    const text = JSON.stringify([time.getTime(), amount, reference])
    const place = (seen.get(text) ?? 0) + 1
    seen.set(text, place)
    const hash = createHash('sha256').update(`${place}.${text}`).digest('hex')
    return { ...line, key: `line:${hash}` }
  })
}

/** A name the bank gave before, now to something else: in the books, or twice in the file. */
async function findChanged(tx: Tx, channelId: number, lines: Keyed[]): Promise<Problem[]> {
  const rows = await tx.rows<{ key: string; at: Date; amount: number; reference: string }>(sql`
    select line_key as key, at, amount, reference from cashier_statement_lines
    where channel_id = ${channelId} and line_key = any(${lines.map(({ key }) => key)}::text[])`)
  const known = new Map(rows.map(({ key, at, ...row }) => [key, { ...row, time: at }]))
  const problems: Problem[] = []
  for (const { line, key, time, amount, reference } of lines) {
    const before = known.get(key) ?? { time, amount, reference }
    known.set(key, before)
    const isSame =
      before.time.getTime() === time.getTime() &&
      before.amount === amount &&
      before.reference === reference
    if (!isSame) problems.push({ line, problem: 'its id was told before with another content' })
  }
  return problems
}
