import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { SandboxConfig } from './config.ts'
import { sign } from './pay/signature.ts'

/** What the room's tests share: a configured app, signed requests and a lobby that listens. */
export const testConfig: SandboxConfig = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://lobby.example',
  sandboxUrl: 'http://sandbox.example',
  smsSecret: 'sms-secret-for-tests',
  oidcSecret: 'oidc-secret-for-tests',
  paymentSecret: 'payment-secret-for-tests',
  oidcRedirects: ['http://lobby.example/login'],
  dataDir: null,
  autoApproveSeconds: 0,
  logLevel: 'silent',
}

export function buildTestApp(
  changes: Partial<SandboxConfig> = {},
  callbackPausesMs = [0, 20, 20, 20, 20],
): Promise<FastifyInstance> {
  return buildApp({ ...testConfig, ...changes }, { callbackPausesMs })
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
    ...sign(testConfig.paymentSecret, payload, Date.now()),
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}
