import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Whether a stake of the player is still in play. Asked in the order of the index of open ones. */
export async function hasOpenRound(queries: Queries, playerId: number): Promise<boolean> {
  const open = await queries.find(sql`select from play_rounds
    where player_id = ${playerId} and status = 'open'
    order by game_id limit 1`)
  return open !== null
}

const mostListed = 20
type OpenRound = { gameId: number; stake: number; openTime: number }

/** A line for each game in which a round waits, the newest first. */
export function listOpenRounds(
  queries: Queries,
  playerId: number,
  gameId: number | null = null,
): Promise<OpenRound[]> {
  return queries.rows<OpenRound>(sql`
    select * from (
      select distinct on (game_id) game_id as "gameId", stake,
        floor(extract(epoch from opened_at) * 1000)::bigint as "openTime"
      from play_rounds where player_id = ${playerId} and status = 'open'
        and (${gameId}::int is null or game_id = ${gameId})
      order by game_id, opened_at desc) as newest
    order by "openTime" desc limit ${mostListed}`)
}
