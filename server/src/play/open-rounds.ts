import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Whether a stake of the player is still in play. Asked in the order of the index of open ones. */
export async function hasOpenRound(queries: Queries, playerId: number): Promise<boolean> {
  const open = await queries.find(sql`select from play_rounds
    where player_id = ${playerId} and status = 'open'
    order by game_id limit 1`)
  return open !== null
}
