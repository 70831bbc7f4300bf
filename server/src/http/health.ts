import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { countDeadLetters } from '../frame/dead-letters.ts'
import { countHeld } from '../frame/waiting-players.ts'
import { FrameFailure } from '../frame/failures.ts'
import { keepAnswer } from '../frame/kept-answer.ts'
import type { App } from '../frame/module.ts'
import { createObstacles } from '../frame/obstacles.ts'
import { listSigners } from '../play/index.ts'
import { countDifferences, countMonthsAhead } from '../wallet/index.ts'

export type Readiness = { isStopping: boolean }

const oneSecondMs = 1_000

/**
 * /healthz: the process lives. /readyz: it may be sent players, because money can be written.
 * /metrics: its numbers.
 */
export function serveHealth(http: FastifyInstance, app: App, readiness: Readiness): void {
  const obstacles = createObstacles(app)
  http.addHook('onClose', () => obstacles.stop())
  const askDatabase = keepAnswer(obstacles.ask, oneSecondMs)
  http.get('/healthz', async () => ({ ok: true }))
  http.get('/readyz', async (_request, reply) => {
    const reason = readiness.isStopping ? 'stopping' : await askDatabase()
    return reply.code(reason ? 503 : 200).send(reason ? { ok: false, reason } : { ok: true })
  })
  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, app.config)) throw new FrameFailure('unauthorized')
    app.metrics.streams.set(app.stream.size)
    const waiting = await countHeld(app.database)
    // Of a follower that holds nothing any more there is no row: its figure would stay.
    app.metrics.heldEvents.reset()
    for (const { consumer, held } of waiting) app.metrics.heldEvents.set({ consumer }, held)
    // An alarm hears a figure rise, not one that begins with 1.
    for (const provider of await listSigners(app)) app.metrics.poison.inc({ provider }, 0)
    app.metrics.deadLetters.set(await countDeadLetters(app.database))
    app.metrics.differences.set(await countDifferences(app.database))
    app.metrics.monthsAhead.set(await countMonthsAhead(app.database))
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics())
  })
}

/** Behind a proxy of the same machine everybody seems to come from loopback. */
function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { METRICS_TOKEN: token, PARLOUR_MODE } = config
  if (!token) return PARLOUR_MODE !== 'production' && /^(::ffff:)?127\.|^::1$/.test(request.ip)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
