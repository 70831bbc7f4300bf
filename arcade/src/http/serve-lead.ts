import type { FastifyInstance } from 'fastify'
import type { Lead } from '../copies/lead.ts'

type Leading = Pick<Lead, 'isLeading' | 'isReady'> & { store: Pick<Lead['store'], 'kept'> }

/** Who does not lead says so: a proxy asks another copy. Nothing is answered before it is kept. */
export function serveLead(app: FastifyInstance, lead: Leading): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/readyz' ? lead.isReady() : lead.isLeading()) return undefined
    if (request.url === '/healthz') return undefined
    return reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': '1' })
      .send({ error: 'notLeading', message: 'another copy leads, or none yet' })
  })
  app.addHook('onSend', async () => lead.store.kept())
  app.get('/healthz', { logLevel: 'warn' }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, () => ({ ok: true }))
}
