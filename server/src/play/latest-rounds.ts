import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { gameFacts } from '../games/index.ts'
import type { RoundStatus } from './round.ts'

const games: Sql = { text: gameFacts, values: [] }

type LatestRound = {
  provider: string
  roundId: string
  gameName: string
  gameNameEn: string
  stake: number
  win: number
  status: RoundStatus
  openedAt: Date
}

/** A player's latest rounds, for a person who looks into them. */
export function listLatestRounds(
  queries: Queries,
  playerId: number,
  limit: number,
): Promise<LatestRound[]> {
  return queries.rows<LatestRound>(sql`
    select r.provider, r.round_id as "roundId", g.name as "gameName", g.name_en as "gameNameEn",
      r.stake, r.win, r.status,
      r.opened_at as "openedAt"
    from play_rounds r join ${games} g using (game_id)
    where r.player_id = ${playerId} order by r.opened_at desc limit ${limit}`)
}

/** One round of a player, with what its provider told of it. */
export function findRoundOf(
  queries: Queries,
  { playerId, provider, roundId }: { playerId: number; provider: string; roundId: string },
) {
  return queries.find<LatestRound & { settledAt: Date | null; result: string | null }>(sql`
    select r.provider, r.round_id as "roundId", g.name as "gameName", g.name_en as "gameNameEn",
      r.stake, r.win, r.status,
      r.opened_at as "openedAt", r.settled_at as "settledAt", left(r.result, 20000) as result
    from play_rounds r join ${games} g using (game_id)
    where r.player_id = ${playerId} and r.provider = ${provider} and r.round_id = ${roundId}`)
}

/** When a player's round of this name began, whoever served it; null when there is none. */
export async function readRoundTime(
  queries: Queries,
  { playerId, roundId, providers }: { playerId: number; roundId: string; providers: string[] },
): Promise<Date | null> {
  const found = await queries.find<{ openedAt: Date }>(sql`
    select opened_at as "openedAt" from play_rounds where player_id = ${playerId}
    and provider = any(${providers}::text[]) and round_id = ${roundId} limit 1`)
  return found?.openedAt ?? null
}
