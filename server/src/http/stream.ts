import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { FastifyInstance } from 'fastify'
import { householdOf } from '../frame/address.ts'
import { FrameFailure } from '../frame/failures.ts'
import type { App } from '../frame/module.ts'
import { readBalanceNews } from '../wallet/index.ts'
import type { FindCaller } from './calls.ts'
import { readCaller } from './calls.ts'

/** The event stream of a signed-in player: GET, answered for as long as the tab is open. */
export function serveStream(http: FastifyInstance, app: App, findCaller: FindCaller): void {
  http.get(`${apiPrefix}stream`, async (request, reply) => {
    const caller = await readCaller(app, request, findCaller)
    if (!caller) throw new FrameFailure('unauthorized')
    const household = householdOf(request.ip)
    if (!app.stream.hasRoom(caller, household)) throw new FrameFailure('tooManyCalls')
    reply.hijack()
    const tellTab = app.stream.open(caller, household, reply.raw)
    app.metrics.streams.set(app.stream.size)
    try {
      // Signed out while it was being let in, a tab has heard nothing of it.
      if (!(await readCaller(app, request, findCaller))) app.stream.endSession(caller.sessionId)
      // Read once the tab listens: a change since its first answers is not missed.
      tellTab(await readBalanceNews(app.database, caller.playerId))
    } catch (error) {
      app.log.warn({ err: error }, 'a stream could not begin')
      reply.raw.destroy()
    }
  })
}
