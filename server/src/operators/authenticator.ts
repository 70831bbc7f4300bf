import { decrypt, deriveKey, encrypt, keyedHash } from '../frame/keyring.ts'
import { codeAt } from '../players/index.ts'

const use = 'operator-authenticator'

export function sealAuthenticator(secret: string, plain: Buffer): Buffer {
  return encrypt(deriveKey(secret, use), plain)
}

export function openAuthenticator(secret: string, sealed: Buffer): Buffer {
  return decrypt(deriveKey(secret, use), sealed)
}

/** What tells one authenticator from another without telling its secret. */
export function nameAuthenticator(secret: string, sealed: Buffer): Buffer {
  return keyedHash(secret, use, openAuthenticator(secret, sealed).toString('base64'))
}

const stepMs = 30_000

/** The code of the present half minute, or of the next one when that was used already. */
export function presentCode(plain: Buffer, lastStep = 0): string {
  return codeAt(plain, Math.max(Math.floor(Date.now() / stepMs), lastStep + 1))
}
