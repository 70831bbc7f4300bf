import type { Database, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { AccountName, ListedTransfer } from './chart.ts'
import { chart, legsOf } from './chart.ts'
import { ledgerRules } from './check-queries.ts'
import { findRequirementDifference } from './check-requirements.ts'

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

async function findDifference(tx: Tx): Promise<string | null> {
  const unlisted = await findUnlisted(tx)
  if (unlisted !== null) return unlisted
  for (const rule of ledgerRules) {
    const found = await tx.find<{ difference: string }>(rule)
    if (found) return found.difference
  }
  return findRequirementDifference(tx)
}

type Shape = {
  account: AccountName
  counter: AccountName
  kind: string
  sign: number
  turns: number
  first: string
}

/** Every entry is a leg of a listed transfer, with the sign it must have. */
async function findUnlisted(tx: Tx): Promise<string | null> {
  const shapes = await tx.rows<Shape>(sql`
    select account, counter, kind, sign(amount)::int as sign, sign(contribution)::int as turns,
      min(player_id || ' ' || account || ' #' || seq) as first
    from wallet_entries group by 1, 2, 3, 4, 5`)
  const odd = shapes.find((shape) => !isListed(shape))
  return odd ? `entry ${odd.first}: no such transfer is listed: ${JSON.stringify(odd)}` : null
}

function isListed({ account, counter, kind, sign, turns }: Shape): boolean {
  const listed = (chart as Record<string, ListedTransfer>)[kind]
  if (!listed) return false
  const leg = legsOf(listed, 1).find((one) => one.account === account && one.counter === counter)
  if (!leg || (sign === 0 ? !listed.mayBeZero : sign !== leg.change)) return false
  return turns === 0 || turns === (listed.turnover === 'adds' ? 1 : listed.turnover && -1)
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
