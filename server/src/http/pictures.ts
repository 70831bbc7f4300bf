import type { FastifyInstance } from 'fastify'
import type { App } from '../frame/module.ts'
import { findPicture } from '../site/index.ts'

/** The site's own pictures, to everybody: a name is its content's hash, so they stay. */
export function servePictures(http: FastifyInstance, app: App): void {
  http.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const found = await findPicture(app.database, `/pictures/${request.params.name}`)
    if (!found) return reply.callNotFound()
    return reply
      .type(found.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(found.picture)
  })
}
