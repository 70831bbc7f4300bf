import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure, FrameFailure } from '../frame/failures.ts'
import type { PreparedAnswer } from '../frame/prepared.ts'
import { chooseEncoding } from '../frame/prepared.ts'
import { addressOf, listBuiltFiles, sendBuiltFile } from './built-files.ts'
import type { HomePage, PreparedHome, Wanted } from './home-page.ts'
import type { Locale } from './page-locale.ts'
import { findPageLocale, queryOf } from './page-locale.ts'
import type { PlainPage, SitePages } from './plain-page.ts'

type Pages = SitePages & { home: HomePage; frames: () => Promise<string[]> }
const nothing = async () => null
const noPages: Pages = {
  home: nothing,
  plain: nothing,
  manifest: nothing,
  preview: nothing,
  frames: async () => [],
}

const yearSeconds = 31_536_000

/**
 * The built web: hashed files for good, art for a day, and the page itself for every address a
 * browser navigates to. Files are compressed when they are built, not when they are asked for.
 */
export async function serveWeb(
  http: FastifyInstance,
  folder: string,
  { home: getHome, plain, manifest, preview, frames }: Pages = noPages,
  framedBy = '',
): Promise<void> {
  // The program that draws home is the server's own.
  const files = listBuiltFiles(folder, { except: 'prerender' })
  const isBuilt = files.has('/index.html')
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const file = files.get(address)
    if (!file) return reply.callNotFound()
    return sendBuiltFile(request, reply.header('cache-control', cacheControl(address)), file)
  }
  const unknown = answerFailure(new FrameFailure('unknownCall', 'nothing is here'))
  const sendPreview = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = queryOf(request.url).get('preview')
    const page = token === null ? null : await preview(token, localeOf(request))
    return page && sendPrepared(request, frameBy(reply, framedBy), page)
  }
  const sendPlain = async (request: FastifyRequest, reply: FastifyReply) => {
    const previewed = await sendPreview(request, reply)
    if (previewed) return previewed
    await letFrame(reply, frames)
    const page = await plain(localeOf(request), addressOf(request))
    return page ? sendPrepared(request, reply, page) : sendFile(request, reply, '/index.html')
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isBuilt && isPage(request)) return sendPlain(request, reply)
    return reply.code(unknown.status).send(unknown.body)
  }
  http.get('/favicon.ico', (_request, reply) => reply.redirect('/art/app/favicon.svg', 302))
  const sendHome = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPreview = isBuilt && request.url.includes('preview=')
    const isDrawn = isBuilt && !isPreview && isPage(request)
    const home = isDrawn ? await getHome(localeOf(request), wantedBy(request)) : null
    if (home) {
      await letFrame(reply, frames)
      return sendPrepared(request, reply, home)
    }
    return isBuilt ? sendPlain(request, reply) : answer(request, reply)
  }
  http.get('/manifest.webmanifest', async (request, reply) => {
    const named = isBuilt ? await manifest(localeOf(request)) : null
    if (!named) return sendFile(request, reply, '/manifest.webmanifest')
    return sendText(request, reply, named, 'application/manifest+json; charset=utf-8')
  })
  http.get('/*', (request, reply) => sendFile(request, reply, addressOf(request)))
  http.get('/', sendHome)
  http.get('/lobby/home', sendHome)
  http.setNotFoundHandler(answer)
}

/** Games open from where their providers have them; without an answer from ours alone. */
async function letFrame(reply: FastifyReply, frames: Pages['frames']): Promise<void> {
  const origins = await frames().catch(() => [])
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const [known = ''] = /frame-src [^;]*/.exec(policy) ?? []
  const added = origins.filter((origin) => !known.split(' ').includes(origin))
  if (added.length === 0) return
  const framed = [known.replace(" 'none'", ''), ...added].join(' ')
  reply.header('content-security-policy', policy.replace(known, framed))
}

/**
 * A page that shows a draft stands in the console's frame, and in nobody else's but its own: there
 * lies the page by what is in force, which it is compared with.
 */
function frameBy(reply: FastifyReply, origins: string): FastifyReply {
  const itself = origins ? " 'self'" : ''
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.removeHeader('x-frame-options')
  return reply.header(
    'content-security-policy',
    policy
      .replace("frame-ancestors 'none'", `frame-ancestors ${origins || "'none'"}${itself}`)
      .replace(/frame-src 'none'|frame-src/, `frame-src${itself}`),
  )
}

type Prepared = PlainPage & Partial<PreparedHome>

function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared) {
  const { page, styleHash, scriptHash = '' } = prepared
  const policy = String(reply.getHeader('content-security-policy') ?? '')
    .replace("style-src 'self'", `style-src 'self' ${styleHash}`.trimEnd())
    .replace("script-src 'self'", `script-src 'self' ${scriptHash}`.trimEnd())
  reply.header('content-security-policy', policy)
  return sendText(request, reply, page)
}

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: PreparedAnswer,
  type = 'text/html; charset=utf-8',
) {
  const { encoding, body } = chooseEncoding(text, request.headers['accept-encoding'] ?? '')
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding, accept-language, cookie, user-agent')
  return reply.type(type).send(body)
}

function localeOf({ url, headers }: FastifyRequest): Locale | null {
  const { cookie, 'accept-language': acceptLanguage } = headers
  return findPageLocale({ url, cookie, acceptLanguage })
}

function wantedBy(request: FastifyRequest): Wanted {
  const [, gameId] = /^\/lobby\/home\?game=(\d{1,9})$/.exec(request.url) ?? []
  return { isPhone: isPhone(request), gameId: gameId === undefined ? null : Number(gameId) }
}

/** By its own word: a tablet, and a phone that asks for the desktop's page, say no such thing. */
function isPhone({ headers }: FastifyRequest): boolean {
  return /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(headers['user-agent'] ?? '')
}

function cacheControl(address: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${yearSeconds}, immutable`
  if (address.startsWith('/art/')) return 'public, max-age=86400'
  return 'no-cache'
}

/** A browser navigating, as opposed to a program asking for a file that is not there. */
function isPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isFile = /\.\w+$/.test(addressOf(request))
  const wantsHtml = (request.headers.accept ?? '').includes('text/html')
  return isRead && wantsHtml && !isFile && !request.url.startsWith(apiPrefix)
}
