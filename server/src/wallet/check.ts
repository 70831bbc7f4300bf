import type { Database, Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Compare } from './check-day.ts'
import { findDayDifference, withDay } from './check-day.ts'
import { ledgerRules, tableOf } from './check-queries.ts'
import { findRequirementDifference } from './check-requirements.ts'
import { findUnlisted } from './check-shapes.ts'
import { countDifferences } from './closed-days.ts'

export type LedgerReport = {
  accounts: number
  entries: number
  requirements: number
  /** What the house holds on each of its accounts: the mirror of what the players hold. */
  house: Record<string, number>
  /** The first thing that does not add up, in words; null when all does. */
  difference: string | null
}

/** Recomputes everything that is stored from the rows it must follow from. Reads one moment. */
export function checkLedger(database: Database): Promise<LedgerReport> {
  return database.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`)
    const difference = await findDifference(tx)
    return { ...(await countRows(tx)), house: await readHouse(tx), difference }
  })
}

/** The same rules over one player's books. Null above so many entries: that is for the command. */
export async function checkPlayer(
  queries: Queries,
  { playerId, mostLines }: { playerId: number; mostLines: number },
): Promise<{ lines: number; difference: string | null } | null> {
  const { lines } = await queries.row<{ lines: number }>(sql`
    select coalesce(sum(seq), 0)::bigint as lines from wallet_accounts
    where player_id = ${playerId}`)
  if (lines > mostLines) return null
  return { lines, difference: await findDifference(queries, playerId) }
}

export type OpenReport = {
  /** The moment before which days are closed; null when none is. */
  since: Date | null
  entries: number
  /** Closed days that do not add up and that nobody has answered. */
  unanswered: number
  difference: string | null
}

/**
 * Adds up what came after the last closed day, upon where that one left the accounts: as much work
 * as a day or two, however old the house is. Closed days were added up when they were closed.
 */
export function checkOpenDays(
  database: Database,
  compare: readonly Compare[] = [],
): Promise<OpenReport> {
  return database.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read`)
    const { since, now } = await tx.row<{ since: Date | null; now: Date }>(sql`
      select (select max(closes) from wallet_closings) as since, now()`)
    const opens = since ?? new Date(0)
    return withDay(tx, { opens, closes: null }, async () => {
      const { entries } = await tx.row<{ entries: number }>(sql`
        select count(*) as entries from wallet_day`)
      const difference = await findDayDifference(tx, { opens, closes: now }, compare)
      return { since, entries, unanswered: await countDifferences(tx), difference }
    })
  })
}

async function findDifference(queries: Queries, playerId?: number): Promise<string | null> {
  const unlisted = await findUnlisted(queries, tableOf('wallet_entries', playerId))
  if (unlisted !== null) return unlisted
  for (const rule of ledgerRules(playerId)) {
    const found = await queries.find<{ difference: string }>(rule)
    if (found) return found.difference
  }
  return findRequirementDifference(queries, tableOf('wallet_requirements', playerId))
}

function countRows(tx: Tx) {
  return tx.row<Pick<LedgerReport, 'accounts' | 'entries' | 'requirements'>>(sql`
    select (select count(*) from wallet_accounts) as accounts,
      (select count(*) from wallet_entries) as entries,
      (select count(*) from wallet_requirements) as requirements`)
}

async function readHouse(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx.rows<{ counter: string; total: number }>(sql`
    select counter, -sum(amount)::bigint as total from wallet_entries
    where counter not in ('coin', 'held', 'points', 'receivable', 'safebox')
    group by counter order by counter`)
  return Object.fromEntries(rows.map(({ counter, total }) => [counter, total]))
}
