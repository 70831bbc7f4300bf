import { calls } from '@parlour/contract/index.ts'
import type { Call } from '@parlour/contract/call.ts'
import { apiPrefix, headers } from '@parlour/contract/envelope.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Caller, Request } from '../frame/caller.ts'
import { answerFailure, FrameFailure, isFault } from '../frame/failures.ts'
import type { AnyHandler, App } from '../frame/module.ts'
import { chooseEncoding, PreparedAnswer } from '../frame/prepared.ts'
import { runCall } from '../frame/rpc.ts'
import type { Span } from '../frame/traces.ts'
import type { Draft } from '../operators/index.ts'
import { asIfInForce, findPreview } from '../operators/index.ts'
import { cookieName } from '../session/index.ts'
import { createCallLimit } from './limits.ts'
import { pictureOf } from './picture-stream.ts'
import { noteCall, outcomeOf } from './watched-calls.ts'

export type FindCaller = (part: { token: string; cookie: string }) => Promise<Caller | null>
type Needs = { app: App; handlers: Record<string, AnyHandler>; findCaller: FindCaller }

/** Every call enters here, by POST under one prefix. */
export function serveCalls(http: FastifyInstance, { app, handlers, findCaller }: Needs): void {
  const byPath = new Map<string, Offered>(
    Object.entries(calls).map(([name, call]) => [
      call.path,
      { name, call, handler: getHandler(handlers, name) },
    ]),
  )
  const allows = createCallLimit(app.config.CALLS_PER_MINUTE)

  const admitted = new WeakMap<FastifyRequest, Admitted>()

  /** Who may not make the call is told so before its body is read. */
  async function admit(request: FastifyRequest): Promise<void> {
    const arrivedAt = performance.now()
    const path = (request.params as { '*': string })['*']
    const found = byPath.get(path)
    if (!found) throw new FrameFailure('unknownCall', `there is no call ${path}`)
    const { name, call } = found
    const draft = await readDraft(app, request, call)
    const caller = draft ? null : await readCaller(app, request, findCaller)
    const isAllowed = allows(name, caller, request.ip)
    const span = app.traces.begin(name, request.headers['traceparent'])
    admitted.set(request, { ...found, caller, arrivedAt, draft, span })
    if (isAllowed && (call.public || caller || draft)) return
    const error = new FrameFailure(isAllowed ? 'unauthorized' : 'tooManyCalls')
    record(app, { name, caller, request, arrivedAt, span, ...answerFailure(error), error })
    throw error
  }

  http.post(`${apiPrefix}*`, { onRequest: admit }, async (request, reply) => {
    const { name, call, handler, caller, arrivedAt, draft, span } = getAdmitted(admitted, request)
    const asked = {
      call,
      body: request.body,
      caller,
      request: toRequest(app, request, reply, arrivedAt),
    }
    const work = () =>
      draft
        ? asIfInForce(app, draft, (inner, who) =>
            runCall(inner, handler, { ...asked, caller: who }),
          )
        : runCall(caller ? app : ofVisitors(app), handler, asked)
    const answered = await answer(work)
    record(app, { name, caller, request, arrivedAt, span, ...answered })
    return answered.prepared
      ? sendPrepared(answered.prepared, request, reply)
      : reply.code(answered.status).send(answered.body)
  })
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const)
    http.route({
      method,
      url: `${apiPrefix}*`,
      handler: async (_request, reply) => {
        reply.header('allow', 'POST')
        throw new FrameFailure('wrongMethod')
      },
    })
}

type Outcome = {
  status: number
  body: Record<string, unknown>
  prepared?: PreparedAnswer
  error?: unknown
}

/** The session behind a request: the token of the header together with the cookie. */
export async function readCaller(
  { config }: App,
  request: FastifyRequest,
  findCaller: FindCaller,
): Promise<Caller | null> {
  const token = /^Bearer (\S{20,200})$/.exec(request.headers[headers.token] ?? '')?.[1]
  const cookie = request.cookies[cookieOf(config, cookieName)]
  return token && cookie ? findCaller({ token, cookie }) : null
}

/** The house as it is open to those who are not signed in. */
function ofVisitors(app: App): App {
  const { database } = app
  return { ...app, database: { ...database, ...database.forVisitors } }
}

