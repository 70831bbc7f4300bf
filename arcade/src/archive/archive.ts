/** One round that ended long ago, or what a hall drew, with every row about it as it was. */
export type Entry = {
  /** The round's own; for what a hall drew `hallId`. */
  id: string
  /** In which it ended, as in 2026-11. */
  month: string
  /** Below nought where it is a hall's. */
  playerId: number
  gameId: number
  seedId: number
  nonce: number
  phase: string
  endedAtMs: number
  /** Of the tables that the rows are of. */
  version: number
  /** As JSON: of which table, and what stood in it. */
  rows: string
}

/** What was played long ago, month by month. Nothing in it changes. */
export type Archive = {
  /** All or nothing. What is said twice is kept once. */
  put(entries: readonly Entry[]): Promise<void>
  find(id: string): Promise<Entry | null>
  /** What was drawn from a pair, nonce by nonce, from one on. */
  listDrawn(seedId: number, fromNonce: number, limit: number): Promise<Entry[]>
  /** A player's rounds of a game that were played to their end, the latest first. */
  listFinished(playerId: number, gameId: number, limit: number): Promise<Entry[]>
  close(): Promise<void>
}

export function hallId(seedId: number): string {
  return `hall-${seedId}`
}

export const entryColumns =
  'id, month, player_id, game_id, seed_id, nonce, phase, ended_at, version, rows'

export function toColumns(entry: Entry): (string | number)[] {
  const { id, month, playerId, gameId, seedId, nonce, phase, endedAtMs, version, rows } = entry
  return [id, month, playerId, gameId, seedId, nonce, phase, endedAtMs, version, rows]
}

export function toEntry(row: Record<string, unknown>): Entry {
  return {
    id: String(row.id),
    month: String(row.month),
    playerId: Number(row.player_id),
    gameId: Number(row.game_id),
    seedId: Number(row.seed_id),
    nonce: Number(row.nonce),
    phase: String(row.phase),
    endedAtMs: Number(row.ended_at),
    version: Number(row.version),
    rows: String(row.rows),
  }
}
