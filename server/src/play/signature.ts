import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WalletCall } from '@parlour/contract/wallet-protocol.ts'
import {
  maxClockSkewMs,
  signatureMark,
  signedText,
  signedTextOfVersion1,
  version1EndsAt,
  walletHeaders,
} from '@parlour/contract/wallet-protocol.ts'
import type { Provider } from './providers.ts'

export type SignedRequest = {
  headers: Record<string, string | string[] | undefined>
  rawBody: string
  /** Whether the provider has hung up. */
  hasLeft?: () => boolean
}
export type SignatureFault = 'unknownProvider' | 'badSignature' | 'staleTimestamp'

/** The provider that signed the request, or what is wrong with its signature. */
export function readSigner(
  name: WalletCall,
  { headers, rawBody }: SignedRequest,
  providers: Map<string, Provider>,
  nowMs: number,
): Provider | SignatureFault {
  const provider = providers.get(String(headers[walletHeaders.provider] ?? ''))
  if (!provider || provider.secret === null) return 'unknownProvider'
  const timestamp = String(headers[walletHeaders.timestamp] ?? '')
  const signature = String(headers[walletHeaders.signature] ?? '')
  const isMarked = signature.startsWith(signatureMark)
  const digits = isMarked ? signature.slice(signatureMark.length) : signature
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(digits)) return 'badSignature'
  if (!isMarked && nowMs >= version1EndsAt) return 'badSignature'
  const text = isMarked
    ? signedText(name, timestamp, rawBody)
    : signedTextOfVersion1(timestamp, rawBody)
  const { secret, formerSecret, formerUntil } = provider
  const isFormer = formerSecret !== null && nowMs < formerUntil
  if (!isRight(secret, text, digits) && !(isFormer && isRight(formerSecret, text, digits)))
    return 'badSignature'
  const isStale = Math.abs(nowMs - Number(timestamp)) > maxClockSkewMs
  return isStale ? 'staleTimestamp' : provider
}

/** What an address tells a provider through the player's hands: `body.signature`. */
export function sealTold(told: object, textOf: (body: string) => string, secret: string): string {
  const body = Buffer.from(JSON.stringify(told)).toString('base64url')
  return `${body}.${createHmac('sha256', secret).update(textOf(body)).digest('hex')}`
}

/** Takes as long wherever the digits differ. */
function isRight(secret: string, text: string, digits: string): boolean {
  const right = createHmac('sha256', secret).update(text).digest('hex')
  return timingSafeEqual(Buffer.from(right), Buffer.from(digits))
}
