import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import type { Config } from './config.ts'
import { serveOidc } from './oidc/routes.ts'
import { serveFrontPages } from './pages/front.ts'
import { servePayments } from './pay/routes.ts'
import { answerError, answerUnknownPath, Refusal } from './refusal.ts'
import { serveSms } from './sms/routes.ts'

export type AppOptions = {
  /** Pauses before each delivery of a callback; shorter in tests. */
  callbackPausesMs?: number[]
}

const bodyLimitBytes = 64 * 1024

/** The outside world in a box: an SMS gateway, a sign-in provider and a payment provider. */
export async function createApp(
  config: Config,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: describeRequest } },
    bodyLimit: bodyLimitBytes,
    // The id of a typed person carries their whole name.
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerError(error, request, reply),
  })
  app.setErrorHandler<FastifyError>(answerError)
  app.setNotFoundHandler(answerUnknownPath)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(config))
    refuseForeignForms(request)
  })
  app.get('/healthz', { logLevel: 'warn' }, () => ({ ok: true }))
  serveFrontPages(app)
  serveSms(app, config)
  await serveOidc(app, config)
  servePayments(app, config, options.callbackPausesMs)
  return app
}

export type RunningSandbox = { url: string; stop: () => Promise<void> }

export async function startSandbox(config: Config): Promise<RunningSandbox> {
  const app = await createApp(config)
  const url = await app.listen({ host: config.HOST, port: config.SANDBOX_PORT })
  return { url, stop: () => app.close() }
}

/** What a page of another site sends in somebody's name; programs say nothing of where they are. */
function refuseForeignForms({ method, headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'] ?? 'none'
  if (method !== 'POST' || site === 'none' || site === 'same-origin') return
  throw new Refusal(403, 'foreignForm', 'only pages of the sandbox itself may send this')
}

/** Query strings stay out of the log: they carry phone numbers and sign-in state. */
function describeRequest(request: { method?: string; url?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] }
}

function securityHeaders(config: Config): Record<string, string> {
  // A form's redirects count as form targets too, so sign-in must list where it returns to.
  const returnOrigins = new Set(config.oidcRedirects.map((url) => new URL(url).origin))
  const lobby = new URL(config.PUBLIC_URL).origin
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `form-action 'self' ${[...returnOrigins].join(' ')}`,
      "base-uri 'none'",
      `frame-ancestors 'self' ${lobby}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}
