import { randomBytes, timingSafeEqual } from 'node:crypto'
import { compactDecrypt, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import { z } from 'zod'
import type { Queries, Reads, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { keyedHashes, open, seal } from '../frame/keyring.ts'

export type PublicKey = { kty: 'RSA'; n: string; e: string; alg: 'RSA-OAEP-256'; use: 'enc' }
type KeyRow = { key_id: string; public_jwk: PublicKey; sealed_private: Buffer }

const nonceMs = 120_000
/** Exactly what is handed out: with anything behind it, one nonce would be many. */
const nonceShape = /^[0-9a-z]{8,9}\.[\w-]{12}\.[\w-]{24}$/

/** By the house's database: each call has a way to it of its own. */
const making = new WeakMap<Queries, ReturnType<typeof keepNewKey>>()

/** The key in use; a new one every day, the one before still opens what was sealed with it. */
export async function getSealKey(database: Reads, secret: string) {
  const found = await findNewest(database)
  if (found) return { keyId: found.key_id, jwk: found.public_jwk }
  // To make one is long work: not once for everybody who comes meanwhile.
  const { aside } = database
  const made = making.get(aside) ?? keepNewKey(database, secret)
  making.set(aside, made)
  return made.finally(() => making.delete(aside))
}

/** A nonce carries its time and our signature, so handing one out stores nothing. */
export function makeNonce(secret: string, now = Date.now()): { nonce: string; expiresAt: number } {
  const expiresAt = now + nonceMs
  const stem = `${expiresAt.toString(36)}.${randomBytes(9).toString('base64url')}`
  return { nonce: `${stem}.${signaturesOf(secret, stem)[0]}`, expiresAt }
}

/** Takes a nonce out of the world. False when it was used before, anywhere. */
export async function useNonce(tx: Tx, nonce: string): Promise<boolean> {
  const used = await tx.run(sql`insert into used_nonces (nonce, expires_at)
    values (${nonce}, now() + interval '10 minutes') on conflict do nothing`)
  return used === 1
}

/** Whether we handed it out, not too long ago. */
export function isOwnNonce(secret: string, nonce: string, now = Date.now()): boolean {
  if (!nonceShape.test(nonce)) return false
  const [time = '', random = '', signature = ''] = nonce.split('.')
  const given = Buffer.from(signature)
  const isOurs = signaturesOf(secret, `${time}.${random}`).some((wanted) =>
    timingSafeEqual(given, Buffer.from(wanted)),
  )
  return isOurs && Number.parseInt(time, 36) > now
}

const sealed = z.strictObject({
  password: z.string().min(1).max(256),
  nonce: z.string().max(100),
  account: z.string().max(50),
})

/**
 * Opens a sealed password. Null when the key is unknown, the seal is broken, its nonce is not ours
 * or too old, or it was sealed for another account. The nonce must still be used up.
 */
export async function openSeal(
  queries: Queries,
  secret: string,
  given: { keyId: string; password: string; account: string },
): Promise<{ password: string; nonce: string } | null> {
  const row = await queries.find<KeyRow>(sql`
    select key_id, public_jwk, sealed_private from password_keys where key_id = ${given.keyId}`)
  if (!row) return null
  try {
    const key = await openKey(secret, row)
    const { plaintext } = await compactDecrypt(given.password, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const { password, nonce, account } = sealed.parse(JSON.parse(Buffer.from(plaintext).toString()))
    return account === given.account && isOwnNonce(secret, nonce) ? { password, nonce } : null
  } catch {
    return null
  }
}

/** The last one that was used: to open it costs nearly what opening a password with it does. */
let used: { secret: string; keyId: string; key: ReturnType<typeof importPKCS8> } | null = null

function openKey(secret: string, { key_id: keyId, sealed_private: sealedKey }: KeyRow) {
  if (used?.keyId !== keyId || used.secret !== secret) {
    const text = open(secret, placeOf(keyId), sealedKey).toString()
    used = { secret, keyId, key: importPKCS8(text, 'RSA-OAEP-256') }
  }
  return used.key
}

function placeOf(keyId: string) {
  return `password_keys.sealed_private:${keyId}` as const
}

function findNewest(queries: Queries): Promise<KeyRow | null> {
  return queries.find<KeyRow>(sql`select key_id, public_jwk, sealed_private from password_keys
    where created_at > now() - interval '1 day' order by created_at desc limit 1`)
}

async function keepNewKey(database: Reads, secret: string) {
  const made = await makeKey(secret)
  return database.keepBooks(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:password-keys'))`)
    const other = await findNewest(tx)
    if (other) return { keyId: other.key_id, jwk: other.public_jwk }
    await tx.run(sql`insert into password_keys (key_id, public_jwk, sealed_private)
      values (${made.keyId}, ${JSON.stringify(made.jwk)}, ${made.sealedPrivate})`)
    return { keyId: made.keyId, jwk: made.jwk }
  })
}

async function makeKey(secret: string) {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const { n, e } = await exportJWK(pair.publicKey)
  const jwk: PublicKey = { kty: 'RSA', n: n ?? '', e: e ?? '', alg: 'RSA-OAEP-256', use: 'enc' }
  const text = await exportPKCS8(pair.privateKey)
  const keyId = randomBytes(12).toString('base64url')
  return { keyId, jwk, sealedPrivate: seal(secret, placeOf(keyId), Buffer.from(text)) }
}

/** By the secret in use first; while it changes, other copies sign by the other one. */
function signaturesOf(secret: string, stem: string): string[] {
  return keyedHashes(secret, 'nonces', stem).map((mac) => mac.toString('base64url').slice(0, 24))
}
