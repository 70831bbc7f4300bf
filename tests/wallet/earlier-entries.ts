import type { Database, Sql, Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { putOff } from '@parlour/server/frame/schedule.ts'

/**
 * Lets a player's entries have been made earlier. The ledger's guards are off for it, and no day is
 * closed by itself from then on: an entry that came into a closed day would be known to nobody.
 */
export async function backdateEntries(tx: Tx, playerId: number, ago: Sql): Promise<void> {
  await putOff(tx, ['wallet.close-days'], 24 * 60)
  if (tx.isSpread) await tx.run(sql`set local citus.propagate_set_commands = 'local'`)
  await tx.run(sql`set local session_replication_role = replica`)
  await tx.run(sql`update wallet_entries set at = at - ${ago} where player_id = ${playerId}`)
  await backdateStake(tx, playerId, ago)
  await tx.run(sql`set local session_replication_role = origin`)
}

/** Lets the latest stake have been made earlier: how long was played is told by it. */
export async function backdateStake(queries: Tx | Database, playerId: number, ago: Sql) {
  await queries.run(sql`update wallet_accounts
    set staked_at_ms = staked_at_ms - (extract(epoch from ${ago}) * 1000)::bigint
    where player_id = ${playerId} and account = 'coin' and staked_at_ms > 0`)
}
