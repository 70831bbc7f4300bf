import type { Sql, Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** Lets a player's entries have been made earlier. The ledger's guards are off for it. */
export async function backdateEntries(tx: Tx, playerId: number, ago: Sql): Promise<void> {
  await tx.run(sql`set local session_replication_role = replica`)
  await tx.run(sql`update wallet_entries set at = at - ${ago} where player_id = ${playerId}`)
}
