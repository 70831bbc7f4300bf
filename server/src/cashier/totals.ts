import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** What the player has deposited in their life; 0 before the first deposit. */
export async function readDeposited(queries: Queries, playerId: number): Promise<number> {
  const totals = await queries.find<{ deposited: number }>(sql`
    select deposited from cashier_totals where player_id = ${playerId}`)
  return totals?.deposited ?? 0
}
