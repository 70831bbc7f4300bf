import type { Caller } from '../frame/caller.ts'
import type { App } from '../frame/module.ts'
import type { Credentials } from './sessions.ts'
import { findCaller, findOpenSessions } from './sessions.ts'

type House = Pick<App, 'database' | 'log' | 'notifications' | 'stream'>

const keptMs = 30_000
const maxKept = 50_000

/**
 * Remembers who a pair of credentials is, so that most calls need no look-up. A session that ends,
 * on any copy, is forgotten here by notification; after a lost connection everything is.
 */
export function createSessionCache(app: House) {
  /** How many sessions were forgotten so far: an answer from before one of them may be stale. */
  let forgotten = 0
  let known = new Map<string, { caller: Caller; until: number }>()
  const forget = (sessionId: string) => {
    forgotten += 1
    for (const [key, { caller }] of known) if (caller.sessionId === sessionId) known.delete(key)
    app.stream.endSession(sessionId)
  }
  app.notifications.on('parlour_changed', (what) => {
    if (what.startsWith('session:')) forget(what.slice('session:'.length))
  })
  app.notifications.onGap(() => {
    forgotten += 1
    known = new Map()
    void endMissed(app)
  })

  return async function find(credentials: Credentials): Promise<Caller | null> {
    const key = `${credentials.token}:${credentials.cookie}`
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.caller
    const askedAt = forgotten
    const caller = await findCaller(app.database, credentials)
    if (!caller) return null
    if (forgotten !== askedAt) return caller
    if (known.size >= maxKept) known = new Map()
    known.set(key, { caller, until: Date.now() + keptMs })
    return caller
  }
}

/** Whose session ended while no word of it came is told nothing any more. */
async function endMissed({ database, log, stream }: House): Promise<void> {
  const callers = stream.listCallers()
  try {
    const open = await findOpenSessions(database, callers)
    for (const { sessionId } of callers) if (!open.has(sessionId)) stream.endSession(sessionId)
  } catch (error) {
    // Nobody knows who may still listen.
    log.warn({ err: error }, 'players’ streams were cut')
    stream.cut()
  }
}
