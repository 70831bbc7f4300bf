import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** What its provider tells of a game, without the number it goes by. */
export type KnownFacts = Omit<GameFacts, 'gameId'>

/** Replaces what was told before. Games of another platform, and unknown ones, are passed over. */
export async function saveGameFacts(
  tx: Tx,
  platformId: number,
  games: readonly GameFacts[],
): Promise<void> {
  const rows = games.map(({ gameId, ...facts }) => ({ gameId, facts }))
  await tx.run(sql`update games set facts = told.facts
    from (select (row->>'gameId')::int as game_id, row->'facts' as facts
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row) as told
    where games.game_id = told.game_id and platform_id = ${platformId}
      and games.facts is distinct from told.facts`)
}

/** Null when its provider has told nothing. */
export async function findFacts(queries: Queries, gameId: number): Promise<KnownFacts | null> {
  const row = await queries.find<{ facts: KnownFacts | null }>(sql`
    select facts from games where game_id = ${gameId}`)
  return row?.facts ?? null
}
