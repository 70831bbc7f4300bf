import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyLimitBytes, isLong, turnAwayBodies } from './turned-away.ts'

let http: FastifyInstance
let port: number
let asked: number
async function open(isProxied: boolean): Promise<void> {
  http = fastify({ trustProxy: true, forceCloseConnections: true })
  asked = 0
  const unheard = turnAwayBodies(http, { isProxied })
  http.addHook('onRequest', async (request, reply) => {
    asked += 1
    if (isLong(request.raw)) unheard.note(request)
    return reply.code(401).send({})
  })
  http.post('/', () => 'never')
  port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
}
beforeEach(() => open(true))
afterEach(() => http.close())

/** Begins a body of that length, and tells the first line that is answered. */
async function begin(bytes: number, address = '198.51.100.7'): Promise<string> {
  const line = connect(port, '127.0.0.1').on('error', () => undefined)
  line.write(`POST / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\n`)
  line.write(`content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{`)
  let told = ''
  line.on('data', (part) => {
    told += part.toString()
    line.destroy()
  })
  await new Promise((closed) => line.once('close', closed))
  return told.split('\r\n')[0] ?? ''
}
const long = bodyLimitBytes + 1
const unauthorized = 'HTTP/1.1 401 Unauthorized'
const tooMany = 'HTTP/1.1 429 Too Many Requests'

async function refuseTen(): Promise<void> {
  for (let i = 0; i < 10; i++) expect(await begin(long)).toBe(unauthorized)
}

/** Sixteen of an address wait, unread; who comes then hears at once. */
function firstOfMany(): Promise<string> {
  return Promise.race(Array.from({ length: 17 }, () => begin(long)))
}

test('whose long bodies were refused ten times sends no more of them', async () => {
  await refuseTen()
  expect(await firstOfMany()).toBe(tooMany)
  expect(asked).toBe(10)
})

test('others at the same address send what is short, and other addresses anything', async () => {
  await refuseTen()
  expect(await begin(1_000)).toBe(unauthorized)
  expect(await begin(long, '198.51.100.8')).toBe(unauthorized)
})

test('who stands at the door without a proxy is cut off', async () => {
  await http.close()
  await open(false)
  await refuseTen()
  expect(await firstOfMany()).toBe('')
})
