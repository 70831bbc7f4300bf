import { statementMaxLines } from '@parlour/contract/operator/statements.ts'
import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Problem, StatementLine } from './statement.ts'
import { readLines } from './statement.ts'
import { readTerms } from './terms.ts'

/** One payment, as our books and the gateway's file have it. What was paid out is negative. */
type Difference = {
  paymentRef: string
  difference: 'missingHere' | 'missingThere' | 'otherSum' | 'twice'
  here: number | null
  there: number | null
  orderId: string | null
  playerId: number | null
}
type Compared = {
  isRead: boolean
  lines: number
  here: number
  there: number
  hasMore: boolean
  differenceList: Difference[]
  errorList: Problem[]
}

const mostProblems = 50
const mostDifferences = 200
/** The gateway's clock is not ours: what lies at the ends of a file may stand in its neighbour. */
const edgeMs = 3_600_000

/** Compares a gateway's own file with the payments it told us of. Says what differs, no more. */
export async function compareSettlement(
  queries: Queries,
  { provider, csv }: { provider: string; csv: string },
): Promise<Compared | 'unknownProvider'> {
  const isKnown = await queries.find(sql`select from cashier_payments
    where provider = ${provider} limit 1`)
  if (!isKnown) return 'unknownProvider'
  const read = readLines(csv, await readTerms(queries))
  const problems = read.problems ?? findUnnamed(read.lines)
  if (read.problems || problems.length > 0) return unread(problems)
  const lines = read.lines.map(({ bankId, time, amount }) => ({ ref: bankId ?? '', time, amount }))
  const refs = lines.map(({ ref }) => ref)
  const known = await listPayments(
    queries,
    sql`p.provider = ${provider}
    and p.payment_ref = any(${refs}::text[])`,
  )
  const byRef = new Map(known.map((one) => [one.paymentRef, one]))
  const firstAt = new Map(refs.map((ref, at) => [ref, at] as const).toReversed())
  const differences = [
    ...lines.flatMap((line, at) =>
      compareLine(line, byRef.get(line.ref), firstAt.get(line.ref) !== at),
    ),
    ...(await findMissingThere(queries, provider, lines)),
  ]
  return {
    isRead: true,
    lines: lines.length,
    here: sum(known.map(({ amount }) => amount)),
    there: sum(lines.map(({ amount }) => amount)),
    hasMore: differences.length > mostDifferences,
    differenceList: differences.slice(0, mostDifferences),
    errorList: [],
  }
}

type Payment = { paymentRef: string; amount: number; orderId: string; playerId: number }
type Line = { ref: string; time: Date; amount: number }

function compareLine(line: Line, found: Payment | undefined, isAgain: boolean): Difference[] {
  const there = { paymentRef: line.ref, there: line.amount }
  if (!found)
    return [{ ...there, difference: 'missingHere', here: null, orderId: null, playerId: null }]
  const { amount: here, orderId, playerId } = found
  if (isAgain) return [{ ...there, difference: 'twice', here, orderId, playerId }]
  if (here === line.amount) return []
  return [{ ...there, difference: 'otherSum', here, orderId, playerId }]
}

/** What we were told of in the file's time, and the file does not have. */
async function findMissingThere(
  queries: Queries,
  provider: string,
  lines: Line[],
): Promise<Difference[]> {
  const times = lines.map(({ time }) => time.getTime()).toSorted((one, other) => one - other)
  const [first = 0] = times
  const missing = await listPayments(
    queries,
    sql`p.provider = ${provider}
    and p.received_at > ${new Date(first + edgeMs)}
    and p.received_at < ${new Date((times.at(-1) ?? 0) - edgeMs)}
    and p.payment_ref <> all(${lines.map(({ ref }) => ref)}::text[])`,
  )
  return missing.map(({ amount, ...payment }) => ({
    ...payment,
    difference: 'missingThere',
    here: amount,
    there: null,
  }))
}

function listPayments(queries: Queries, wanted: ReturnType<typeof sql>): Promise<Payment[]> {
  return queries.rows<Payment>(sql`
    select p.payment_ref as "paymentRef", p.order_id as "orderId", p.player_id as "playerId",
      case when w.order_id is null then p.amount else -p.amount end as amount
    from cashier_payments p left join cashier_withdrawals w using (player_id, order_id)
    where ${wanted} order by p.received_at limit ${statementMaxLines}`)
}

function findUnnamed(lines: StatementLine[]): Problem[] {
  return lines
    .filter(({ bankId }) => bankId === null)
    .map(({ line }) => ({ line, problem: 'id, the gateway’s name for the payment, is missing' }))
}

function unread(problems: Problem[]): Compared {
  const nothing = { lines: 0, here: 0, there: 0, hasMore: false, differenceList: [] }
  return { isRead: false, ...nothing, errorList: problems.slice(0, mostProblems) }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
