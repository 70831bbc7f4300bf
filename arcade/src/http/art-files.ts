import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const allowed = /^(gameIconV2|thumb|banner|fonts|item|sea)\/[\w@.-]+\.(avif|webp|png|woff2)$/
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The lobby's own pictures and fonts: a game looks as if it belonged there. */
export function serveArt(app: FastifyInstance, artDir: string): void {
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const name = request.params['*']
    if (!allowed.test(name)) return reply.callNotFound()
    const body = await readFile(path.join(artDir, name)).catch(() => null)
    if (body === null) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type(types[path.extname(name)] ?? 'application/octet-stream')
      .send(body)
  })
}
