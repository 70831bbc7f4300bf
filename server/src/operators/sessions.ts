import { randomBytes } from 'node:crypto'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'
import { nameAuthenticator } from './authenticator.ts'
import type { Operator } from './operators.ts'
import { findOperatorById, hashToken, idleMinutes, operatorsChanged } from './operators.ts'

export const longestHours = 10
export const provedMinutes = 5

export type OperatorSession = {
  tokenHash: Buffer
  operator: Operator
  endsAt: Date
  provedUntil: Date
}

/** Opens a session; its token is told once, here. Whoever just signed in has proved themselves. */
export async function startOperatorSession(
  tx: Tx,
  operatorId: number,
  address: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.run(sql`insert into operator_sessions (token_hash, operator_id, address)
    values (${hashToken(token)}, ${operatorId}, ${address})`)
  return token
}

type Row = {
  operatorId: number
  endsAt: Date
  provedUntil: Date
  isProved: boolean
  sealedSecret: Buffer
}

/**
 * The session of a token while it lasts. A person's touch lengthens it; what the page asks for by
 * itself does not.
 */
export function findOperatorSession(
  queries: Queries,
  { token, ...how }: { token: string; secret: string; isTouch: boolean },
): Promise<OperatorSession | null> {
  return readOperatorSession(queries, { tokenHash: hashToken(token), ...how })
}

type Wanted = { tokenHash: Buffer; secret: string; isTouch: boolean }

export async function readOperatorSession(
  queries: Queries,
  { tokenHash, secret, isTouch }: Wanted,
): Promise<OperatorSession | null> {
  const isOpen = sql`s.token_hash = ${tokenHash} and ended_at is null
    and seen_at > now() - ${idleMinutes} * interval '1 minute'
    and started_at > now() - ${longestHours} * interval '1 hour'`
  if (isTouch)
    await queries.run(sql`update operator_sessions s set seen_at = now() where ${isOpen}
      and seen_at < now() - interval '5 seconds'`)
  const row = await queries.find<Row>(sql`
    select s.operator_id as "operatorId", sealed_secret as "sealedSecret",
      started_at + ${longestHours} * interval '1 hour' as "endsAt",
      proved_at + ${provedMinutes} * interval '1 minute' as "provedUntil",
      proved_at > now() - ${provedMinutes} * interval '1 minute' as "isProved"
    from operator_sessions s join operators o using (operator_id) where ${isOpen}`)
  const found = row && (await findOperatorById(queries, row.operatorId))
  if (!row || !found) return null
  const { endsAt, provedUntil, isProved } = row
  const keyHash = nameAuthenticator(secret, row)
  return { tokenHash, operator: { ...found, keyHash, isProved }, endsAt, provedUntil }
}

export async function noteProof(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.run(sql`update operator_sessions set proved_at = now() where token_hash = ${tokenHash}`)
}

export async function endOperatorSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await endWhere(tx, sql`token_hash = ${tokenHash}`)
}

/** Answers how many were open. */
export function endSessionsOf(tx: Tx, operatorId: number): Promise<number> {
  return endWhere(tx, sql`operator_id = ${operatorId}`)
}

/** All but the one that asks for it. */
export async function endOtherSessionsOf(
  tx: Tx,
  operatorId: number,
  tokenHash: Buffer,
): Promise<void> {
  await endWhere(tx, sql`operator_id = ${operatorId} and token_hash <> ${tokenHash}`)
}

/** Whether a person sits at the console. */
export async function isAnybodyThere(queries: Queries): Promise<boolean> {
  const found = await queries.find(sql`select from operator_sessions where ended_at is null
    and seen_at > now() - ${idleMinutes} * interval '1 minute' limit 1`)
  return found !== null
}

async function endWhere(tx: Tx, where: Sql): Promise<number> {
  const ended = await tx.run(sql`update operator_sessions set ended_at = now()
    where ${where} and ended_at is null`)
  await notify(tx, 'parlour_changed', operatorsChanged)
  return ended
}
