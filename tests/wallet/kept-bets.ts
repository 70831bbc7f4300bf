import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** How many of a provider's transactions that were answered `ok` are not in the ledger. */
export async function countMissing(
  database: Database,
  acknowledged: readonly { playerId: number; key: string }[],
): Promise<number> {
  // Found and counted here: a spread database does not look for what no machine has.
  const found = await database.rows<{ playerId: number; key: string }>(sql`
    select e.player_id as "playerId", e.key from wallet_entries e
    join unnest(${acknowledged.map(({ playerId }) => playerId)}::bigint[],
      ${acknowledged.map(({ key }) => key)}::text[]) as told (player_id, key)
    on e.player_id = told.player_id and e.provider = 'arcade' and e.key = told.key`)
  const kept = new Set(found.map(nameOf))
  return acknowledged.filter((told) => !kept.has(nameOf(told))).length
}

function nameOf({ playerId, key }: { playerId: number; key: string }): string {
  return `${playerId} ${key}`
}
