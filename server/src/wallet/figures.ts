import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** What the books say at one moment. Equal figures of two databases mean equal balances. */
export type LedgerFigures = {
  accounts: string
  entries: string
  balances: string
  /** Of every account with its balance and its newest entry. */
  digest: string
}

export function readLedgerFigures(queries: Queries): Promise<LedgerFigures> {
  return queries.row<LedgerFigures>(sql`
    select count(*)::text as accounts, coalesce(sum(seq), 0)::text as entries,
      coalesce(sum(balance), 0)::text as balances, coalesce(sum(hashtextextended(
        concat_ws('/', player_id, account, balance, seq), 0)::numeric), 0)::text as digest
    from wallet_accounts`)
}

/**
 * Nobody writes money until this transaction ends. It waits for a moment only: behind somebody
 * who takes longer it fails (55P03), so that nobody waits behind it.
 */
export async function stopWriting(tx: Tx): Promise<void> {
  await tx.run(sql`set local lock_timeout = '300ms'`)
  await tx.run(sql`lock table wallet_accounts in share mode`)
}
