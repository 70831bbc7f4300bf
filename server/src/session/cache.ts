import type { Caller } from '../frame/caller.ts'
import type { App } from '../frame/module.ts'
import type { Credentials } from './sessions.ts'
import { findCaller } from './sessions.ts'

const keptMs = 30_000
const maxKept = 50_000

/**
 * Remembers who a pair of credentials is, so that most calls need no look-up. A session that ends,
 * on any copy, is forgotten here by notification; after a lost connection everything is.
 */
export function createSessionCache(app: Pick<App, 'database' | 'notifications' | 'stream'>) {
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
