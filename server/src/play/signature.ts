import { createHmac, timingSafeEqual } from 'node:crypto'
import { maxClockSkewMs, signedText, walletHeaders } from '@parlour/contract/wallet-protocol.ts'
import type { Provider } from './providers.ts'

export type SignedRequest = {
  headers: Record<string, string | string[] | undefined>
  rawBody: string
}
export type SignatureFault = 'unknownProvider' | 'badSignature' | 'staleTimestamp'

/** The provider that signed the request, or what is wrong with its signature. */
export function readSigner(
  { headers, rawBody }: SignedRequest,
  providers: Map<string, Provider>,
  nowMs: number,
): Provider | SignatureFault {
  const provider = providers.get(String(headers[walletHeaders.provider] ?? ''))
  if (!provider || provider.secret === null) return 'unknownProvider'
  const timestamp = String(headers[walletHeaders.timestamp] ?? '')
  const signature = String(headers[walletHeaders.signature] ?? '')
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return 'badSignature'
  const right = createHmac('sha256', provider.secret).update(signedText(timestamp, rawBody))
  if (!isSame(right.digest('hex'), signature)) return 'badSignature'
  const isStale = Math.abs(nowMs - Number(timestamp)) > maxClockSkewMs
  return isStale ? 'staleTimestamp' : provider
}

/** Both of one length. Takes as long wherever they differ. */
function isSame(right: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(right), Buffer.from(given))
}
