import type { Queries, Sql, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { tellDesk } from '../../frame/desk-news.ts'
import type { TimeOrder, TimePlace } from '../../frame/time-place.ts'
import { isBeyond, numbered, timePlaceOf } from '../../frame/time-place.ts'
import type { Candidate, OpenOrder } from './rules.ts'
import { findCandidates, listEnds } from './rules.ts'

export type OpenLine = {
  lineId: number
  channelId: number
  time: Date
  amount: number
  reference: string
}

const lineColumns = {
  text: `line_id as "lineId", channel_id as "channelId", at as time, amount, reference`,
  values: [],
}

export const lineOrder: TimeOrder = { at: sql`at`, id: sql`line_id`, ...numbered }
type Page = { channelId?: number | undefined; after: TimePlace | null; limit: number }
type Proposal = OpenLine & { place: string; candidates: Candidate[] }

/** Lines nobody has dealt with, each with the orders it may pay. */
export async function listProposals(
  queries: Queries,
  { channelId, after, limit }: Page,
): Promise<Proposal[]> {
  const lines = await queries.rows<OpenLine & { place: string }>(sql`
    select ${lineColumns}, ${timePlaceOf(lineOrder)} as place from cashier_statement_lines
    where outcome = 'open' and ${isOf(channelId)} and ${isBeyond(after, lineOrder)}
    order by at, line_id limit ${limit}`)
  const named = await listNamed(queries, lines)
  const alike = await listAlike(queries, lines)
  return lines.map((line) => {
    const orders = [...named, ...(alike.get(line.lineId) ?? [])]
    return { ...line, candidates: findCandidates(line, orders) }
  })
}

/** How many lines nobody has dealt with and what they come to, up to a most. */
export function sumOpenLines(queries: Queries, channelId: number | undefined, most: number) {
  return queries.row<{ count: number; sum: number }>(sql`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as sum from (
      select amount from cashier_statement_lines where outcome = 'open' and ${isOf(channelId)}
      limit ${most}) open`)
}

export const matchedOrder: TimeOrder = { at: sql`closed_at`, id: sql`line_id`, ...numbered }
type MatchedPage = Page & { since: Date }
export type MatchedLine = OpenLine & { orderId: string; closedAt: Date; place: string }

/** Lines that were matched since a moment, the newest first, each with the order it paid. */
export function listMatchedLines(queries: Queries, page: MatchedPage): Promise<MatchedLine[]> {
  const { channelId, since, after, limit } = page
  return queries.rows<MatchedLine>(sql`select ${lineColumns}, order_id as "orderId",
      closed_at as "closedAt", ${timePlaceOf(matchedOrder)} as place from cashier_statement_lines
    where outcome = 'used' and closed_at >= ${since} and ${isOf(channelId)}
      and ${isBeyond(after, matchedOrder, true)}
    order by closed_at desc, line_id desc limit ${limit}`)
}

type Matched = { channelId: number | undefined; since: Date; most: number }

export function sumMatchedLines(queries: Queries, { channelId, since, most }: Matched) {
  return queries.row<{ count: number; sum: number }>(sql`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as sum from (
      select amount from cashier_statement_lines where outcome = 'used' and closed_at >= ${since}
        and ${isOf(channelId)} limit ${most}) matched`)
}

/** Whether the line speaks for the order: a pair that was never proposed is a slip of the hand. */
export async function isProposed(queries: Queries, line: OpenLine, orderId: string) {
  const alike = (await listAlike(queries, [line])).get(line.lineId) ?? []
  const orders = [...(await listNamed(queries, [line])), ...alike]
  return findCandidates(line, orders).some(({ order }) => order.orderId === orderId)
}

export async function lockLine(
  tx: Tx,
  lineId: number,
): Promise<OpenLine | 'unknownLine' | 'lineUsed'> {
  const found = await tx.find<OpenLine & { outcome: string }>(sql`
    select ${lineColumns}, outcome from cashier_statement_lines
    where line_id = ${lineId} for update`)
  if (!found) return 'unknownLine'
  return found.outcome === 'open' ? found : 'lineUsed'
}

export async function closeLine(
  tx: Tx,
  { lineId }: OpenLine,
  outcome: 'used' | 'dismissed',
  orderId: string | null = null,
): Promise<void> {
  await tx.run(sql`update cashier_statement_lines set outcome = ${outcome}, order_id = ${orderId},
      closed_at = now()
    where line_id = ${lineId}`)
  await tellDesk(tx, 'transfers', lineId)
}

function isOf(channelId: number | undefined): Sql {
  return channelId === undefined ? sql`true` : sql`channel_id = ${channelId}`
}

const mostNamed = 200
const mostAlike = 10

const openOrders = sql`select order_id as "orderId", player_id as "playerId", amount,
    channel_id as "channelId", created_at as "createdAt", expires_at as "expiresAt"
  from cashier_deposits where family = 'manual' and paid_amount is null`

/** Unpaid transfers that any of the lines names, by the end of their number. */
function listNamed(queries: Queries, lines: readonly OpenLine[]): Promise<OpenOrder[]> {
  const ends = new Set(lines.flatMap(({ reference }) => listEnds(reference)))
  // Written out, eight is the index's own; in its order, or all orders would be read for the few.
  return queries.rows<OpenOrder>(sql`${openOrders}
    and right(order_id, 8) = any(${[...ends]}::text[])
    order by right(order_id, 8) limit ${mostNamed}`)
}

/** Unpaid transfers of the same sum to the same account, those nearest before each line. */
async function listAlike(queries: Queries, lines: readonly OpenLine[]) {
  if (lines.length === 0) return new Map<number, OpenOrder[]>()
  // Side by side, not joined: where players are spread, a join takes no few of each.
  const asked = lines.map(alikeTo).reduce((all, one) => sql`${all} union all ${one}`)
  const rows = await queries.rows<OpenOrder & { lineId: number }>(asked)
  return Map.groupBy(rows, ({ lineId }) => lineId)
}

function alikeTo({ lineId, channelId, amount, time }: OpenLine): Sql {
  const at = sql`${time.toISOString()}::timestamptz`
  return sql`(select ${lineId}::bigint as "lineId", alike.* from (${openOrders}
    and channel_id = ${channelId} and amount = ${amount}
    and created_at between ${at} - interval '30 days' and ${at} + interval '10 minutes'
    order by created_at desc limit ${mostAlike}) alike)`
}
