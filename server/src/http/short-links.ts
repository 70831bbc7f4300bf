import type { FastifyInstance } from 'fastify'
import type { App } from '../frame/module.ts'
import { findShortLink } from '../site/index.ts'

/** /s/<code> leads to the page behind it, or home when there is none. */
export function serveShortLinks(http: FastifyInstance, app: App): void {
  http.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const target = await findShortLink(app.database, request.params.code)
    return reply.redirect(target ?? '/lobby/home', 302)
  })
}
