import { createHash, randomBytes } from 'node:crypto'
import type { Permission } from '@parlour/contract/operator/operator-call.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type Operator = { operatorId: number; name: string; permissions: Permission[] }

const namePattern = /^[a-z][a-z0-9._-]{1,39}$/

/** Makes an operator, or gives an existing one a new token. The token is told once, here. */
export async function makeOperator(
  tx: Tx,
  name: string,
  permissions: readonly Permission[],
): Promise<string> {
  if (!namePattern.test(name)) throw new RangeError(`not an operator's name: ${name}`)
  const token = randomBytes(32).toString('base64url')
  await tx.run(sql`insert into operators (name, token_hash, permissions)
    values (${name}, ${hash(token)}, ${permissions}::text[])
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
  const find = () =>
    tx.find<Operator>(sql`select operator_id as "operatorId", name, permissions from operators
      where name = ${name} and is_active`)
  const known = await find()
  if (known) return known
  await makeOperator(tx, name, permissions)
  const made = await find()
  if (!made) throw new Error(`the operator ${name} was not made`)
  return made
}

export function findOperator(queries: Queries, token: string): Promise<Operator | null> {
  return queries.find<Operator>(sql`
    select operator_id as "operatorId", name, permissions from operators
    where token_hash = ${hash(token)} and is_active`)
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
