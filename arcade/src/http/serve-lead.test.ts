import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveLead } from './serve-lead.ts'

async function open(is: { leading: boolean; ready: boolean }, kept = Promise.resolve()) {
  const app = fastify()
  const store = { kept: () => kept }
  serveLead(app, { store, isLeading: () => is.leading, isReady: () => is.ready })
  app.get('/play', () => ({ round: null }))
  await app.ready()
  return async (url: string) => (await app.inject(url)).statusCode
}

test('a copy that waits refuses everything but whether it lives', async () => {
  const ask = await open({ leading: false, ready: false })
  expect([await ask('/play'), await ask('/readyz'), await ask('/healthz')]).toEqual([503, 503, 200])
})

/** A player who is refused takes the answer for one without a round, and leaves an open one. */
test('a leader that is late refuses no player: who asks waits until all is kept', async () => {
  const kept = Promise.withResolvers<void>()
  const ask = await open({ leading: true, ready: false }, kept.promise)
  const asked = ask('/play')
  expect(await Promise.race([asked, pause(50, 'waits')])).toBe('waits')
  kept.resolve()
  expect([await asked, await ask('/readyz')]).toEqual([200, 503])
})
