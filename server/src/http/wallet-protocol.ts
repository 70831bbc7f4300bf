import { walletPrefix } from '@parlour/contract/wallet-protocol.ts'
import type { FastifyInstance } from 'fastify'
import type { App } from '../module.ts'
import type { PlayDesk } from '../play/index.ts'
import { isWalletCall } from '../play/index.ts'

/** Game providers move money here. The signature covers the body as it came. */
export function serveWalletProtocol(http: FastifyInstance, app: App, desk: PlayDesk): void {
  void http.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { name: string } }>(`${walletPrefix}:name`, async (request, reply) => {
      const startedAt = performance.now()
      const { name } = request.params
      if (!isWalletCall(name)) return reply.callNotFound()
      const rawBody = typeof request.body === 'string' ? request.body : ''
      const answer = await desk.answer(name, { headers: request.headers, rawBody })
      const seconds = (performance.now() - startedAt) / 1000
      app.metrics.calls.observe({ call: `wallet.${name}`, errcode: answer.status }, seconds)
      return reply.send(answer)
    })
  })
}
