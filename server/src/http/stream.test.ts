import cookies from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { App } from '../frame/module.ts'
import { createStream } from '../frame/stream.ts'
import { cookieName } from '../session/index.ts'
import { serveStream } from './stream.ts'

test('a tab that is signed out while it is let in is told so', async () => {
  const stream = createStream({
    on: () => undefined,
    onGap: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  })
  const http = fastify()
  await http.register(cookies)
  const found = [{ playerId: 7, sessionId: 'sunday' }]
  const database = { rows: async () => [] }
  const metrics = { streams: { set: () => undefined } }
  const app = { stream, database, metrics, config: { isSecure: false } } as unknown as App
  serveStream(http, app, async () => found.shift() ?? null)
  const headers = { authorization: `Bearer ${'t'.repeat(20)}` }
  const asked = { url: '/app/v1/stream', headers, cookies: { [cookieName]: 'c' } }
  const { body } = await http.inject(asked)
  expect(body).toContain('event: signedOut')
  stream.close()
  await http.close()
})
