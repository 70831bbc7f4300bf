import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Whether the player played such a round, with whichever provider. */
export async function isRoundOf(
  queries: Queries,
  playerId: number,
  roundId: string,
): Promise<boolean> {
  const found = await queries.find(sql`select from play_rounds
    where player_id = ${playerId} and round_id = ${roundId} limit 1`)
  return found !== null
}
