import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureWindowMs = 5 * 60 * 1000

export type SignedHeaders = { 'x-timestamp': string; 'x-signature': string }

/** The same signature in both directions: HMAC-SHA256 over `timestamp.body`, in hex. */
export function sign(secret: string, rawBody: string, nowMs: number): SignedHeaders {
  const timestamp = String(nowMs)
  return { 'x-timestamp': timestamp, 'x-signature': digest(secret, timestamp, rawBody) }
}

export type SignatureFault = 'signatureMissing' | 'timestampOutOfRange' | 'signatureWrong'

export function findSignatureFault(
  secret: string,
  rawBody: string,
  headers: Record<string, unknown>,
  nowMs: number,
): SignatureFault | null {
  const timestamp = headers['x-timestamp']
  const signature = headers['x-signature']
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'signatureMissing'
  if (!/^\d{13}$/.test(timestamp)) return 'timestampOutOfRange'
  if (Math.abs(nowMs - Number(timestamp)) > signatureWindowMs) return 'timestampOutOfRange'
  const wanted = Buffer.from(digest(secret, timestamp, rawBody))
  const given = Buffer.from(signature)
  const isRight = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isRight ? null : 'signatureWrong'
}

function digest(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
}
