import { createHmac, timingSafeEqual } from 'node:crypto'

const windowMs = 5 * 60 * 1000

export type SignedHeaders = { 'x-timestamp': string; 'x-signature': string }
export type SignatureFault = 'signatureMissing' | 'timestampOutOfRange' | 'signatureWrong'

/** HMAC-SHA256 over `timestamp.body`, in hex: the same in both directions. */
export function signBody(secret: string, rawBody: string, now = Date.now()): SignedHeaders {
  const timestamp = String(now)
  return { 'x-timestamp': timestamp, 'x-signature': digest(secret, timestamp, rawBody) }
}

/** What is wrong with the signature of a request, over its body exactly as it came. */
export function findSignatureFault(
  secret: string,
  rawBody: string,
  headers: Record<string, unknown>,
  now = Date.now(),
): SignatureFault | null {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'signatureMissing'
  if (!/^\d{13}$/.test(timestamp)) return 'timestampOutOfRange'
  if (Math.abs(now - Number(timestamp)) > windowMs) return 'timestampOutOfRange'
  const wanted = Buffer.from(digest(secret, timestamp, rawBody))
  const given = Buffer.from(signature)
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isRight ? null : 'signatureWrong'
}

function digest(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}
