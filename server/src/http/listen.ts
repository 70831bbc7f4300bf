import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { answerFailure, isFault } from '../failures.ts'
import type { App } from '../module.ts'
import { sendSecurityHeaders } from './security.ts'

const bodyLimitBytes = 64 * 1024

/** The HTTP server with its manners: JSON for every error, headers on every answer. */
export async function createHttp(app: App): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: app.config.TRUST_PROXY,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200 },
  })
  // Only JSON is spoken; anything else is told so.
  http.removeContentTypeParser('text/plain')
  await http.register(cookie)
  sendSecurityHeaders(http, app.config)
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
