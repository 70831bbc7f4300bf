import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Place } from '../frame/keyring.ts'
import { open, seal } from '../frame/keyring.ts'

/** Whose value it is, and the house's secret, under which the player's own key lies. */
export type Owner = { playerId: number; secret: string }

/** Seals with the player's own key, which is made when it is first wanted. */
export async function sealFor(tx: Tx, owner: Owner, place: Place, plain: Buffer) {
  const key = (await findKey(tx, owner)) ?? (await makeKey(tx, owner))
  return seal(key, place, plain)
}

/** Throws when the key is gone: what it sealed is gone too. */
export async function openFor(queries: Queries, owner: Owner, place: Place, sealed: Buffer) {
  return open(await readKey(queries, owner), place, sealed)
}

/** Whether there is no key any more. */
export async function isKeyDestroyed(queries: Queries, playerId: number): Promise<boolean> {
  const gone = await queries.find(sql`select from player_keys
    where player_id = ${playerId} and destroyed_at is not null`)
  return gone !== null
}

/** From here on nobody reads what was sealed for this player, the house included. */
export async function destroyKey(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`insert into player_keys (player_id, destroyed_at) values (${playerId}, now())
    on conflict (player_id) do update set sealed_key = null, destroyed_at = now()`)
}

/** One that was destroyed is not made anew; of two made at once, one is kept. */
async function makeKey(tx: Tx, owner: Owner): Promise<string> {
  const { playerId, secret } = owner
  const made = seal(secret, placeOf(playerId), Buffer.from(randomBytes(32).toString('base64url')))
  await tx.run(sql`insert into player_keys (player_id, sealed_key) values (${playerId}, ${made})
    on conflict do nothing`)
  return readKey(tx, owner)
}

async function readKey(queries: Queries, owner: Owner): Promise<string> {
  const key = await findKey(queries, owner)
  if (!key) throw new Error(`player ${owner.playerId} has no key`)
  return key
}

async function findKey(queries: Queries, { playerId, secret }: Owner): Promise<string | null> {
  const row = await queries.find<{ sealed: Buffer | null }>(sql`
    select sealed_key as sealed from player_keys where player_id = ${playerId}`)
  return row?.sealed ? open(secret, placeOf(playerId), row.sealed).toString() : null
}

function placeOf(playerId: number) {
  return `player_keys.sealed_key:${playerId}` as const
}
