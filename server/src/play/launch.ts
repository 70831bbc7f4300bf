import type { LaunchQuery } from '@parlour/contract/wallet-protocol.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findLaunchable } from '../games/index.ts'

export type LaunchRefusal = 'unknownGame' | 'inMaintenance'

/** Whether the game can be opened now, and on which platform it is. */
export async function checkGame(
  queries: Queries,
  gameId: number,
): Promise<LaunchRefusal | { platformId: number }> {
  const game = await findLaunchable(queries, gameId)
  if (!game?.isOn) return 'unknownGame'
  return game.isMaintained ? 'inMaintenance' : { platformId: game.platformId }
}

/** The newest round of the game that waits for its end. */
export async function findOpenRound(
  queries: Queries,
  playerId: number,
  gameId: number,
): Promise<string | null> {
  const row = await queries.find<{ roundId: string }>(sql`
    select round_id as "roundId" from play_rounds
    where player_id = ${playerId} and game_id = ${gameId} and status = 'open'
    order by opened_at desc limit 1`)
  return row?.roundId ?? null
}

/** The token stands where browsers keep it to themselves: in no request, log or referrer. */
export function gameAddress(launchUrl: string, { token, ...query }: LaunchQuery): string {
  const base = launchUrl.replace(/\/+$/, '')
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value))
  const behind = new URLSearchParams({ token }).toString()
  return `${base}/play/${query.gameId}?${search.toString()}#${behind}`
}
