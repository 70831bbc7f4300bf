import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import type { Config } from '../config.ts'
import { answerFailure, isFault } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { idleSeconds } from './answer-text.ts'
import { readJsonBodies } from './json-bodies.ts'
import { limitRequests } from './limits.ts'
import { retryAfter } from './retry-after.ts'
import { sendSecurityHeaders, siteHeaders } from './security.ts'
import type { ServePlain } from './short-way.ts'
import { openShortWay } from './short-way.ts'
import { bodyLimitBytes, endWithAnswer, isLong, turnAwayBodies } from './turned-away.ts'

/** What may answer a request before the framework sees it; false leaves it alone. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean

/** Ways past the framework. */
type Ways = { door?: Door; servePlain?: ServePlain }

/** The HTTP server with its manners: JSON for every error, headers on every answer. */
export async function createHttp(
  app: App,
  ways: Ways = {},
  headers = siteHeaders(app.config),
): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: trusted(app.config.TRUST_PROXY),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    serverFactory: (handle) => listenAt(ways, handle),
  })
  // Only JSON is spoken; anything else is told so.
  http.removeContentTypeParser('text/plain')
  readJsonBodies(http)
  const unheard = turnAwayBodies(http, { isProxied: app.config.TRUST_PROXY !== false })
  await http.register(cookie)
  limitRequests(http, app.config.CALLS_PER_MINUTE)
  sendSecurityHeaders(http, headers)
  http.addHook('onSend', async (request, reply) => {
    if (isLong(request.raw) && !request.raw.complete) {
      unheard.note(request)
      reply.header('connection', 'close')
      endWithAnswer(request.raw.socket)
    }
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

/** By number of hops from here, or by where a hop stands. */
function trusted(proxies: Config['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_hop: string, place: number) => place < proxies : proxies
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A server that is leaving lets nobody stay on the line. */
function listenAt({ door = () => false, servePlain }: Ways, handle: Handle): Server {
  const keepAliveTimeout = idleSeconds * 1000
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    if (!server.listening || !door(request, response)) return handle(request, response)
    response.once('finish', () => void (server.listening || request.socket.end()))
  })
  if (servePlain) openShortWay(server, servePlain, keepAliveTimeout)
  return server
}
