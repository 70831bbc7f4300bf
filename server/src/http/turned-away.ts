import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { householdOf } from '../frame/address.ts'
import { answerFailure, FrameFailure } from '../frame/failures.ts'
import { createRateLimit } from '../frame/rate-limit.ts'

/** What any call may send; more than this only pictures have. */
export const bodyLimitBytes = 64 * 1024
/** Long bodies of an address that may be refused in a minute before the next ones are not heard. */
const refusedAMinute = 10
const lingerMs = 1_000
/** Whoever sends the next one when the last was answered is slowed down by waiting. */
const heldMs = 5_000
const heldOfAddress = 16
const heldAtOnce = 64

/** A response says so when what it answers is no work any more, though its line stays open. */
export const setAside = 'setAside'

/**
 * Whose long bodies were refused again and again sends no more of them for the rest of the minute:
 * they stop at their first line, before a session is looked up or anything is written down. A few
 * are held unread for some seconds, the rest are cut off. Everything short is answered as ever,
 * also to others at the same address.
 */
export function turnAwayBodies(http: FastifyInstance, { isProxied }: { isProxied: boolean }) {
  const refused = createRateLimit(refusedAMinute)
  const held: string[] = []
  http.addHook('onRequest', (request, reply, done) => {
    const household = isLong(request.raw) ? householdOf(request.ip) : null
    if (household === null || !refused.isSpent(household)) return done()
    reply.hijack()
    const { raw } = reply
    raw.emit(setAside)
    const own = held.filter((one) => one === household).length
    if (own >= heldOfAddress || held.length >= heldAtOnce) return drop(raw, isProxied)
    held.push(household)
    const patience = setTimeout(() => tell(raw), heldMs)
    raw.once('close', () => {
      clearTimeout(patience)
      held.splice(held.indexOf(household), 1)
    })
  })
  return {
    /** A long body is answered before it came. */
    note: (request: FastifyRequest) => void refused.allows(householdOf(request.ip)),
  }
}

/** Without a length it may be as long as it likes; of a GET that means there is none. */
export function isLong({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > bodyLimitBytes
}

/**
 * Who is answered before their long body came is not listened to any further: to read it only to
 * drop it costs what the answer was to save. The line is cut a moment later, so that the answer is
 * read before.
 */
export function endWithAnswer(socket: Socket): void {
  // What Node does with a line at the end of its last answer.
  socket.destroySoon = () => {
    socket.end()
    // Node itself goes on reading in this turn, to drop what comes.
    setImmediate(() => socket.pause())
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

const { status, body } = answerFailure(new FrameFailure('tooManyCalls'))
const text = JSON.stringify(body)
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(text),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': '60',
  connection: 'close',
}

function tell(response: ServerResponse): void {
  if (response.socket) endWithAnswer(response.socket)
  response.writeHead(status, headers)
  response.end(text)
}

/** A proxy that is cut off thinks that we are ill, and would send nobody any more: it is told. */
function drop(response: ServerResponse, isProxied: boolean): void {
  if (isProxied) tell(response)
  else response.socket?.resetAndDestroy()
}
