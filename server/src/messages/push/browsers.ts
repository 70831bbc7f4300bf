import type { NoteKind } from '@parlour/contract/note-kinds.ts'
import { noteKinds } from '@parlour/contract/note-kinds.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { readRest } from '../../gate/index.ts'

export type NewBrowser = {
  playerId: number
  sessionId: string
  endpoint: string
  publicKey: Buffer
  authSecret: Buffer
  locale: string
}

const mostBrowsers = 10

/** A browser tells one player at a time: whoever allowed it last. The oldest make room. */
export async function addBrowser(tx: Tx, browser: NewBrowser): Promise<void> {
  const { playerId, sessionId, endpoint, publicKey, authSecret, locale } = browser
  await tx.run(sql`delete from message_browsers where endpoint = ${endpoint}`)
  await tx.run(sql`
    insert into message_browsers
      (player_id, session_id, endpoint, public_key, auth_secret, locale)
    values (${playerId}, ${sessionId}, ${endpoint}, ${publicKey}, ${authSecret}, ${locale})
    on conflict (endpoint) do nothing`)
  await tx.run(sql`delete from message_browsers where player_id = ${playerId} and browser_id in (
    select browser_id from message_browsers where player_id = ${playerId}
    order by browser_id desc offset ${mostBrowsers})`)
}

export async function removeBrowser(tx: Tx, playerId: number, endpoint: string): Promise<void> {
  await tx.run(sql`delete from message_browsers
    where player_id = ${playerId} and endpoint = ${endpoint}`)
}

/** Who is signed out, perhaps because it is a thief, hears no more of what happens. */
export async function forgetBrowsersOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(sql`delete from message_browsers where session_id = ${sessionId}`)
}

/** The same player in the same browser: what was allowed there still is. */
export async function moveBrowsers(tx: Tx, from: string, to: string): Promise<void> {
  await tx.run(sql`update message_browsers set session_id = ${to} where session_id = ${from}`)
}

export async function readPushed(queries: Queries, playerId: number): Promise<NoteKind[]> {
  const wishes = await queries.find<{ pushed: string[] }>(sql`
    select pushed from message_wishes where player_id = ${playerId}`)
  return noteKinds.filter((kind) => wishes?.pushed.includes(kind))
}

export async function setPushed(tx: Tx, playerId: number, pushed: NoteKind[]): Promise<void> {
  await tx.run(sql`insert into message_wishes (player_id, pushed) values (${playerId}, ${pushed})
    on conflict (player_id) do update set pushed = excluded.pushed`)
}

/** Puts a push for each of the player's browsers on its way, if the kind is wanted there. */
export async function queuePushes(tx: Tx, playerId: number, kind: NoteKind): Promise<void> {
  const isWanted = await tx.find(sql`select from message_wishes
    where player_id = ${playerId} and ${kind} = any(pushed)`)
  if (!isWanted || (await isExcluded(tx, playerId))) return
  await tx.run(sql`insert into message_pushes (player_id, browser_id, kind)
    select player_id, browser_id, ${kind} from message_browsers where player_id = ${playerId}`)
}

/** Who has stopped, or was stopped, is not called back by a telephone that lights up. */
export async function isExcluded(queries: Queries, playerId: number): Promise<boolean> {
  const { stop, isClosed } = await readRest(queries, playerId)
  return stop !== null || isClosed
}
