import { hash, randomBytes } from 'node:crypto'
import { isSignedIn, signedInUntil } from '../frame/caller.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { only } from '../frame/pins.ts'
import { isClearingBonus } from '../wallet/index.ts'

export type OpenedSession = {
  token: string
  gameSessionId: string
  expiresAt: Date
}

type NewSession = {
  playerId: number
  gameId: number
  provider: string
  sessionId: string
  /** The most a round may stake. */
  stakeCeiling: number | null
}

const tokenBytes = 32
/** As long as a sign-in may play; one that lies idle is ended much sooner. */
const lifeMinutes = 12 * 60

export async function openSession(tx: Tx, made: NewSession): Promise<OpenedSession> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const { playerId, gameId, provider, sessionId, stakeCeiling } = made
  const opened = await tx.row<Omit<OpenedSession, 'token'>>(sql`
    insert into play_sessions (player_id, token_hash, game_id, provider, session_id,
      stake_ceiling, expires_at)
    values (${playerId}, decode(${hashToken(token)}, 'hex'), ${gameId}, ${provider}, ${sessionId},
      ${stakeCeiling}, now() + ${lifeMinutes} * interval '1 minute')
    returning game_session_id as "gameSessionId", expires_at as "expiresAt"`)
  return { token, ...opened }
}

/** Closes one game, or all of the player's when none is named. */
export async function closeSessions(
  tx: Tx,
  playerId: number,
  gameSessionId?: string,
): Promise<void> {
  await tx.run(sql`update play_sessions set closed_at = now()
    where player_id = ${playerId} and closed_at is null
      and (${gameSessionId ?? null}::text is null
        or game_session_id::text = ${gameSessionId ?? null})`)
}

/** In hexadecimal: in node a text costs half of what a buffer does, and every bet asks for it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex')
}

const ownSession = { sessionId: 'play_sessions.session_id', playerId: 'play_sessions.player_id' }

/**
 * When a row `play_sessions` is alive: in its time, not closed, and its sign-in has not ended. An
 * SQL expression, since the lanes ask it too.
 */
export const isLive = `(play_sessions.closed_at is null and play_sessions.expires_at > now()
  and ${isSignedIn(ownSession)})`

/** Games a player has open, by the hash of their token: an SQL expression over `players`. */
export const launchesFact = `(
  select jsonb_build_object('launches', coalesce(jsonb_object_agg(encode(token_hash, 'hex'),
    jsonb_build_object('provider', provider, 'gameId', game_id, 'stakeCeiling', stake_ceiling)),
    '{}'))
  from play_sessions where play_sessions.player_id = players.player_id
    ${only('play_sessions')} and ${isLive})`

/** When the first of them ends by itself. */
export const launchesUntil = `(
  select min(least(expires_at, ${signedInUntil(ownSession)}))
  from play_sessions where play_sessions.player_id = players.player_id
    ${only('play_sessions')} and ${isLive})`

type Launch = { provider: string; gameId: number; stakeCeiling: number | null }

/** The launch a token is of, as the fact above knows it. */
export function launchIn(
  fact: unknown,
  asked: { provider: string; gameId: number; tokenHash: string | null },
): Launch | null {
  const { launches } = fact as { launches: Record<string, Launch> }
  const found = Object.hasOwn(launches, asked.tokenHash ?? '')
    ? launches[asked.tokenHash ?? '']
    : null
  const isSame = found?.provider === asked.provider && found.gameId === asked.gameId
  return isSame ? found : null
}

type Asked = { playerId: number; gameId: number; provider: string; token: string }

type Live = { stakeCeiling: number | null; isClearingBonus: boolean }

/** The launch a token is of, if it is alive. */
export function findLive(queries: Queries, asked: Asked): Promise<Live | null> {
  const isClearing = { text: isClearingBonus('play_sessions.player_id'), values: [] }
  return queries.find(sql`
    select stake_ceiling as "stakeCeiling", ${isClearing} as "isClearingBonus"
    from play_sessions where player_id = ${asked.playerId}
      and token_hash = decode(${hashToken(asked.token)}, 'hex') and game_id = ${asked.gameId}
      and provider = ${asked.provider} and ${{ text: isLive, values: [] }}`)
}

/** Players with a game open, which lies idle for minutes at most; so many are counted. */
export async function countPlaying(queries: Queries, most: number): Promise<number> {
  const { players } = await queries.row<{ players: number }>(sql`
    select count(distinct player_id) as players from (select player_id from play_sessions
      where closed_at is null and opened_at > now() - interval '1 day'
      order by opened_at desc limit ${most}) open`)
  return players
}
