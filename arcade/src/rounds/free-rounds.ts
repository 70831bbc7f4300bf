import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ToldFreeRounds } from '@parlour/contract/wallet-protocol.ts'
import { freeRoundsText, toldFreeRounds } from '@parlour/contract/wallet-protocol.ts'

/** Null unless the platform itself wrote it: the address passed through the player's hands. */
export function openFreeRounds(sealed: string, secret: string): ToldFreeRounds | null {
  const [body = '', signature = ''] = sealed.split('.')
  if (!/^[0-9a-f]{64}$/.test(signature)) return null
  const right = createHmac('sha256', secret).update(freeRoundsText(body)).digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return null
  return toldFreeRounds.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}
