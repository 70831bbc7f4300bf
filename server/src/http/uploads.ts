import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { kycImageMaxBytes } from '@parlour/contract/player/kyc.ts'
import type { FastifyInstance } from 'fastify'

/** A picture as base64, and room for the rest of the body. */
const bodyLimit = Math.ceil(kycImageMaxBytes / 3) * 4 + 16 * 1024
const paths = [calls.uploadKyc.path, calls.sendTalkImage.path]

/**
 * Only the calls that take a picture may have a large body: each gets a route of its own with the
 * handler of all calls. To be called before the calls are served.
 */
export function allowUploads(http: FastifyInstance): void {
  http.addHook('onRoute', (route) => {
    if (route.url !== `${apiPrefix}*` || route.method !== 'POST') return
    for (const path of paths)
      http.route({
        ...route,
        url: `${apiPrefix}${path}`,
        bodyLimit,
        onRequest: [
          async (request) => {
            request.params = { '*': path }
          },
          ...[route.onRequest ?? []].flat(),
        ],
      })
  })
}
