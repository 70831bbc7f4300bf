import { existsSync } from 'node:fs'
import path from 'node:path'
import serveFiles from '@fastify/static'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure, FrameFailure } from '../frame/failures.ts'
import { chooseEncoding } from '../frame/prepared.ts'
import type { HomePage, PreparedHome } from './home-page.ts'

const yearSeconds = 31_536_000

/**
 * The built web: hashed files for good, art for a day, and the page itself for every address a
 * browser navigates to. Files are compressed when they are built, not when they are asked for.
 */
export async function serveWeb(
  http: FastifyInstance,
  folder: string,
  getHome: HomePage = async () => null,
): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt)
    await http.register(serveFiles, {
      root: folder,
      preCompressed: true,
      index: false,
      // The program that draws home is the server's own.
      allowedPath: (name) => !name.startsWith('/prerender'),
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
  const sendHome = async (request: FastifyRequest, reply: FastifyReply) => {
    const home = isBuilt && isPage(request) ? await getHome() : null
    if (home) return sendPrepared(request, reply, home)
    return isBuilt ? reply.sendFile('index.html') : answer(request, reply)
  }
  http.get('/', sendHome)
  http.get('/lobby/home', sendHome)
  http.setNotFoundHandler(answer)
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, home: PreparedHome) {
  const { page, styleHash, scriptHash } = home
  const { encoding, body } = chooseEncoding(page, request.headers['accept-encoding'] ?? '')
  if (encoding) reply.header('content-encoding', encoding)
  const policy = String(reply.getHeader('content-security-policy') ?? '')
    .replace("style-src 'self'", `style-src 'self' ${styleHash}`)
    .replace("script-src 'self'", `script-src 'self' ${scriptHash}`)
  reply.header('content-security-policy', policy)
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  return reply.type('text/html; charset=utf-8').send(body)
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
