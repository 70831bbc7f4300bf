import type { FastifyInstance } from 'fastify'
import type { FactOutcome } from '../cashier/index.ts'
import { learn, readCallback } from '../cashier/index.ts'
import type { App } from '../frame/module.ts'

/** What a provider is answered. Anything but 2xx asks it to come again. */
const statuses: Partial<Record<FactOutcome, number>> = { unknownOrder: 404, contentChanged: 409 }

/** Providers tell here what became of a payment. The signature covers the body as it came. */
export function serveCallbacks(http: FastifyInstance, app: App): void {
  void http.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string }; Body: string }>(
      '/callbacks/payments/:provider',
      async ({ params, body, headers }, reply) => {
        const rawBody = typeof body === 'string' ? body : ''
        const callback = readCallback(params.provider, app.config, rawBody, headers)
        if ('fault' in callback) {
          app.metrics.faults.inc({ where: 'callback' })
          app.log.warn({ provider: params.provider, fault: callback.fault }, 'a callback refused')
          return reply.code(callback.status).send({ error: callback.fault })
        }
        const outcome = await learn(app, callback.fact)
        return reply.code(statuses[outcome] ?? 200).send({ outcome })
      },
    )
  })
}
