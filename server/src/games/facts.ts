import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { noteCatalogueChange } from './catalogue.ts'
import type { KnownFacts } from './features.ts'

/** Replaces what was told before. Games of another platform, and unknown ones, are passed over. */
export async function saveGameFacts(
  tx: Tx,
  platformId: number,
  games: readonly GameFacts[],
): Promise<void> {
  const rows = games.map(({ gameId, ...facts }) => ({ gameId, facts }))
  const changed = await tx.run(sql`update games set facts = told.facts
    from (select (row->>'gameId')::int as game_id, row->'facts' as facts
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row) as told
    where games.game_id = told.game_id and platform_id = ${platformId}
      and games.facts is distinct from told.facts`)
  if (changed > 0) await noteCatalogueChange(tx)
}

/** Null when its provider has told nothing. */
export async function findFacts(queries: Queries, gameId: number): Promise<KnownFacts | null> {
  const row = await queries.find<{ facts: KnownFacts | null }>(sql`
    select facts from games where game_id = ${gameId}`)
  return row?.facts ?? null
}
