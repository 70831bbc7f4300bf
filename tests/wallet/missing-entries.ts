import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** How many of a provider's transactions that were answered `ok` are not in the ledger. */
export async function countMissing(
  database: Database,
  acknowledged: readonly { playerId: number; key: string }[],
): Promise<number> {
  const { missing } = await database.row<{ missing: number }>(sql`
    select count(*) as missing from unnest(
      ${acknowledged.map(({ playerId }) => playerId)}::bigint[],
      ${acknowledged.map(({ key }) => key)}::text[]) as told (player_id, key)
    where not exists (select from wallet_entries e
      where e.player_id = told.player_id and e.provider = 'arcade' and e.key = told.key)`)
  return missing
}
