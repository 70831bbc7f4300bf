import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeHttp } from './listen.ts'

test('who begins a body and does not end it holds no server back that leaves', async () => {
  const http = fastify({ forceCloseConnections: 'idle', requestTimeout: 0 })
  http.post('/', () => 'never')
  await http.listen({ port: 0, host: '127.0.0.1' })
  const line = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  const asked = once(http.server, 'request')
  line.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nx')
  await asked
  const cut = once(line, 'close')
  line.on('error', () => undefined).resume()

  await closeHttp(http, 50)

  await cut
  expect(http.server.listening).toBe(false)
})

test('an answer under way is given before the server leaves', async () => {
  const http = fastify({ forceCloseConnections: 'idle' })
  const { promise: leaving, resolve: leave } = Promise.withResolvers<void>()
  http.get('/', async () => leaving.then(() => 'given'))
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const asked = once(http.server, 'request')
  const answer = fetch(url)
  await asked

  const closed = closeHttp(http, 60_000)
  leave()

  expect(await (await answer).text()).toBe('given')
  await closed
})
