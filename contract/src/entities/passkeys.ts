import { z } from 'zod'
import { label, moment } from '../schemas.ts'

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
    .describe('base64url')

export const passkeyId = bytes(1400)

/** What a passkey answers to a nonce of ours, as the browser hands it over. */
export const passkeyAnswer = z
  .strictObject({
    credential: passkeyId,
    clientData: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(100),
  })
  .meta({ id: 'PasskeyAnswer' })

/** A passkey as it was made for a nonce of ours. */
export const newPasskey = z.strictObject({
  credential: passkeyId,
  clientData: bytes(4000),
  authenticatorData: bytes(4000),
  publicKey: bytes(2000),
  name: label(60),
})

export const keptPasskey = z.object({
  passkeyId,
  name: label(60),
  createTime: moment,
  lastUsedTime: moment.nullable(),
})
