import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { HistoryKind, PlayerAccount, StatementColumn, TransferCode } from './chart.ts'
import { getListed, listCodes } from './chart.ts'
import { closedBefore } from './closed-days.ts'

export type HistoryEntry = {
  entryId: string
  code: TransferCode
  kind: HistoryKind
  source: string
  change: number
  balance: number
  roundId: string | null
  at: Date
}

type Wanted = {
  playerId: number
  account: PlayerAccount
  kind?: HistoryKind
  /** Of several kinds. */
  kinds?: readonly HistoryKind[]
  /** From this moment on, and before that one. */
  from?: Date
  to?: Date
  cursor?: string
  limit: number
}

type Row = Omit<HistoryEntry, 'entryId' | 'kind'> & { seq: number }

/**
 * Newest first, by the account's own numbers: the order in which its balance changed. What moved
 * nothing, such as the win of a lost round, is no part of it.
 */
export async function listEntries(queries: Queries, wanted: Wanted) {
  const { playerId, account, kind, from, to, limit } = wanted
  const kinds = kind === undefined ? wanted.kinds : [kind]
  const codes = listCodes((listed) => kinds?.includes(listed.history) ?? true)
  const before = readCursor(wanted.cursor)
  const isSeldom = !codes.some((code) => code === 'bet' || code === 'win')
  const page = (since: Date | null) =>
    queries.rows<Row>(sql`
      select seq, kind as code, source, amount as change, balance, round_id as "roundId", at
      from wallet_entries
      where player_id = ${playerId} and account = ${account} and seq < ${before} and amount <> 0
      and kind = any(${codes}::text[]) and ${isSeldom ? seldom : sql`true`}
      and at >= ${latest(from, since) ?? '-infinity'}::timestamptz
      and at < ${to ?? 'infinity'}::timestamptz
      order by seq desc limit ${limit + 1}`)
  let rows: Row[] = []
  for (const days of lookBackDays) {
    const since = days === null ? null : new Date(Date.now() - days * dayMs)
    rows = await page(since)
    if (rows.length > limit || (since !== null && from !== undefined && from >= since)) break
  }
  const shown = rows.slice(0, limit)
  const entries = shown.map(({ seq, ...row }): HistoryEntry => {
    return { ...row, entryId: `${playerId}-${seq}`, kind: getListed(row.code).history }
  })
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { entries, nextCursor: last ? String(last.seq) : null }
}

/** Whoever plays finds a page in the latest months; only who seldom does looks into all of them. */
const lookBackDays = [40, 400, null]
const dayMs = 86_400_000

/** As the index of what is neither a bet nor a win knows it. */
export const seldom = sql`kind not in ('bet', 'win')`

export type StatementDay = Record<StatementColumn, number> & {
  /** A day of the site's own calendar: 2027-01-31. */
  day: string
  /** Wins and rewards less stakes. */
  net: number
}

type Period = { playerId: number; from: Date; to: Date; timeZone: string }
type Sum = { day: string; code: TransferCode; total: number }

/**
 * The player's sums by day; days on which nothing happened are left out. Closed days are read as
 * what they came to; of each account only the entries after its last closed one are read one by
 * one. They are found in one statement, so a day that is closed meanwhile is in one of the two and
 * not in both; months before the closed ones are known by then, and not even planned for.
 */
export async function listStatementDays(
  queries: Queries,
  { playerId, from, to, timeZone }: Period,
): Promise<StatementDay[]> {
  const codes = listCodes((listed) => listed.statement !== undefined)
  const { closed } = await queries.row<{ closed: Date | null }>(sql`
    select ${{ text: closedBefore, values: [] }} as closed`)
  // Each of these touches one account of the player, so no transfer is counted twice.
  const sums = await queries.rows<Sum>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, kind as code, abs(amount) as total from wallet_days
    where player_id = ${playerId} and account in ('coin', 'held') and kind = any(${codes}::text[])
      and day >= (${from}::timestamptz at time zone ${timeZone})::date
      and day < (${to}::timestamptz at time zone ${timeZone})::date
    union all
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD'), kind, sum(abs(amount))::bigint
    from (${openEntries('coin', playerId)} union all ${openEntries('held', playerId)}) as open
    where kind = any(${codes}::text[]) and at >= ${latest(from, closed)} and at < ${to}
    group by 1, 2 order by 1`)
  return [...Map.groupBy(sums, ({ day }) => day)].map(([day, list]) => toDay(day, list))
}

/** By how much an account changed on each day since one, without those on which nothing did. */
export async function listChanges(
  queries: Queries,
  { playerId, from, timeZone }: { playerId: number; from: string; timeZone: string },
): Promise<{ day: string; change: number }[]> {
  const { closed } = await queries.row<{ closed: Date | null }>(sql`
    select ${{ text: closedBefore, values: [] }} as closed`)
  return queries.rows<{ day: string; change: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(amount)::bigint as change from (
      select day, amount from wallet_days
      where player_id = ${playerId} and account = 'coin' and day >= ${from}::date
      union all
      select (at at time zone ${timeZone})::date, amount
      from (${openEntries('coin', playerId)}) as open
      where at >= coalesce(${closed}::timestamptz, '-infinity')
        and at >= ${from}::date::timestamp at time zone ${timeZone}) as moved
    group by 1 order by 1`)
}

/** What an account's checkpoint does not hold, found by the account's own numbers. */
export function openEntries(account: PlayerAccount, playerId: number): Sql {
  return sql`select at, kind, amount from wallet_entries
    where player_id = ${playerId} and account = ${account}
      and seq > coalesce((select seq from wallet_checkpoints
        where player_id = ${playerId} and account = ${account}), 0)`
}

/** A cursor comes from outside: whatever it says, it only ever chooses among one's own entries. */
function readCursor(cursor: string | undefined): number {
  const seq = Number(cursor)
  return cursor !== undefined && Number.isSafeInteger(seq) ? seq : Number.MAX_SAFE_INTEGER
}

function toDay(day: string, sums: Sum[]): StatementDay {
  const columns = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0, rewards: 0 }
  for (const { code, total } of sums) {
    const { statement } = getListed(code)
    if (statement) columns[statement.column] += statement.sign * total
  }
  return { day, ...columns, net: columns.wins + columns.rewards - columns.stakes }
}

function latest(one: Date | undefined, other: Date | null): Date | null {
  if (one === undefined || other === null) return one ?? other
  return one > other ? one : other
}
