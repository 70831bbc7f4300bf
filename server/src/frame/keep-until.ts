import type { Queries } from './db.ts'
import type { Reader } from './module.ts'

type Kept<Value> = { value: Promise<Value>; readAt: number } | null

/** However silent the connection that brings news: nothing older than this is in force. */
const longestMs = 60_000

/**
 * Something read once and kept in memory until news of one of its topics comes. After a gap in the
 * news it is read anew, on a connection that no transaction holds: it may be asked for inside one.
 * Each process has its own; answers the function that gets it.
 */
export function keepUntil<Value>(
  topics: readonly string[],
  read: (app: Reader, queries: Queries) => Promise<Value>,
  now: () => number = () => performance.now(),
): (app: Reader) => Promise<Value> {
  const caches = new WeakMap<Reader['notifications'], { kept: Kept<Value> }>()

  function open({ notifications }: Reader) {
    const cache: { kept: Kept<Value> } = { kept: null }
    const forget = () => (cache.kept = null)
    notifications.on('parlour_changed', (what) => {
      if (topics.includes(what)) forget()
    })
    notifications.onGap(forget)
    caches.set(notifications, cache)
    return cache
  }

  return (app) => {
    const cache = caches.get(app.notifications) ?? open(app)
    const { kept } = cache
    if (kept && now() - kept.readAt < longestMs) return kept.value
    const fresh = { value: read(app, app.database.aside), readAt: now() }
    cache.kept = fresh
    fresh.value.catch(() => {
      if (cache.kept === fresh) cache.kept = null
    })
    return fresh.value
  }
}
