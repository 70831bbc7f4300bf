import { createHash } from 'node:crypto'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { AccountPair } from '../players/index.ts'

/** Notes from whose account a deposit came, by the provider's own name for it. */
export async function notePayer(
  tx: Tx,
  playerId: number,
  { provider, payer }: { provider: string; payer: string },
): Promise<void> {
  const hash = createHash('sha256').update(`${provider}:${payer}`).digest()
  await tx.run(sql`insert into cashier_payers (player_id, payer_hash)
    values (${playerId}, ${hash}) on conflict do nothing`)
}

/** Of each pair of players, whether deposits of both came from one account. */
export async function comparePayers(
  queries: Queries,
  pairs: readonly AccountPair[],
): Promise<boolean[]> {
  const playerIds = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]
  const rows = await queries.rows<{ playerId: number; payer: string }>(sql`
    select player_id as "playerId", encode(payer_hash, 'hex') as payer from cashier_payers
    where player_id = any(${playerIds}::bigint[])`)
  const payers = new Map<number, Set<string>>()
  for (const { playerId, payer } of rows)
    payers.set(playerId, (payers.get(playerId) ?? new Set()).add(payer))
  return pairs.map(({ one, other }) => {
    const others = payers.get(other)
    return [...(payers.get(one) ?? [])].some((payer) => others?.has(payer))
  })
}
