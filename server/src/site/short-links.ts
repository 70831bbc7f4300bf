import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** A short code for a page of ours; the same page gets the same code from the same player. */
export async function makeShortLink(tx: Tx, playerId: number, target: string): Promise<string> {
  const code = randomBytes(6).toString('base64url')
  await tx.run(sql`insert into short_links (code, player_id, target)
    values (${code}, ${playerId}, ${target}) on conflict (player_id, target) do nothing`)
  const stored = await tx.row<{ code: string }>(sql`
    select code from short_links where player_id = ${playerId} and target = ${target}`)
  return stored.code
}

export async function findShortLink(queries: Queries, code: string): Promise<string | null> {
  if (!/^[\w-]{8}$/.test(code)) return null
  const found = await queries.find<{ target: string }>(sql`
    select target from short_links where code = ${code}`)
  return found?.target ?? null
}
