import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

/** Null unless the platform itself wrote it: the address passed through the player's hands. */
export function openTold<Shape extends z.ZodType>(
  sealed: string,
  textOf: (body: string) => string,
  secret: string,
  shape: Shape,
): z.output<Shape> | null {
  const [body = '', signature = ''] = sealed.split('.')
  if (!/^[0-9a-f]{64}$/.test(signature)) return null
  const right = createHmac('sha256', secret).update(textOf(body)).digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return null
  return shape.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}
