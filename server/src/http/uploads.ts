import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError, FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { createRateLimit } from '../frame/rate-limit.ts'
import { hasImagesLeft } from '../identity/index.ts'
import type { FindCaller } from './calls.ts'
import { readCaller } from './calls.ts'
import { readPictureBody } from './picture-stream.ts'

/** A picture as base64, and room for the rest of the body. */
const bodyLimit = Math.ceil(kycImageMaxBytes / 3) * 4 + 16 * 1024
const pictureCalls = [calls.uploadKyc, calls.sendTalkImage]

/** What any call may have is nothing to count. */
const smallBytes = 64 * 1024
/** A large body costs memory while it comes in. The three papers may be sent at once. */
const mostOfPlayer = 3
const mostAtOnce = 12
/** Also of those that turn out to be no picture, which the pictures of a day do not count. */
const mostAMinute = 30

/**
 * Only the calls that take a picture may have a large body: each gets a route of its own with the
 * handler of all calls. To be called before the calls are served.
 */
export function allowUploads(http: FastifyInstance, app: App, findCaller: FindCaller): void {
  const makeRoom = createRoom(app, findCaller)
  http.addHook('onRoute', (route) => {
    if (route.url !== `${apiPrefix}*` || route.method !== 'POST') return
    for (const { path, errors } of pictureCalls)
      http.route({
        ...route,
        url: `${apiPrefix}${path}`,
        bodyLimit,
        onRequest: [
          async (request) => {
            request.params = { '*': path }
          },
          ...[route.onRequest ?? []].flat(),
          (request, reply) => makeRoom(request, reply, errors.tooManyImages),
        ],
        preParsing: (request, _reply, payload) => readPictureBody(request, payload, bodyLimit),
      })
  })
}

/**
 * Once a player is known, and before the body is read: who has had the day's pictures sends no
 * more, and nobody sends many at once.
 */
function createRoom(app: App, findCaller: FindCaller) {
  const coming: number[] = []
  const perMinute = createRateLimit(mostAMinute)
  return async (request: FastifyRequest, reply: FastifyReply, errcode: number): Promise<void> => {
    const caller = await readCaller(app, request, findCaller)
    if (!caller) throw new FrameFailure('unauthorized')
    const { playerId } = caller
    if (!(await hasImagesLeft(app.database, playerId)))
      throw new CallError('tooManyImages', errcode, false)
    // Without a length it may be as long as it likes.
    if (Number(request.headers['content-length'] ?? Infinity) <= smallBytes) return
    const own = coming.filter((one) => one === playerId).length
    const isFull = own >= mostOfPlayer || coming.length >= mostAtOnce
    if (isFull || !perMinute.allows(String(playerId))) throw new FrameFailure('tooManyCalls')
    coming.push(playerId)
    reply.raw.once('close', () => void coming.splice(coming.indexOf(playerId), 1))
  }
}
