import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Answer, Made, Passkey, PasskeyRow } from '../players/index.ts'
import { askedAt, describePasskey, readAnswer, readNewPasskey, useNonce } from '../players/index.ts'

const mostPasskeys = 10
const mostTaken = 5_000

/** Where the console stands, and the secret of its house. */
export type Desk = { origin: string; secret: string }

/** The operator whose passkey answered, if it did; its nonce is used up. */
export async function findPasskeyOperator(
  tx: Tx,
  { origin, secret }: Desk,
  given: Answer,
): Promise<number | null> {
  const credential = Buffer.from(given.credential, 'base64url')
  const known = await tx.find<{ operatorId: number; publicKey: Buffer; signCount: number }>(sql`
    select operator_id as "operatorId", public_key as "publicKey", sign_count as "signCount"
    from operator_passkeys join operators using (operator_id)
    where credential = ${credential} and removed_at is null and is_active
    for update of operator_passkeys`)
  const answered = known && readAnswer(given, known, askedAt(origin, secret))
  if (!answered || !(await useNonce(tx, answered.nonce))) return null
  await tx.run(sql`update operator_passkeys set used_at = now(),
    sign_count = ${answered.signCount} where credential = ${credential}`)
  return known.operatorId
}

/** Null when it was added. A key that is or was anybody's is refused: one key, one name. */
export async function addOperatorPasskey(
  tx: Tx,
  { origin, secret }: Desk,
  operatorId: number,
  made: Made & { publicKey: string; name: string },
): Promise<'passkeyRefused' | 'tooManyPasskeys' | null> {
  const read = readNewPasskey(made, askedAt(origin, secret))
  if (!read || !(await useNonce(tx, read.nonce))) return 'passkeyRefused'
  await tx.run(sql`select from operators where operator_id = ${operatorId} for update`)
  if ((await listOperatorPasskeys(tx, operatorId)).length >= mostPasskeys) return 'tooManyPasskeys'
  const added = await tx.run(sql`
    insert into operator_passkeys (credential, operator_id, public_key, name, sign_count)
    values (${Buffer.from(made.credential, 'base64url')}, ${operatorId}, ${read.publicKey},
      ${made.name}, ${read.signCount}) on conflict do nothing`)
  return added === 1 ? null : 'passkeyRefused'
}

/** What it was called; null when it is not one of theirs. */
export async function removeOperatorPasskey(tx: Tx, operatorId: number, passkeyId: string) {
  const removed = await tx.find<{ name: string }>(sql`
    update operator_passkeys set removed_at = now()
    where operator_id = ${operatorId} and removed_at is null
      and credential = ${Buffer.from(passkeyId, 'base64url')} returning name`)
  return removed && removed.name
}

/** With a new link come new keys: the old ones may be in other hands. */
export async function removeAllPasskeys(tx: Tx, operatorId: number): Promise<void> {
  await tx.run(sql`update operator_passkeys set removed_at = now()
    where operator_id = ${operatorId} and removed_at is null`)
}

export async function listOperatorPasskeys(
  queries: Queries,
  operatorId: number,
): Promise<Passkey[]> {
  const rows = await queries.rows<PasskeyRow>(sql`select credential, name,
    created_at as "createdAt", used_at as "usedAt"
    from operator_passkeys where operator_id = ${operatorId} and removed_at is null
    order by created_at`)
  return rows.map(describePasskey)
}

/** Of everybody: a device that holds one of these makes no second one. */
export async function listTaken(queries: Queries): Promise<string[]> {
  const rows = await queries.rows<{ credential: Buffer }>(sql`
    select credential from operator_passkeys where removed_at is null
    order by created_at desc limit ${mostTaken}`)
  return rows.map(({ credential }) => credential.toString('base64url'))
}
