import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { isOwnNonce, useNonce } from '../password-seal.ts'
import type { Answer, Asked, Made } from './passkey.ts'
import { readAnswer, readNewPasskey, siteOf } from './passkey.ts'

const maxPasskeys = 10

type House = { publicUrl: string; PARLOUR_SECRET: string }
type Given = Answer & { userHandle: string }

/** The player whose passkey answered, if it did; its nonce is used up. */
export async function findPasskeyOwner(tx: Tx, house: House, given: Given): Promise<number | null> {
  const uuid = readUuid(given.userHandle)
  const credential = Buffer.from(given.credential, 'base64url')
  const owner = await tx.find<{ playerId: number }>(sql`
    select player_id as "playerId" from players where uuid = ${uuid}`)
  const known = await tx.find<{ playerId: number; publicKey: Buffer; signCount: number }>(sql`
    select player_id as "playerId", public_key as "publicKey", sign_count as "signCount"
    from player_passkeys where credential = ${credential}
      and player_id = ${owner?.playerId ?? 0} for update`)
  const answered = known && readAnswer(given, known, asked(house))
  if (!answered || !(await useNonce(tx, answered.nonce))) return null
  await tx.run(sql`update player_passkeys set used_at = now(), sign_count = ${answered.signCount}
    where player_id = ${known.playerId} and credential = ${credential}`)
  return known.playerId
}

/** What a passkey at this address is held to: made there, and for a nonce of ours. */
export function askedAt(url: string, secret: string): Asked {
  return { site: siteOf(url), isOwnNonce: (nonce) => isOwnNonce(secret, nonce) }
}

/** Null when it was added. */
export async function addPasskey(
  tx: Tx,
  house: House,
  playerId: number,
  made: Made & { publicKey: string; name: string },
): Promise<'passkeyRefused' | 'tooManyPasskeys' | null> {
  const read = readNewPasskey(made, asked(house))
  if (!read || !(await useNonce(tx, read.nonce))) return 'passkeyRefused'
  if ((await listPasskeys(tx, playerId)).length >= maxPasskeys) return 'tooManyPasskeys'
  const added = await tx.run(sql`
    insert into player_passkeys (player_id, credential, public_key, name, sign_count)
    values (${playerId}, ${Buffer.from(made.credential, 'base64url')}, ${read.publicKey},
      ${made.name}, ${read.signCount}) on conflict do nothing`)
  return added === 1 ? null : 'passkeyRefused'
}

/** False when it is not one of the player's. */
export async function removePasskey(tx: Tx, playerId: number, passkeyId: string) {
  const removed = await tx.run(sql`delete from player_passkeys
    where player_id = ${playerId} and credential = ${Buffer.from(passkeyId, 'base64url')}`)
  return removed === 1
}

export type Passkey = {
  passkeyId: string
  name: string
  createTime: number
  lastUsedTime: number | null
}

export async function listPasskeys(queries: Queries, playerId: number): Promise<Passkey[]> {
  const rows = await queries.rows<PasskeyRow>(sql`select credential, name,
    created_at as "createdAt", used_at as "usedAt"
    from player_passkeys where player_id = ${playerId} order by created_at`)
  return rows.map(describePasskey)
}

export type PasskeyRow = { credential: Buffer; name: string; createdAt: Date; usedAt: Date | null }

export function describePasskey({ credential, name, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    passkeyId: credential.toString('base64url'),
    name,
    createTime: createdAt.getTime(),
    lastUsedTime: usedAt && usedAt.getTime(),
  }
}

function asked({ publicUrl, PARLOUR_SECRET: secret }: House): Asked {
  return askedAt(publicUrl, secret)
}

/** Passkeys carry the player's uuid as its text; null is nobody. */
function readUuid(handle: string): string | null {
  const text = Buffer.from(handle, 'base64url').toString()
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null
}
