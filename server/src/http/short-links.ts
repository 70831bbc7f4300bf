import type { FastifyInstance } from 'fastify'
import type { App } from '../frame/module.ts'
import { findShortLink } from '../site/index.ts'

/** /s/<code> leads to the page behind it, or home when there is none. */
export function serveShortLinks(http: FastifyInstance, app: App): void {
  http.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const target = await findShortLink(app.database, request.params.code)
    return reply.redirect(ownPath(target, app.config.publicUrl) ?? '/lobby/home', 302)
  })
}

/** The path of a target on our own site; null when it leads anywhere else. */
function ownPath(target: string | null, publicUrl: string): string | null {
  if (target === null || !URL.canParse(target, publicUrl)) return null
  const { origin, pathname, search } = new URL(target, publicUrl)
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//')
    ? pathname + search
    : null
}
