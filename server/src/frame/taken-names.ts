import type { Tx } from './db.ts'
import { sql } from './db.ts'

/** What only one of all players may have. */
export type NameKind = 'account' | 'mobile' | 'inviteCode' | 'outside'

/**
 * False when it is another player's. On one machine a unique index sees to it when the row itself
 * is written; where players are spread none sees them all, and these rows stand in its place. Of
 * two at once the second waits until the first is committed or undone.
 */
export async function takeName(
  tx: Tx,
  playerId: number,
  kind: NameKind,
  name: string,
): Promise<boolean> {
  if (!tx.isSpread) return true
  const owner = await tx.row<{ playerId: number }>(sql`
    insert into taken_names as t (kind, name, player_id)
    values (${kind}, ${name}, ${playerId})
    on conflict (kind, name) do update set player_id = t.player_id
    returning player_id as "playerId"`)
  return owner.playerId === playerId
}

/** All that a player has of a kind is free again. */
export async function giveNamesBack(tx: Tx, playerId: number, kind: NameKind): Promise<void> {
  if (tx.isSpread)
    await tx.run(sql`delete from taken_names where kind = ${kind} and player_id = ${playerId}`)
}

/** Those who bring the same number at once take turns: then each sees what the other wrote. */
export async function lockHash(tx: Tx, hash: Buffer): Promise<void> {
  const key = hash.readBigInt64BE(0).toString()
  await tx.run(sql`select pg_advisory_xact_lock(${key}::bigint)`)
}
