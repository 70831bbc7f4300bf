import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Caller } from '../frame/caller.ts'
import { openSession } from '../frame/caller.ts'
import type { Database, Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'
import type { TimeOrder, TimePlace } from '../frame/time-place.ts'
import { isBeyond, timePlaceOf } from '../frame/time-place.ts'
import { forgetBrowsersOf } from '../messages/index.ts'
import { lockPlayer } from '../players/index.ts'

export const cookieName = 'parlour_session'

/** What the browser keeps: either half alone opens nothing. */
export type Credentials = { token: string; cookie: string }

export type Device = {
  device: string
  model: string
  os: string
  address: string
  country?: string | null
}

const maxDevices = 5
/** A session ends when it is signed out, after a week in which nobody came, and after a month. */
const isOpen = { text: openSession, values: [] }

/** Makes a session; only hashes of its two halves are stored. The oldest give way beyond five. */
export async function startSession(
  tx: Tx,
  playerId: number,
  from: Device,
  sessionId: string = randomUUID(),
): Promise<Credentials> {
  const { token, cookie } = makeCredentials(playerId)
  await lockPlayer(tx, playerId)
  await tx.run(sql`
    insert into sessions (session_id, token_hash, cookie_hash, player_id, device, model, os,
      address, country)
    values (${sessionId}, ${hash(token)}, ${hash(cookie)}, ${playerId}, ${from.device},
      ${from.model}, ${from.os}, ${from.address}, ${from.country ?? null})`)
  const surplus = await tx.rows<{ session_id: string }>(sql`
    select session_id from sessions where player_id = ${playerId} and ended_at is null
    order by seen_at desc, created_at desc offset ${maxDevices}`)
  for (const { session_id } of surplus) await endSession(tx, session_id)
  return { token, cookie }
}

/** Who these credentials speak for, if the session is open. */
export async function findCaller(
  database: Pick<Database, 'readsFor'>,
  { token, cookie }: Credentials,
): Promise<Caller | null> {
  const halves = { token: hash(token), cookie: hash(cookie) }
  const reads = database.readsFor({ playerId: ownerOf(token) })
  const found = await reads.find<{ player_id: number; session_id: string }>(sql`
    select player_id, session_id from sessions
    where ${isOwn(token)}
      and (token_hash = ${halves.token} or last_token_hash = ${halves.token} and ${isJustRotated})
      and (cookie_hash = ${halves.cookie}
        or last_cookie_hash = ${halves.cookie} and ${isJustRotated})
      and ${isOpen}`)
  return found && { playerId: found.player_id, sessionId: found.session_id }
}

/** What was sent before its tab heard of the new token is still answered. */
const isJustRotated = { text: `rotated_at > now() - interval '1 minute'`, values: [] }

/** The player proved who they are: the session goes on, under credentials nobody has seen yet. */
export async function renewSession(tx: Tx, { playerId, sessionId }: Caller): Promise<Credentials> {
  const made = makeCredentials(playerId)
  await tx.run(sql`update sessions set last_token_hash = token_hash, last_cookie_hash = cookie_hash,
    token_hash = ${hash(made.token)}, cookie_hash = ${hash(made.cookie)},
    rotated_at = now(), authenticated_at = now()
    where player_id = ${playerId} and session_id = ${sessionId}`)
  return made
}

/** Ends a session: here with the commit, on every other copy of the server moments later. */
export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(sql`update sessions set ended_at = now()
    where session_id = ${sessionId} and ended_at is null`)
  await forgetBrowsersOf(tx, sessionId)
  await notify(tx, 'parlour_changed', `session:${sessionId}`)
}

/** Ends the player's sessions but for the one named; answers how many. */
export async function endOtherSessions(
  tx: Tx,
  playerId: number,
  keptSessionId: string | null,
): Promise<number> {
  const others = await tx.rows<{ session_id: string }>(sql`
    select session_id from sessions where player_id = ${playerId} and ended_at is null
    and session_id is distinct from ${keptSessionId}::uuid`)
  for (const { session_id } of others) await endSession(tx, session_id)
  return others.length
}

export type OpenSession = {
  sessionId: string
  model: string
  os: string
  country: string | null
  createdAt: Date
  seenAt: Date
}

export function listSessions(queries: Queries, playerId: number): Promise<OpenSession[]> {
  return queries.rows<OpenSession>(sql`
    select session_id as "sessionId", model, os, country, created_at as "createdAt",
      seen_at as "seenAt"
    from sessions where player_id = ${playerId} and ${isOpen} order by seen_at desc`)
}

/** Which of these sessions go on, by their ids. */
export async function findOpenSessions(
  queries: Queries,
  callers: readonly Caller[],
): Promise<Set<string>> {
  const rows = await queries.rows<{ sessionId: string }>(sql`
    select session_id as "sessionId" from sessions
    where player_id = any(${callers.map(({ playerId }) => playerId)}::bigint[])
      and session_id = any(${callers.map(({ sessionId }) => sessionId)}::uuid[]) and ${isOpen}`)
  return new Set(rows.map(({ sessionId }) => sessionId))
}

export const signInOrder: TimeOrder = {
  at: sql`created_at`,
  id: sql`session_id`,
  shape: /^[0-9a-f-]{36}$/,
  type: sql`uuid`,
}
type SignInPage = { playerId: number; after: TimePlace | null; limit: number }

/** When and with what a player signed in, the newest first, as long as it is kept. */
export function listSignIns(queries: Queries, { playerId, after, limit }: SignInPage) {
  return queries.rows<OpenSession & { place: string }>(sql`
    select session_id as "sessionId", model, os, country, created_at as "createdAt",
      seen_at as "seenAt", ${timePlaceOf(signInOrder)} as place
    from sessions where player_id = ${playerId} and ${isBeyond(after, signInOrder, true)}
    order by created_at desc, session_id desc limit ${limit}`)
}

export type LastSeen = { at: Date; country: string | null }

/** When each was here last, and where; whose sessions are long gone is not known. */
export async function readLastSeen(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, LastSeen>> {
  const rows = await queries.rows<LastSeen & { playerId: number }>(sql`
    select distinct on (player_id) player_id as "playerId", seen_at as at, country from sessions
    where player_id = any(${playerIds}::bigint[]) order by player_id, seen_at desc`)
  return new Map(rows.map(({ playerId, ...last }) => [playerId, last]))
}

/** Somebody is there, and in which country: a player may cross a border. */
export async function noteSeen(
  tx: Tx,
  { sessionId, country }: { sessionId: string; country: string | null },
): Promise<void> {
  await tx.run(sql`update sessions set seen_at = now(), country = ${country}
    where session_id = ${sessionId}`)
}

function makeCredentials(playerId: number): Credentials {
  const make = () => randomBytes(32).toString('base64url')
  return { token: `${playerId.toString(36)}.${make()}`, cookie: make() }
}

function hash(part: string): Buffer {
  return createHash('sha256').update(part).digest()
}

/** A token begins with its player, so that only their machine is asked; older ones do not. */
function isOwn(token: string): Sql {
  const playerId = ownerOf(token)
  return playerId === null ? sql`true` : sql`player_id = ${playerId}`
}

function ownerOf(token: string): number | null {
  const [owner, random] = token.split('.')
  const playerId = Number.parseInt(owner ?? '', 36)
  return random && Number.isSafeInteger(playerId) ? playerId : null
}
