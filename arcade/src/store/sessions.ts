import { createHash, randomBytes } from 'node:crypto'
import type { Store } from './open.ts'

/** One launch of one game: what the wallet wants to hear with every bet. */
export type Session = { playerId: number; gameId: number; token: string; currency: string }

const lifetimeMs = 12 * 60 * 60 * 1000

/** Answers the bearer, which only the browser keeps. */
export function openSession(store: Store, session: Session, nowMs: number): string {
  const bearer = randomBytes(32).toString('base64url')
  store.prepare('delete from sessions where opened_at < ?').run(nowMs - lifetimeMs)
  store
    .prepare('insert into sessions values (?, ?, ?, ?, ?, ?)')
    .run(hashOf(bearer), session.playerId, session.gameId, session.token, session.currency, nowMs)
  return bearer
}

export function findSession(store: Store, bearer: string, nowMs: number): Session | null {
  const row = store
    .prepare('select * from sessions where session_hash = ? and opened_at >= ?')
    .get(hashOf(bearer), nowMs - lifetimeMs)
  return row ? toSession(row) : null
}

/** The launch a player last opened a game with. */
export function findLatestSession(store: Store, playerId: number, gameId: number): Session | null {
  const row = store
    .prepare(
      `select * from sessions where player_id = ? and game_id = ?
       order by opened_at desc, rowid desc limit 1`,
    )
    .get(playerId, gameId)
  return row ? toSession(row) : null
}

function toSession(row: Record<string, unknown>): Session {
  return {
    playerId: Number(row.player_id),
    gameId: Number(row.game_id),
    token: String(row.token),
    currency: String(row.currency),
  }
}

function hashOf(bearer: string): string {
  return createHash('sha256').update(bearer).digest('hex')
}
