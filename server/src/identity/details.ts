import { decrypt, deriveKey, encrypt, keyedHash } from '../frame/keyring.ts'

/** Who a player says they are. Stored only encrypted. */
export type KycDetails = {
  realName: string
  identityNumber: string
  birthday: string
  occupation: string
}

const use = 'kyc-details'

export function sealDetails(secret: string, details: KycDetails): Buffer {
  return encrypt(deriveKey(secret, use), Buffer.from(JSON.stringify(details)))
}

export function openDetails(secret: string, sealed: Buffer): KycDetails {
  return JSON.parse(decrypt(deriveKey(secret, use), sealed).toString())
}

/** Equal numbers meet however they were typed. */
export function hashIdentity(secret: string, identityNumber: string): Buffer {
  return keyedHash(secret, 'identity-number', toPlainIdentity(identityNumber))
}

export function toPlainIdentity(typed: string): string {
  return typed.replaceAll('-', '').toUpperCase()
}

export function maskIdentity(identityNumber: string): string {
  const plain = toPlainIdentity(identityNumber)
  return `${'•'.repeat(Math.max(0, plain.length - 4))}${plain.slice(-4)}`
}

/** Two spellings of one name: case, spaces and composed letters do not count. */
export function isSameName(one: string, other: string): boolean {
  return foldName(one) === foldName(other)
}

function foldName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('und')
}
