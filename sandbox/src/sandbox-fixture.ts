import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import { sign } from './pay/signature.ts'

/** What the room's tests share: a configured app, signed requests and a lobby that listens. */
export const testConfig: Config = readConfig({
  SANDBOX_PORT: '0',
  PUBLIC_URL: 'http://lobby.example',
  SANDBOX_URL: 'http://sandbox.example',
  SANDBOX_SMS_SECRET: 'sms-secret-for-tests',
  SANDBOX_OIDC_SECRET: 'oidc-secret-for-tests',
  SANDBOX_PAYMENT_SECRET: 'payment-secret-for-tests',
  LOG_LEVEL: 'silent',
})

export function createTestApp(
  changes: Partial<Config> = {},
  callbackPausesMs = [0, 20, 20, 20, 20],
): Promise<FastifyInstance> {
  return createApp({ ...testConfig, ...changes }, { callbackPausesMs })
}

export type Answer = { status: number; body: Record<string, unknown> }

export async function callSigned(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  content?: Record<string, unknown>,
): Promise<Answer> {
  const payload = content === undefined ? '' : JSON.stringify(content)
  const headers = {
    ...sign(testConfig.SANDBOX_PAYMENT_SECRET, payload, Date.now()),
    ...(content === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const answer = await app.inject({ method, url, headers, payload: payload || undefined })
  return { status: answer.statusCode, body: answer.json() }
}

export async function decide(
  app: FastifyInstance,
  path: string,
  decision: Record<string, unknown>,
): Promise<Answer> {
  const answer = await app.inject({ method: 'POST', url: `${path}/decide`, payload: decision })
  return { status: answer.statusCode, body: answer.json() }
}

export type Heard = { raw: string; headers: Record<string, unknown>; body: Record<string, unknown> }

/** A lobby that answers callbacks with the given statuses, then 200 for ever. */
export async function startLobby(statuses: number[] = []) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let raw = ''
    request.setEncoding('utf8').on('data', (text: string) => (raw += text))
    request.on('end', () => {
      heard.push({ raw, headers: request.headers, body: JSON.parse(raw) })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/callback`,
    heard,
    close: () => void server.close(),
  }
}

/** Below the ports the system hands out by itself: nobody is given it before it is opened. */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}
