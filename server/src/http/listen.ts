import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fastify from 'fastify'
import type { Config } from '../config.ts'
import { answerFailure, isFault } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { readJsonBodies } from './json-bodies.ts'
import { limitRequests } from './limits.ts'
import { retryAfter } from './retry-after.ts'
import { sendSecurityHeaders, siteHeaders } from './security.ts'

const bodyLimitBytes = 64 * 1024
const lingerMs = 1_000

/** What may answer a request before the framework sees it; false leaves it alone. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean

/** The HTTP server with its manners: JSON for every error, headers on every answer. */
export async function createHttp(
  app: App,
  door: Door = () => false,
  headers = siteHeaders(app.config),
): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: trusted(app.config.TRUST_PROXY),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle) => listenAt(door, handle),
  })
  // Only JSON is spoken; anything else is told so.
  http.removeContentTypeParser('text/plain')
  readJsonBodies(http)
  await http.register(cookie)
  limitRequests(http, app.config.CALLS_PER_MINUTE)
  sendSecurityHeaders(http, headers)
  http.addHook('onSend', async (request, reply) => {
    if (isStillComing(request.raw)) hangUp(reply)
    if (reply.statusCode === 503 || reply.statusCode === 429)
      reply.header('retry-after', retryAfter())
  })
  http.setErrorHandler((error, request, reply) => {
    if (isFault(error)) {
      app.metrics.faults.inc({ where: 'http' })
      app.log.error({ err: error, reqId: request.id, path: request.url }, 'a request failed')
    }
    const { status, body } = answerFailure(error)
    return reply.code(status).send(body)
  })
  return http
}

/** Answers under way are finished; who only keeps a line open is not waited for. */
export async function closeHttp(http: FastifyInstance, patienceMs = 3000): Promise<void> {
  const patience = setTimeout(() => http.server.closeAllConnections(), patienceMs)
  await http.close().finally(() => clearTimeout(patience))
}

/** Without a length it may be as long as it likes; of a GET that means there is none. */
function isStillComing({ complete, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0)
  return !complete && ('transfer-encoding' in headers || length > bodyLimitBytes)
}

/**
 * Who is answered before their long body came is not listened to any further: to read it only to
 * drop it costs what the answer was to save. The line is cut a moment later, so that the answer is
 * read before.
 */
function hangUp(reply: FastifyReply): void {
  const { socket } = reply.request.raw
  reply.header('connection', 'close')
  // What Node does with a line at the end of its last answer.
  socket.destroySoon = () => {
    socket.end()
    // Node itself goes on reading in this turn, to drop what comes.
    setImmediate(() => socket.pause())
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

/** By number of hops from here, or by where a hop stands. */
function trusted(proxies: Config['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_hop: string, place: number) => place < proxies : proxies
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A server that is leaving lets nobody stay on the line. */
function listenAt(door: Door, handle: Handle): Server {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (!server.listening || !door(request, response)) return handle(request, response)
    response.once('finish', () => void (server.listening || request.socket.end()))
  })
  return server
}
