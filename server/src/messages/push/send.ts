import { randomBytes } from 'node:crypto'
import type { NoteKind } from '@parlour/contract/note-kinds.ts'
import type { Errand } from '../../cashier/index.ts'
import type { Database } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { goOut } from '../../frame/ways-out.ts'
import { isExcluded } from './browsers.ts'
import { encryptPush } from './encrypt.ts'
import { isPushEndpoint } from './endpoints.ts'
import { authorize, readVapidKey } from './vapid.ts'
import { wordsOf } from './words.ts'

type Due = { playerId: number; pushId: number; browserId: number; kind: NoteKind; tries: number }
type Browser = {
  endpoint: string | null
  publicKey: Buffer
  authSecret: Buffer
  locale: string
}
type Push = Due & Browser

const none = Buffer.alloc(0)
const nowhere: Browser = { endpoint: null, publicKey: none, authSecret: none, locale: '' }

const leaseSeconds = 60
const mostTries = 3
const timeoutMs = 8_000
/** How long the push host keeps it for a browser that is away. */
const keptSeconds = 24 * 3600

/** Sends what waits, each to its push host, outside any transaction. */
export const pushErrand: Errand = {
  name: 'messages.push',
  atOnce: 8,
  async next(app) {
    const push = await lease(app.database)
    return push && (() => deliver(app, push))
  },
}

/** Nobody else takes it for a while; a copy that dies leaves it to the next. */
async function lease(database: Database): Promise<Push | null> {
  for (;;) {
    const due = await database.find<Due>(sql`
      select player_id as "playerId", push_id as "pushId", browser_id as "browserId", kind, tries
      from message_pushes where due_at <= now() order by due_at limit 1`)
    if (!due) return null
    const { playerId, pushId, browserId, tries } = due
    const leased = await database.run(sql`update message_pushes set tries = tries + 1,
        due_at = now() + ${leaseSeconds} * interval '1 second'
      where player_id = ${playerId} and push_id = ${pushId} and tries = ${tries}
        and due_at <= now()`)
    if (leased === 0) continue
    const browser = await database.find<Browser>(sql`
      select endpoint, public_key as "publicKey", auth_secret as "authSecret", locale
      from message_browsers where player_id = ${playerId} and browser_id = ${browserId}`)
    return { ...due, tries: tries + 1, ...(browser ?? nowhere) }
  }
}

async function deliver(app: App, push: Push): Promise<void> {
  const { database } = app
  const outcome = await send(app, push)
  if (outcome === 'later' && push.tries < mostTries) return
  const { playerId, pushId, browserId } = push
  await database.run(sql`delete from message_pushes
    where player_id = ${playerId} and push_id = ${pushId}`)
  if (outcome === 'gone')
    await database.run(sql`delete from message_browsers
      where player_id = ${playerId} and browser_id = ${browserId}`)
}

/** `gone`: the browser will never hear of us again. `later`: the push host may in a while. */
async function send(app: App, push: Push): Promise<'sent' | 'dropped' | 'gone' | 'later'> {
  const { database, config } = app
  const { endpoint, playerId } = push
  if (endpoint === null || (await isExcluded(database, playerId))) return 'dropped'
  const { settings } = await readSettings(database)
  const allowsLoopback = config.PARLOUR_MODE === 'test'
  // The list may have become shorter since the browser was noted.
  const ways = ({ href }: URL) =>
    isPushEndpoint(href, { hosts: settings.pushHosts, allowsLoopback })
  if (!URL.canParse(endpoint) || !ways(new URL(endpoint))) return 'gone'
  const text = Buffer.from(JSON.stringify(wordsOf(push.kind, push.locale, settings)))
  const fresh = { privateKey: randomBytes(32), salt: randomBytes(16) }
  const claim = { endpoint, contact: settings.supportEmail, nowMs: Date.now() }
  try {
    const { status } = await goOut(ways, endpoint, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: authorize(readVapidKey(config.PARLOUR_SECRET), claim),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
      },
      body: new Uint8Array(encryptPush(text, push, fresh)),
    })
    if (status === 404 || status === 410) return 'gone'
    if (status === 429 || status >= 500) return 'later'
    return status < 300 ? 'sent' : 'dropped'
  } catch {
    return 'later'
  }
}
