import { existsSync } from 'node:fs'
import path from 'node:path'
import serveFiles from '@fastify/static'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure, FrameFailure } from '../failures.ts'

const yearSeconds = 31_536_000

/**
 * The built web: hashed files for good, art for a day, and the page itself for every address a
 * browser navigates to. Files are compressed when they are built, not when they are asked for.
 */
export async function serveWeb(http: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt)
    await http.register(serveFiles, {
      root: folder,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) =>
        void reply.header('cache-control', cacheControl(path.relative(folder, file))),
    })
  const unknown = answerFailure(new FrameFailure('unknownCall', 'nothing is here'))
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (isBuilt && isPage(request)) return reply.sendFile('index.html')
    return reply.code(unknown.status).send(unknown.body)
  }
  http.get('/favicon.ico', (_request, reply) => reply.redirect('/art/app/favicon.svg', 302))
  http.get('/', (request, reply) =>
    isBuilt ? reply.sendFile('index.html') : answer(request, reply),
  )
  http.setNotFoundHandler(answer)
}

function cacheControl(file: string): string {
  if (/^assets[\\/]/.test(file)) return `public, max-age=${yearSeconds}, immutable`
  if (/^art[\\/]/.test(file)) return 'public, max-age=86400'
  return 'no-cache'
}

/** A browser navigating, as opposed to a program asking for a file that is not there. */
function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isFile = /\.\w+$/.test(request.url.split('?')[0] ?? '')
  const wantsHtml = (request.headers.accept ?? '').includes('text/html')
  return isRead && wantsHtml && !isFile && !request.url.startsWith(apiPrefix)
}