/** A page in the console's frame asks as nobody, and changes nothing. */
async function readDraft(app: App, request: FastifyRequest, call: Call): Promise<Draft | null> {
  const token = request.headers[headers.preview]
  if (token === undefined) return null
  const draft = await findPreview(app.database, String(token).slice(0, maxHeaderLength))
  if (!draft) throw new FrameFailure('unauthorized')
  if (call.writes !== false) throw new FrameFailure('unavailable', 'this is a preview')
  return draft
}

/** Over https no other host of the domain can set or shadow our cookies: the browser sees to it. */
function cookieOf({ isSecure }: Config, name: string): string {
  return isSecure ? `__Host-${name}` : name
}

const maxHeaderLength = 200

type Served = Outcome & {
  name: string
  caller: Caller | null
  request: FastifyRequest
  arrivedAt: number
  span: Span | null
}

type Offered = { name: string; call: Call; handler: AnyHandler }
type Admitted = Offered & {
  caller: Caller | null
  arrivedAt: number
  draft: Draft | null
  span: Span | null
}

/** A call of the contract that nobody serves is found when the server starts. */
function getHandler(handlers: Needs['handlers'], name: string): AnyHandler {
  const handler = handlers[name]
  if (!handler) throw new Error(`${name} has no handler`)
  return handler
}

function getAdmitted(admitted: WeakMap<FastifyRequest, Admitted>, request: FastifyRequest) {
  const found = admitted.get(request)
  if (!found) throw new Error(`${request.url} was not admitted`)
  return found
}

async function answer(work: () => ReturnType<typeof runCall>): Promise<Outcome> {
  try {
    const body = await work()
    if (!(body instanceof PreparedAnswer)) return { status: 200, body }
    return { status: 200, body: { errcode: 0 }, prepared: body }
  } catch (error) {
    return { ...answerFailure(error), error }
  }
}

function sendPrepared(prepared: PreparedAnswer, request: FastifyRequest, reply: FastifyReply) {
  const accepted = request.headers['accept-encoding'] ?? ''
  const { encoding, body } = chooseEncoding(prepared, accepted)
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding')
  return reply.type('application/json; charset=utf-8').send(body)
}

function toRequest(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  arrivedAt: number,
): Request {
  const header = (name: string) => String(request.headers[name] ?? '').slice(0, maxHeaderLength)
  return {
    id: request.id,
    address: request.ip,
    country: readCountry(app.config, request),
    fingerprint: header(headers.fingerprint),
    userAgent: header('user-agent'),
    idempotencyKey: String(request.headers[headers.idempotencyKey] ?? '') || null,
    arrivedAt,
    hasLeft: () => request.raw.socket.destroyed,
    picture: pictureOf(request),
    cookies: {
      read: (name) => request.cookies[cookieOf(app.config, name)] ?? null,
      write(name, value, maxAge = 30 * 86_400) {
        const { isSecure: secure } = app.config
        const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
        if (value === null) reply.clearCookie(cookieOf(app.config, name), options)
        else reply.setCookie(cookieOf(app.config, name), value, { ...options, maxAge })
      },
    },
  }
}

/** Proxies write XX for what they do not know. */
function readCountry({ COUNTRY_HEADER: name }: Config, request: FastifyRequest): string | null {
  const told = name === undefined ? '' : String(request.headers[name] ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(told) && told !== 'XX' ? told : null
}

/** One line and one measurement a call. Bodies are never logged. */
function record(app: App, served: Served): void {
  const { name, caller, request, arrivedAt, body, error, span } = served
  const seconds = (performance.now() - arrivedAt) / 1000
  const errcode = Number(body['errcode'])
  app.metrics.calls.observe({ call: name, errcode }, seconds)
  const line = { call: name, errcode, ms: Math.round(seconds * 1e5) / 100, reqId: request.id }
  const playerId = caller?.playerId
  const isOurs = error !== undefined && isFault(error)
  span?.end({ errcode, reqId: request.id, playerId: playerId ?? null }, isOurs)
  // From a player's complaint to its line here, and from there to the trace.
  app.log.info({ ...line, playerId, traceId: span?.traceId }, 'call')
  noteCall(app, { name, caller, request, outcome: outcomeOf(body) })
  if (!isOurs) return
  app.metrics.faults.inc({ where: name })
  app.log.error({ err: error, ...line }, 'a call failed')
}
