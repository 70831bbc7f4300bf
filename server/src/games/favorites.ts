import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

const maxHistory = 100
const maxOrdered = 200

export type LikeRefusal = 'unknownGame' | 'alreadySo'

/** Likes or unlikes; a second time is refused, and the web ignores that. */
export async function setLike(
  tx: Tx,
  playerId: number,
  gameId: number,
  isLiked: boolean,
): Promise<LikeRefusal | null> {
  const game = await tx.find(sql`select from games where game_id = ${gameId}`)
  if (!game) return 'unknownGame'
  const changed = isLiked
    ? await tx.run(sql`insert into game_likes (player_id, game_id)
        values (${playerId}, ${gameId}) on conflict do nothing`)
    : await tx.run(sql`delete from game_likes
        where player_id = ${playerId} and game_id = ${gameId}`)
  return changed === 1 ? null : 'alreadySo'
}

/** As the wire has them: a map, and the latest of them in their order, which a map cannot say. */
export async function readLikes(queries: Queries, playerId: number) {
  const rows = await queries.rows<{ game_id: number }>(sql`
    select game_id from game_likes where player_id = ${playerId} order by liked_at desc`)
  const latestFirst = rows.map((row) => row.game_id)
  return {
    gameLikes: Object.fromEntries(latestFirst.map((id) => [String(id), true])),
    gameLikeList: latestFirst.slice(0, maxOrdered),
  }
}

/** Game ids, most recently played first. */
export async function readHistory(queries: Queries, playerId: number): Promise<number[]> {
  const rows = await queries.rows<{ game_id: number }>(sql`
    select game_id from game_history where player_id = ${playerId}
    order by played_at desc limit ${maxHistory}`)
  return rows.map((row) => row.game_id)
}

export async function notePlayed(tx: Tx, playerId: number, gameId: number): Promise<void> {
  await tx.run(sql`insert into game_history (player_id, game_id) values (${playerId}, ${gameId})
    on conflict (player_id, game_id) do update set played_at = now()`)
}
