import type { Store } from './open.ts'

export type RoundPhase = 'new' | 'open' | 'over' | 'void'

export type Round = {
  roundId: string
  playerId: number
  gameId: number
  /** Nought; one for a second bet at once, where a game takes two. */
  seat: number
  seedId: number
  nonce: number
  currency: string
  /** New until its first stake is surely taken; void when it never was. */
  phase: RoundPhase
  actions: unknown[]
  state: unknown
  /** Where in the stream of chance the round stands. */
  cursor: number
  stakeAmount: number
  winAmount: number
  /** The stake last taken, which a win refers to. */
  betId: string
  openedAtMs: number
  actedAtMs: number
  closedAtMs: number | null
  /** Why it is void: the wallet's word, or ours. */
  voidReason: string | null
}

export function findRound(store: Store, roundId: string): Round | null {
  const row = store.prepare('select * from rounds where round_id = ?').get(roundId)
  return row ? toRound(row) : null
}

export function findUnfinished(
  store: Store,
  playerId: number,
  gameId: number,
  seat = 0,
): Round | null {
  return listUnfinished(store, playerId, gameId).find((round) => round.seat === seat) ?? null
}

/** By seat. */
export function listUnfinished(store: Store, playerId: number, gameId: number): Round[] {
  return store
    .prepare(
      `select * from rounds where player_id = ? and game_id = ? and phase in ('new', 'open')
       order by seat`,
    )
    .all(playerId, gameId)
    .map(toRound)
}

/** The games in which something drawn from this pair is still open. */
export function listOpenGames(store: Store, seedId: number): number[] {
  return store
    .prepare(
      `select game_id from rounds where seed_id = ? and phase in ('new', 'open') order by game_id`,
    )
    .all(seedId)
    .map((row) => Number(row.game_id))
}

export function listFinished(
  store: Store,
  playerId: number,
  gameId: number,
  limit: number,
): Round[] {
  return store
    .prepare(
      `select * from rounds where player_id = ? and game_id = ? and phase = 'over'
       order by closed_at desc, rowid desc limit ?`,
    )
    .all(playerId, gameId, limit)
    .map(toRound)
}

export function saveRound(store: Store, round: Round): void {
  store
    .prepare(
      `insert into rounds values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (round_id) do update set phase = excluded.phase, actions = excluded.actions,
         state = excluded.state, cursor = excluded.cursor,
         stake_amount = excluded.stake_amount,
         win_amount = excluded.win_amount,
         bet_id = excluded.bet_id, closed_at = excluded.closed_at,
         void_reason = excluded.void_reason, acted_at = excluded.acted_at`,
    )
    .run(
      round.roundId,
      round.playerId,
      round.gameId,
      round.seedId,
      round.nonce,
      round.currency,
      round.phase,
      JSON.stringify(round.actions),
      JSON.stringify(round.state),
      round.cursor,
      round.stakeAmount,
      round.winAmount,
      round.betId,
      round.openedAtMs,
      round.closedAtMs,
      round.voidReason,
      round.actedAtMs,
      round.seat,
    )
}

/** Open rounds nobody has touched since, the oldest first. */
export function listOpen(store: Store, sinceMs: number): Round[] {
  return store
    .prepare(`select * from rounds where phase = 'open' and acted_at < ? order by acted_at`)
    .all(sinceMs)
    .map(toRound)
}

/** What was drawn from a pair, nonce by nonce, from one on. */
export function listDrawn(store: Store, seedId: number, fromNonce: number, limit: number): Round[] {
  return store
    .prepare('select * from rounds where seed_id = ? and nonce >= ? order by nonce limit ?')
    .all(seedId, fromNonce, limit)
    .map(toRound)
}

export function toRound(row: Record<string, unknown>): Round {
  return {
    roundId: String(row.round_id),
    playerId: Number(row.player_id),
    gameId: Number(row.game_id),
    seat: Number(row.seat),
    seedId: Number(row.seed_id),
    nonce: Number(row.nonce),
    currency: String(row.currency),
    phase: row.phase as RoundPhase,
    actions: JSON.parse(String(row.actions)) as unknown[],
    state: JSON.parse(String(row.state)) as unknown,
    cursor: Number(row.cursor),
    stakeAmount: Number(row.stake_amount),
    winAmount: Number(row.win_amount),
    betId: String(row.bet_id),
    openedAtMs: Number(row.opened_at),
    actedAtMs: Number(row.acted_at),
    closedAtMs: row.closed_at === null ? null : Number(row.closed_at),
    voidReason: typeof row.void_reason === 'string' ? row.void_reason : null,
  }
}
