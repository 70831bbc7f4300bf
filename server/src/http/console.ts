import type { Call } from '@parlour/contract/call.ts'
import { consoleCalls } from '@parlour/contract/operator/console.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { householdOf } from '../frame/address.ts'
import { answerFailure, CallError, FrameFailure, isFault } from '../frame/failures.ts'
import { parseInput } from '../frame/input.ts'
import type { App } from '../frame/module.ts'
import { createRateLimit } from '../frame/rate-limit.ts'
import { noteSecurity } from '../frame/security-log.ts'
import type { AnyOperatorHandler, DeskStream, OperatorSession } from '../operators/index.ts'
import { consoleHandlers, findOperator, findOperatorSession } from '../operators/index.ts'
import { addressOf, listBuiltFiles, sendBuiltFile } from './built-files.ts'
import type { FindOperator } from './operators.ts'
import { outcomeOf } from './watched-calls.ts'

/** Of what one address may ask for, what may be tries to come in: 30 a minute. */
const entriesPart = 1 / 40
/** And what may be tabs that begin to listen: 150. */
const streamsPart = 1 / 8
/** Set by what the page asks for by itself: it keeps nobody signed in. */
const backgroundHeader = 'x-background'

/** How a person comes in, and the built pages of the console. */
export async function serveConsole(
  http: FastifyInstance,
  app: App,
  desk: DeskStream,
): Promise<void> {
  const limit = createRateLimit(Math.ceil(app.config.CALLS_PER_MINUTE * entriesPart))
  for (const [name, call] of Object.entries<Call>(consoleCalls))
    http.post(`${operatorPrefix}${call.path}`, async (request, reply) => {
      const session = await findSession(app, request)
      const isLimited = call.public && !limit.allows(householdOf(request.ip))
      const body = isLimited
        ? answerFailure(new FrameFailure('tooManyCalls')).body
        : await answer(app, { name, call, session, request, reply })
      if (call.writes)
        noteSecurity(app, {
          what: `operator.${name}`,
          outcome: outcomeOf(body),
          address: request.ip,
          operator: session?.operator.name,
        })
      return reply.code(Number(body['code'])).send(body)
    })
  serveDeskStream(http, app, desk)
  servePages(http, app.config.CONSOLE_DIR)
}

/** A person by the cookie of their session, or a program by its token. */
export function findByCookie(app: App): FindOperator {
  return async (request) => {
    const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
    if (token) return findOperator(app.database, token)
    return (await findSession(app, request))?.operator ?? null
  }
}

/** Where operators' browsers may have the console open. */
export function consoleOrigins({ CONSOLE_URL, consolePort }: Config): string {
  if (CONSOLE_URL) return new URL(CONSOLE_URL).origin
  return `http://localhost:${consolePort} http://127.0.0.1:${consolePort}`
}

/** No frame, no outside, nothing kept: strict, since what is seen here is other people's. */
export function consoleHeaders(config: Config): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // What players would see by a draft.
    `frame-src ${new URL(config.publicUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** What happens is told to a person's open tab, for as long as their session lasts. */
function serveDeskStream(http: FastifyInstance, app: App, desk: DeskStream): void {
  const limit = createRateLimit(Math.ceil(app.config.CALLS_PER_MINUTE * streamsPart))
  http.get(`${operatorPrefix}stream`, async (request, reply) => {
    if (!limit.allows(householdOf(request.ip))) throw new FrameFailure('tooManyCalls')
    const session = await findSession(app, request, { isTouch: false })
    if (!session) throw new FrameFailure('unauthorized')
    if (!desk.hasRoom(session)) throw new FrameFailure('tooManyCalls')
    reply.hijack()
    desk.open(session, reply.raw, consoleHeaders(app.config))
  })
}

const handlers: Record<string, AnyOperatorHandler> = consoleHandlers

type Served = {
  name: string
  call: Call
  session: OperatorSession | null
  request: FastifyRequest
  reply: FastifyReply
}

async function answer(app: App, served: Served): Promise<Record<string, unknown>> {
  const { name, call, session, request, reply } = served
  try {
    if (!isSameOrigin(app.config, request)) throw new FrameFailure('unauthorized')
    if (!call.public && !session) throw new FrameFailure('unauthorized')
    const { input } = parseInput(call, request.body)
    const handler = handlers[name]
    if (!handler) throw new Error(`the call ${name} has no handler`)
    const error = (fault: string) => new CallError(fault, call.errors[fault] ?? 0, false)
    const setToken = (token: string | null) => writeCookie(app.config, reply, token)
    const origin = originOf(app.config, request)
    const ctx = { app, session, address: request.ip, origin, setToken, error }
    return { code: 200, errcode: 0, ...(await handler(ctx as never, input as never)) }
  } catch (error) {
    if (isFault(error)) {
      app.metrics.faults.inc({ where: 'console' })
      app.log.error({ err: error }, 'a call of the console failed')
    }
    return answerFailure(error).body
  }
}

async function findSession(
  app: App,
  request: FastifyRequest,
  { isTouch = request.headers[backgroundHeader] === undefined } = {},
): Promise<OperatorSession | null> {
  const token = request.cookies[cookieNameOf(app.config)]
  if (!token || token.length > 200 || !isSameOrigin(app.config, request)) return null
  const secret = app.config.PARLOUR_SECRET
  return findOperatorSession(app.database, { token, secret, isTouch })
}

/** A page of another site may make a browser send cookies; it cannot pretend to be this one. */
function isSameOrigin(config: Config, request: FastifyRequest): boolean {
  if (request.method === 'GET') return request.headers['sec-fetch-site'] !== 'cross-site'
  const origin = originOf(config, request)
  return request.headers.origin === origin && URL.canParse(origin)
}

function originOf({ CONSOLE_URL }: Config, request: FastifyRequest): string {
  return CONSOLE_URL ? new URL(CONSOLE_URL).origin : `http://${request.headers.host}`
}

function writeCookie(config: Config, reply: FastifyReply, token: string | null): void {
  const secure = isSecure(config)
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure } as const
  if (token === null) reply.clearCookie(cookieNameOf(config), options)
  else reply.setCookie(cookieNameOf(config), token, options)
}

function isSecure({ consoleUrl }: Config): boolean {
  return consoleUrl.startsWith('https:')
}

/** Browsers hold `__Host-` to https and to this host alone. Without https there is no such name. */
function cookieNameOf(config: Config): string {
  return isSecure(config) ? '__Host-operator' : 'parlour-operator'
}

function servePages(http: FastifyInstance, folder: string): void {
  const files = listBuiltFiles(folder)
  const unknown = answerFailure(new FrameFailure('unknownCall', 'nothing is here'))
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request)
    const isPage = !/\.\w+$/.test(address) && !address.startsWith(operatorPrefix)
    const file = files.get(isPage ? '/index.html' : address)
    if (!file || request.method !== 'GET') return reply.code(unknown.status).send(unknown.body)
    if (address.startsWith('/assets/'))
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendBuiltFile(request, reply, file)
  }
  http.get('/', send)
  http.setNotFoundHandler(send)
}
