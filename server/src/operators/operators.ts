import { createHash, randomBytes } from 'node:crypto'
import type { Permission } from '@parlour/contract/operator/operator-call.ts'
import type { Role } from '@parlour/contract/operator/roles.ts'
import { operatorNames, roles } from '@parlour/contract/operator/roles.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'

export type Operator = {
  operatorId: number
  name: string
  role: Role | null
  permissions: Permission[]
  /** By which key they speak; null when nobody holds one. */
  keyHash: Buffer | null
  /** Whether the second factor was shown moments ago. A token is one by itself. */
  isProved: boolean
}

/** Said when somebody's rights or sessions changed. */
export const operatorsChanged = 'operators'

export function requireName(name: string): void {
  if (!operatorNames.test(name)) throw new RangeError(`not an operator's name: ${name}`)
}

/** Makes an operator, or gives an existing one a new token. The token is told once, here. */
export async function makeOperator(
  tx: Tx,
  name: string,
  permissions: readonly Permission[],
): Promise<string> {
  requireName(name)
  const token = randomBytes(32).toString('base64url')
  await tx.run(sql`insert into operators (name, token_hash, permissions)
    values (${name}, ${hashToken(token)}, ${permissions}::text[])
    on conflict (name) do update set token_hash = excluded.token_hash,
      permissions = excluded.permissions, is_active = true`)
  return token
}

/** The operator of this name, made if there is none. Nobody knows a token of a made one. */
export async function ensureOperator(
  tx: Tx,
  name: string,
  permissions: readonly Permission[],
): Promise<Operator> {
  const known = await findOne(tx, sql`name = ${name}`)
  if (known) return known
  await makeOperator(tx, name, permissions)
  const made = await findOne(tx, sql`name = ${name}`)
  if (!made) throw new Error(`the operator ${name} was not made`)
  return made
}

export function findOperator(queries: Queries, token: string): Promise<Operator | null> {
  return findOne(queries, sql`token_hash = ${hashToken(token)}`)
}

export function findOperatorById(queries: Queries, operatorId: number): Promise<Operator | null> {
  return findOne(queries, sql`o.operator_id = ${operatorId}`)
}

export function findOperatorByName(queries: Queries, name: string): Promise<Operator | null> {
  return findOne(queries, sql`name = ${name}`)
}

export type Standing = { role: Role | null; isActive: boolean }

/** Also of somebody who was let go; held by this transaction until it ends. */
export function lockStanding(tx: Tx, name: string) {
  return tx.find<Standing & { operatorId: number }>(sql`
    select operator_id as "operatorId", role, is_active as "isActive" from operators
    where name = ${name} for update`)
}

export async function setStanding(tx: Tx, operatorId: number, standing: Standing): Promise<void> {
  await tx.run(sql`update operators set role = ${standing.role}, is_active = ${standing.isActive}
    where operator_id = ${operatorId}`)
  await notify(tx, 'parlour_changed', operatorsChanged)
}

export async function giveRight(
  tx: Tx,
  operatorId: number,
  permission: Permission,
  hours: number,
): Promise<void> {
  await tx.run(sql`insert into operator_rights (operator_id, permission, until)
    values (${operatorId}, ${permission}, now() + ${hours} * interval '1 hour')
    on conflict (operator_id, permission) do update set until = excluded.until`)
  await notify(tx, 'parlour_changed', operatorsChanged)
}

type Listed = {
  operatorName: string
  role: Role | null
  isActive: boolean
  sessions: number
  seenAt: Date | null
  rights: { permission: string; until: string }[]
  passkeys: number
}
const mostListed = 500
/** Whoever has not touched anything for so long is signed out. */
export const idleMinutes = 15

export function listOperators(queries: Queries): Promise<Listed[]> {
  return queries.rows<Listed>(sql`
    select name as "operatorName", role, is_active as "isActive", seen.*,
      coalesce((select jsonb_agg(jsonb_build_object('permission', permission, 'until', until))
        from operator_rights r where r.operator_id = o.operator_id and until > now()), '[]')
        as rights,
      (select count(*) from operator_passkeys k where k.operator_id = o.operator_id
        and removed_at is null) as passkeys
    from operators o cross join lateral (select max(seen_at) as "seenAt",
        count(*) filter (where ended_at is null
          and seen_at > now() - ${idleMinutes} * interval '1 minute') as sessions
      from operator_sessions s where s.operator_id = o.operator_id) seen
    order by name limit ${mostListed}`)
}

export async function readOperatorNames(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.rows<{ operatorId: number; name: string }>(sql`
    select operator_id as "operatorId", name from operators`)
  return new Map(rows.map(({ operatorId, name }) => [operatorId, name]))
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

type Row = Omit<Operator, 'isProved'> & { extra: Permission[] }

/** Rights are those of the role, those given by name, and extra ones until they end. */
async function findOne(queries: Queries, where: Sql): Promise<Operator | null> {
  const row = await queries.find<Row>(sql`
    select o.operator_id as "operatorId", name, role, permissions, token_hash as "keyHash",
      array(select permission from operator_rights r
        where r.operator_id = o.operator_id and until > now()) as extra
    from operators o where ${where} and is_active`)
  if (!row) return null
  const { extra, ...operator } = row
  const ofRole = operator.role ? roles[operator.role] : []
  const permissions = [...new Set([...ofRole, ...operator.permissions, ...extra])]
  return { ...operator, permissions, isProved: true }
}
