import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignatureFault } from './signature.ts'

const windowMs = 5 * 60 * 1000

/** What a signature covers: which request it is, when it was made, and its body as it came. */
export type SignedRequest = { method: 'GET' | 'POST'; path: string; rawBody: string }

/** HMAC-SHA256 over method and path, time and body, each on a line: the same both ways. */
export function signRequest(secret: string, request: SignedRequest, now = Date.now()) {
  const timestamp = String(now)
  return { 'x-timestamp': timestamp, 'x-signature': digest(secret, timestamp, request) }
}

/** While a secret is being changed there are two, and either is good. */
export function findRequestFault(
  secrets: string[],
  request: SignedRequest,
  headers: Record<string, unknown>,
  now = Date.now(),
): SignatureFault | null {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'signatureMissing'
  if (!/^\d{13}$/.test(timestamp)) return 'timestampOutOfRange'
  if (Math.abs(now - Number(timestamp)) > windowMs) return 'timestampOutOfRange'
  const given = Buffer.from(signature)
  const isRight = secrets.some((secret) => {
    const wanted = Buffer.from(digest(secret, timestamp, request))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isRight ? null : 'signatureWrong'
}

function digest(secret: string, timestamp: string, { method, path, rawBody }: SignedRequest) {
  const text = `${method} ${path}\n${timestamp}\n${rawBody}`
  return createHmac('sha256', secret).update(text).digest('hex')
}
