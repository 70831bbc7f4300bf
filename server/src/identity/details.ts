import type { Queries, Tx } from '../frame/db.ts'
import { keyedHashes } from '../frame/keyring.ts'
import type { Owner } from '../players/index.ts'
import { openFor, sealFor } from '../players/index.ts'

/** Who a player says they are. Stored only encrypted. */
export type KycDetails = {
  realName: string
  identityNumber: string
  birthday: string
  occupation: string
}

const placeOf = ({ playerId }: Owner) => `identity_checks.sealed_details:${playerId}` as const

export function sealDetails(tx: Tx, owner: Owner, details: KycDetails): Promise<Buffer> {
  return sealFor(tx, owner, placeOf(owner), Buffer.from(JSON.stringify(details)))
}

export async function openDetails(
  queries: Queries,
  owner: Owner,
  sealed: Buffer,
): Promise<KycDetails> {
  return JSON.parse((await openFor(queries, owner, placeOf(owner), sealed)).toString())
}

/** Equal numbers meet however they were typed. By the secret in use first, then by former ones. */
export function hashIdentity(secret: string, identityNumber: string): Buffer[] {
  return keyedHashes(secret, 'identity-number', toPlainIdentity(identityNumber))
}

/** One person may have several papers: what they say of name and birthday is the same on all. */
export function hashPerson(secret: string, { realName, birthday }: KycDetails): Buffer[] {
  return keyedHashes(secret, 'person', `${birthday}:${foldName(realName)}`)
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
