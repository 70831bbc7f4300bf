import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { PlayerAccount, TransferCode } from './chart.ts'
import type { LedgerEntry } from './ledger.ts'
import { entryColumns } from './ledger.ts'

type Account = { playerId: number; account: PlayerAccount }
type Filter = {
  code?: TransferCode | undefined
  /** The least and the most that was moved, whichever way. */
  least?: number | undefined
  most?: number | undefined
  /** Days of the site's calendar. */
  fromDay?: string | undefined
  toDay?: string | undefined
}
type Page = Account & Filter & { timeZone: string; before: number | null; limit: number }
type LedgerPage = { entries: LedgerEntry[]; next: number | null }

/** What is looked at for one page of a filtered account. */
const mostLookedAt = 10_000

/** The entries of one account as they were written, the newest first. */
export async function listLedger(queries: Queries, page: Page): Promise<LedgerPage> {
  const { playerId, account, limit } = page
  const { first, last } = await findBounds(queries, page)
  // An account's numbers have no gaps: so many of them are so many entries.
  const until = isFiltered(page) ? Math.max(first, last - mostLookedAt + 1) : first
  const found = await queries.rows<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
    where player_id = ${playerId} and account = ${account} and seq between ${until} and ${last}
    and ${isWanted(page)} order by seq desc limit ${limit + 1}`)
  const entries = found.slice(0, limit)
  if (found.length > limit) return { entries, next: entries.at(-1)?.seq ?? null }
  return { entries, next: until > first ? until : null }
}

/** Each balance must be the one before it and what was added. */
export function followsOn(newestFirst: readonly LedgerEntry[]): boolean {
  return newestFirst.every((entry, at) => {
    const earlier = newestFirst[at + 1]
    const isNext = earlier !== undefined && earlier.seq + 1 === entry.seq
    return !isNext || earlier.balance + entry.change === entry.balance
  })
}

function isFiltered({ code, least, most }: Filter): boolean {
  return code !== undefined || least !== undefined || most !== undefined
}

function isWanted({ code, least, most }: Filter): Sql {
  return sql`${code === undefined ? sql`true` : sql`kind = ${code}`}
    and ${least === undefined ? sql`true` : sql`abs(amount) >= ${least}`}
    and ${most === undefined ? sql`true` : sql`abs(amount) <= ${most}`}`
}

async function findBounds(queries: Queries, page: Page) {
  const { fromDay, toDay, timeZone, before } = page
  const newest = before === null ? await readNewest(queries, page) : before - 1
  const begins = (day: string, later: number) => sql`(${day}::date + ${later}::int)::timestamp
    at time zone ${timeZone}`
  const last =
    toDay === undefined ? newest : await lastBefore(queries, page, begins(toDay, 1), newest)
  const first =
    fromDay === undefined ? 1 : (await lastBefore(queries, page, begins(fromDay, 0), last)) + 1
  return { first, last }
}

async function readNewest(queries: Queries, { playerId, account }: Account): Promise<number> {
  const found = await queries.find<{ seq: number }>(sql`select seq from wallet_accounts
    where player_id = ${playerId} and account = ${account}`)
  return found?.seq ?? 0
}

/**
 * The newest entry before a moment, up to a number; 0 where there is none. Times rise with the
 * numbers, so it is found by halves however long the account is.
 */
async function lastBefore(queries: Queries, of: Account, moment: Sql, most: number) {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const { isBefore } = await queries.row<{ isBefore: boolean }>(sql`
      select coalesce((select at < ${moment} from wallet_entries where player_id = ${of.playerId}
        and account = ${of.account} and seq = ${middle}), false) as "isBefore"`)
    if (isBefore) low = middle
    else high = middle - 1
  }
  return low
}
