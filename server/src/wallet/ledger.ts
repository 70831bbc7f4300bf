import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { PlayerAccount } from './chart.ts'
import { playerAccounts } from './chart.ts'

export type LedgerEntry = {
  account: PlayerAccount
  seq: number
  code: string
  counter: string
  change: number
  balance: number
  provider: string
  key: string
  source: string
  roundId: string | null
  at: Date
}

/** As it is called where SQL is only shown. */
export const entriesTable = 'wallet_entries'

export const entryColumns = {
  text: `account, seq, kind as code, counter, amount as change, balance, provider, key, source,
    round_id as "roundId", at`,
  values: [],
}

type Sought = {
  playerId: number
  /** A key, or the source of what is neither a bet nor a win, such as an order. */
  search: string
  providers: readonly string[]
  /** When the round of this name began; null when it is none. */
  roundAt: Date | null
}

/** The first entry of what is looked for; null when there is none. */
export async function findEntry(queries: Queries, sought: Sought): Promise<LedgerEntry | null> {
  const { playerId, search, providers, roundAt } = sought
  const byKey = await queries.find<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
    where player_id = ${playerId} and account = any(${playerAccounts}::text[])
    and provider = any(${providers}::text[]) and key = ${search} order by at limit 1`)
  if (byKey) return byKey
  if (roundAt)
    return queries.find<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
      where player_id = ${playerId} and account = 'coin' and round_id = ${search}
      and at >= ${roundAt}::timestamptz - interval '1 hour' order by at limit 1`)
  return queries.find<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
    where player_id = ${playerId} and account = any(${playerAccounts}::text[])
    and kind not in ('bet', 'win') and source = ${search} order by at limit 1`)
}

type Win = { playerId: number; provider: string; key: string; amount: number }

/** Whether this very win stands in the books. */
export async function hasWin(queries: Queries, win: Win): Promise<boolean> {
  const { playerId, provider, key, amount } = win
  const found = await queries.find(sql`select from wallet_entries
    where player_id = ${playerId} and account = 'coin' and provider = ${provider}
    and key = ${key} and kind = 'win' and amount = ${amount} limit 1`)
  return found !== null
}

const mostRelated = 200

/**
 * One entry with all of the same round, or of the same source: an order, a promotion. Empty when
 * there is no such entry.
 */
export async function traceEntry(
  queries: Queries,
  { playerId, account, seq }: { playerId: number; account: PlayerAccount; seq: number },
): Promise<LedgerEntry[]> {
  const found = await queries.find<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
    where player_id = ${playerId} and account = ${account} and seq = ${seq}`)
  if (!found) return []
  const { roundId, provider, source, at } = found
  const isSame =
    roundId === null
      ? sql`source = ${source} and kind not in ('bet', 'win')`
      : sql`round_id = ${roundId} and provider = ${provider}`
  return queries.rows<LedgerEntry>(sql`select ${entryColumns} from wallet_entries
    where player_id = ${playerId} and ${isSame}
    and at between ${at}::timestamptz - interval '40 days'
      and ${at}::timestamptz + interval '40 days'
    order by at, account, seq limit ${mostRelated}`)
}
