import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

export const ownGames: OwnRows = {
  tells: {
    favorites: (queries, { playerId }) =>
      queries.rows(sql`select game_id as "gameId", liked_at as "likedAt" from game_likes
        where player_id = ${playerId} order by liked_at`),
    playedGames: (queries, { playerId }) =>
      queries.rows(sql`select game_id as "gameId", played_at as "lastPlayedAt" from game_history
        where player_id = ${playerId} order by played_at`),
    weeksByGame: (queries, { playerId }) =>
      queries.rows(sql`select week, game_id as "gameId", rounds, stake, win,
        best_times as "bestTimes", best_at as "bestAt" from game_weeks
        where player_id = ${playerId} order by week, game_id`),
  },
  async leaves(tx, playerId) {
    await tx.run(sql`delete from game_likes where player_id = ${playerId}`)
    await tx.run(sql`delete from game_history where player_id = ${playerId}`)
    await tx.run(sql`delete from game_weeks where player_id = ${playerId}`)
    await tx.run(sql`delete from game_wins where player_id = ${playerId}`)
  },
}
