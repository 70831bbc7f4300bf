import type { Queries } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

export type WrittenEntry = { account: string; kind: string; amount: number; key: string }

/** Everything the ledger has of a player, for tests that kept a journal of their own. */
export function listWritten(queries: Queries, playerId: number): Promise<WrittenEntry[]> {
  return queries.rows<WrittenEntry>(sql`
    select account, kind, amount, key from wallet_entries where player_id = ${playerId}`)
}

/** What all players hold together, on all their accounts. */
export async function sumBalances(queries: Queries): Promise<number> {
  const { total } = await queries.row<{ total: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as total from wallet_accounts`)
  return total
}

/** Ways to change what is written: of the table that is asked, and of the month it lies in. */
export async function listRewritings(queries: Queries) {
  const { month } = await queries.row<{ month: string }>(
    sql`select to_char(at at time zone 'UTC', '"wallet_entries_"YYYY_MM') as month
      from wallet_entries limit 1`,
  )
  return {
    barred: [
      'update wallet_entries set amount = 0',
      'delete from wallet_entries',
      'alter table wallet_entries disable trigger all',
      `truncate ${month}`,
      `alter table ${month} disable trigger all`,
      'set session_replication_role = replica',
    ],
    refused: [`update ${month} set amount = 0`, `delete from ${month}`],
  }
}
