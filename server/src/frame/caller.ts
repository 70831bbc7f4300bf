import type { Queries } from './db.ts'
import { sql } from './db.ts'
import { only } from './pins.ts'

/** Who calls, as far as the frame knows. Modules load more when they need it. */
export type Caller = { playerId: number; sessionId: string }

/** The part of a request that handlers may see. */
export type Request = {
  id: string
  address: string
  /** Two letters, as the proxy in front tells it; null when nobody does. */
  country: string | null
  fingerprint: string
  userAgent: string
  idempotencyKey: string | null
  /** By the clock of this process that never jumps: performance.now(). */
  arrivedAt: number
  /** Whether the caller has hung up. */
  hasLeft: () => boolean
  /** The bytes of the picture that came with the call. */
  picture: Buffer | null
  cookies: Cookies
}

export type Cookies = {
  read(name: string): string | null
  /** HttpOnly and same-site, for a month unless told; null takes it away. */
  write(name: string, value: string | null, maxAgeSeconds?: number): void
}

/** Over the row `sessions`: not signed out, seen within a week, and not a month old. */
export const openSession = `sessions.ended_at is null
  and sessions.seen_at > now() - interval '7 days'
  and sessions.created_at > now() - interval '30 days'`

/** The device a sign-in came from, and its address. */
export function readDevice(queries: Queries, sessionId: string) {
  return queries.row<{ device: string; address: string }>(sql`
    select device, address from sessions where session_id = ${sessionId}`)
}

/** A sign-in and its player, as SQL expressions. */
type Named = { sessionId: string; playerId: string }

/**
 * Whether a sign-in has not ended, and its player proved within so many hours who they are: an SQL
 * expression. Being there proves nothing: whoever took a session over is there too. Not `exists`:
 * asked for many rows that would read every open session of the site, to look them up.
 */
export function isSignedIn(named: Named, hours?: number): string {
  const proved =
    hours === undefined ? '' : `and authenticated_at > now() - interval '${hours} hours'`
  return `coalesce((select true from sessions where ${isOf(named)}
    and ${openSession} ${proved} limit 1), false)`
}

/** When a sign-in that has not ended is over by itself, as an SQL expression. */
export function signedInUntil(named: Named): string {
  return `(select least(seen_at + interval '7 days', created_at + interval '30 days')
    from sessions where ${isOf(named)})`
}

/** The country a session was last seen in, as an SQL expression. */
export function countryOf(named: Named): string {
  return `(select sessions.country from sessions where ${isOf(named)})`
}

const proofMinutes = 10

/**
 * Whether the player proved moments ago who they are, by whatever they sign in with. Looked up with
 * the session itself: for some seconds a copy may not know yet that it has ended.
 */
export async function isProved(
  queries: Queries,
  { playerId, sessionId }: Caller,
): Promise<boolean> {
  const found = await queries.find(sql`select from sessions
    where player_id = ${playerId} and session_id = ${sessionId}
    and authenticated_at > now() - ${proofMinutes} * interval '1 minute'
    and ${{ text: openSession, values: [] }}`)
  return found !== null
}

function isOf({ sessionId, playerId }: Named): string {
  return `sessions.session_id = ${sessionId} and sessions.player_id = ${playerId}
    ${only('sessions')}`
}
