import type { Store } from './open.ts'

/** Rounds the platform pays the stake of. Only it knows for sure how many are left. */
export type FreeRounds = {
  freeRoundsId: string
  stakeAmount: number
  roundsLeft: number
  expiresAtMs: number
}

export function saveFreeRounds(
  store: Store,
  who: { playerId: number; gameId: number },
  { freeRoundsId, stakeAmount, roundsLeft, expiresAtMs }: FreeRounds,
): void {
  store
    .prepare(
      `insert into free_rounds values (?, ?, ?, ?, ?, ?) on conflict (free_rounds_id)
       do update set rounds_left = min(rounds_left, excluded.rounds_left)`,
    )
    .run(freeRoundsId, who.playerId, who.gameId, stakeAmount, roundsLeft, expiresAtMs)
}

export function findFreeRounds(
  store: Store,
  playerId: number,
  gameId: number,
  nowMs: number,
): FreeRounds | null {
  const row = store
    .prepare(
      `select * from free_rounds where player_id = ? and game_id = ? and rounds_left > 0
       and expires_at > ? order by expires_at limit 1`,
    )
    .get(playerId, gameId, nowMs)
  if (!row) return null
  return {
    freeRoundsId: String(row.free_rounds_id),
    stakeAmount: Number(row.stake_amount),
    roundsLeft: Number(row.rounds_left),
    expiresAtMs: Number(row.expires_at),
  }
}

export function useFreeRound(store: Store, freeRoundsId: string): void {
  store
    .prepare('update free_rounds set rounds_left = rounds_left - 1 where free_rounds_id = ?')
    .run(freeRoundsId)
}

/** The platform no longer knows them: used elsewhere, taken back or expired. */
export function dropFreeRounds(store: Store, freeRoundsId: string): void {
  store.prepare('update free_rounds set rounds_left = 0 where free_rounds_id = ?').run(freeRoundsId)
}
