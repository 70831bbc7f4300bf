import type { FastifyInstance } from 'fastify'

const windowMs = 60_000

/** So many requests a minute from one address: a launch costs the platform a signed call. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  let counts = new Map<string, number>()
  let endsAt = 0
  app.addHook('onRequest', async ({ ip, url }, reply) => {
    // The wall clock may be set back.
    const now = performance.now()
    if (now >= endsAt) [counts, endsAt] = [new Map(), now + windowMs]
    const count = (counts.get(ip) ?? 0) + 1
    counts.set(ip, count)
    if (count <= perMinute || url === '/healthz') return
    const message = 'too many requests, try again in a minute'
    return reply.code(429).send({ error: 'tooManyRequests', message })
  })
}
