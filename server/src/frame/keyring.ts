import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A key for one use, derived from the house's one secret, so that uses cannot be mixed up. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `parlour:${use}`, 32))
}

/** A keyed hash: equal inputs meet, and nobody without the secret can guess them. */
export function keyedHash(secret: string, use: string, text: string): Buffer {
  return createHmac('sha256', deriveKey(secret, use)).update(text).digest()
}

const ivBytes = 12
const tagBytes = 16

export function encrypt(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export function decrypt(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
