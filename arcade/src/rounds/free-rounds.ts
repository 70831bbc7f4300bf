import { createHmac, timingSafeEqual } from 'node:crypto'

/** Free rounds as the platform told of them in the address a game was opened with. */
export type ToldFreeRounds = {
  freeRoundsId: string
  playerId: number
  gameId: number
  stake: number
  left: number
  expiresAt: number
}

/** Null unless the platform itself wrote it: the address passed through the player's hands. */
export function openFreeRounds(sealed: string, secret: string): ToldFreeRounds | null {
  const [body = '', signature = ''] = sealed.split('.')
  if (!/^[0-9a-f]{64}$/.test(signature)) return null
  const right = createHmac('sha256', secret).update(`freeRounds.${body}`).digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as ToldFreeRounds
}
