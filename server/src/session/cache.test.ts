import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { App } from '../frame/module.ts'
import { createSessionCache } from './cache.ts'

const credentials = { token: 'one half', cookie: 'the other' }
const row = { player_id: 7, session_id: 'sunday' }

/** A cache over a table whose answers a test hands out, one look-up at a time. */
function openCache() {
  const waiting: ((found: typeof row | null) => void)[] = []
  let tell = (_what: string): void => undefined
  const reads = { find: () => new Promise((resolve) => waiting.push(resolve)) }
  const app = {
    database: { readsFor: () => reads },
    notifications: {
      on: (_channel: string, listener: typeof tell) => void (tell = listener),
      onGap: () => undefined,
    },
    stream: { endSession: () => undefined },
  } as unknown as App
  return { find: createSessionCache(app), waiting, tell: (what: string) => tell(what) }
}

test('a session is looked up once, and again when it has ended', async () => {
  const { find, waiting, tell } = openCache()
  const first = find(credentials)
  waiting.shift()?.(row)
  expect(await first).toEqual({ playerId: 7, sessionId: 'sunday' })
  expect(await find(credentials)).toEqual(await first)
  expect(waiting).toHaveLength(0)
  tell('session:sunday')
  const later = find(credentials)
  waiting.shift()?.(null)
  expect(await later).toBeNull()
})

test('a look-up that was under way when a session ended is not remembered', async () => {
  const { find, waiting, tell } = openCache()
  const early = find(credentials)
  tell('session:sunday')
  waiting.shift()?.(row)
  await early
  const later = find(credentials)
  await setImmediate()
  expect(waiting).toHaveLength(1)
  waiting.shift()?.(null)
  expect(await later).toBeNull()
})
