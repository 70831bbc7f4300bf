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
  let known = new Map<string, { caller: Caller; until: number }>()
  const forget = (sessionId: string) => {
    for (const [key, { caller }] of known) if (caller.sessionId === sessionId) known.delete(key)
    app.stream.endSession(sessionId)
  }
  app.notifications.on('parlour_changed', (what) => {
    if (what.startsWith('session:')) forget(what.slice('session:'.length))
  })
  app.notifications.onGap(() => (known = new Map()))

  return async function find(credentials: Credentials): Promise<Caller | null> {
    const key = `${credentials.token}:${credentials.cookie}`
    const kept = known.get(key)
    if (kept && kept.until > Date.now()) return kept.caller
    const caller = await findCaller(app.database, credentials)
    if (!caller) return null
    if (known.size >= maxKept) known = new Map()
    known.set(key, { caller, until: Date.now() + keptMs })
    return caller
  }
}
