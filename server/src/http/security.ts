import { apiPrefix } from '@parlour/contract/envelope.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** On every answer, made once: a header that is worked out per request is paid for by every bet. */
export function sendSecurityHeaders(http: FastifyInstance, headers: Record<string, string>): void {
  http.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers)
    // Answers of calls hold tokens, balances and papers: no cache on the way may keep one.
    if (url.startsWith(apiPrefix) || url.startsWith(operatorPrefix))
      reply.header('cache-control', 'no-store')
  })
}

/** No inline script or style, no outside script; games and pay pages only from where we say. */
export function siteHeaders(config: Config): Record<string, string> {
  const framed = [config.ARCADE_URL, config.SANDBOX_URL]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin)
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${framed.join(' ') || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The one policy there is: a script that got in could not make another.
    "require-trusted-types-for 'script'",
    'trusted-types offline-worker',
    ...(config.isSecure ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.isSecure
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
