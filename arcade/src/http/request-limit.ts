import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Arcade } from '../rounds/arcade.ts'
import { findLaunch } from './seat.ts'

const windowMs = 60_000
/** Faster than anything in a game asks; one player gets this share of what an address may ask. */
const shareOfPlayer = 1 / 10

/** So many requests a minute from one address: a launch costs the platform a signed call. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const isTooMuch = openCounts(perMinute)
  app.addHook('onRequest', async (request, reply) => {
    return isTooMuch(request.ip) && request.url !== '/healthz' ? refuse(reply) : undefined
  })
}

/** The same for one player, from however many addresses and launches. */
export function limitPlayers(app: FastifyInstance, arcade: Arcade, perMinute: number): void {
  const isTooMuch = openCounts(Math.ceil(perMinute * shareOfPlayer))
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization === undefined || request.url === '/healthz') return undefined
    const session = findLaunch(arcade, request)
    return session && isTooMuch(String(session.playerId)) ? refuse(reply) : undefined
  })
}

function openCounts(perMinute: number): (who: string) => boolean {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (who) => {
    // The wall clock may be set back.
    const now = performance.now()
    if (now >= endsAt) [counts, endsAt] = [new Map(), now + windowMs]
    const count = (counts.get(who) ?? 0) + 1
    counts.set(who, count)
    return count > perMinute
  }
}

function refuse(reply: FastifyReply): FastifyReply {
  const message = 'too many requests, try again in a minute'
  return reply.code(429).send({ error: 'tooManyRequests', message })
}
