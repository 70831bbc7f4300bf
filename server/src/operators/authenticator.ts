import { keyedHash, open, seal } from '../frame/keyring.ts'
import { codeAt } from '../players/index.ts'

/** It is made with the link of an operator and goes over to the operator as it is. */
const placeOf = (operatorId: number) => `operators.sealed_secret:${operatorId}` as const

export type SealedAuthenticator = { operatorId: number; sealedSecret: Buffer }

export function sealAuthenticator(secret: string, operatorId: number, plain: Buffer): Buffer {
  return seal(secret, placeOf(operatorId), plain)
}

export function openAuthenticator(secret: string, of: SealedAuthenticator): Buffer {
  return open(secret, placeOf(of.operatorId), of.sealedSecret)
}

/** What tells one authenticator from another without telling its secret. */
export function nameAuthenticator(secret: string, of: SealedAuthenticator): Buffer {
  const plain = openAuthenticator(secret, of).toString('base64')
  return keyedHash(secret, 'operator-authenticator', plain)
}

const stepMs = 30_000

/** The code of the present half minute, or of the next one when that was used already. */
export function presentCode(plain: Buffer, lastStep = 0): string {
  return codeAt(plain, Math.max(Math.floor(Date.now() / stepMs), lastStep + 1))
}
