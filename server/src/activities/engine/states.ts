import { toColumns } from '../../frame/columns.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { PromotionName } from './promotion.ts'

export type StateRow = {
  playerId: number
  activity: PromotionName
  version: number
  state: unknown
}

/** Whoever changes something of these players waits here for the others, in the players' order. */
export async function lockPlayers(tx: Tx, playerIds: readonly number[]): Promise<void> {
  await tx.run(sql`insert into activity_players
    select unnest(${playerIds}::bigint[]) on conflict do nothing`)
  await tx.run(sql`select from activity_players where player_id = any(${playerIds}::bigint[])
    order by player_id for update`)
}

export function readStates(
  queries: Queries,
  playerIds: readonly number[],
  activities: readonly PromotionName[],
): Promise<StateRow[]> {
  return queries.rows<StateRow>(sql`
    select player_id as "playerId", activity, version, state from activity_states
    where player_id = any(${playerIds}::bigint[]) and activity = any(${activities}::text[])`)
}

/** All in one statement, however many players and activities. */
export async function writeStates(tx: Tx, rows: readonly StateRow[]): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map((row) => ({ ...row, state: JSON.stringify(row.state) }))
  const columns = toColumns(written, ['playerId', 'activity', 'version', 'state'])
  const [playerIds, activities, versions, states] = columns
  await tx.run(sql`
    insert into activity_states (player_id, activity, version, state)
    select * from unnest(${playerIds}::bigint[], ${activities}::text[], ${versions}::bigint[],
      ${states}::jsonb[])
    on conflict (player_id, activity) do update set version = excluded.version,
      state = excluded.state, updated_at = now()`)
}
