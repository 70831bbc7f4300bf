import { toColumn, toJsonColumn } from '../../frame/columns.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { PromotionName } from './promotion.ts'

export type StateRow = {
  playerId: number
  activity: PromotionName
  version: number
  state: unknown
}

/** All of one player's, as they are kept: in one row, which is locked to change any of them. */
type Kept = { [Activity in PromotionName]?: Pick<StateRow, 'version' | 'state'> }
type KeptRow = { playerId: number; states: Kept }

/**
 * Whoever changes something of these players waits here for the others, in the players' order.
 * Answers where the players stand in all promotions.
 */
export async function lockPlayers(tx: Tx, playerIds: readonly number[]): Promise<StateRow[]> {
  const known = await lockKnown(tx, playerIds)
  if (known.length === playerIds.length) return known.flatMap(listStates)
  await tx.run(sql`insert into activity_players (player_id)
    select unnest(${playerIds}::bigint[]) on conflict do nothing`)
  return (await lockKnown(tx, playerIds)).flatMap(listStates)
}

export function readStates(
  queries: Queries,
  playerIds: readonly number[],
  activities: readonly PromotionName[],
): Promise<StateRow[]> {
  return queries.rows<StateRow>(sql`
    select player_id as "playerId", activity, (states -> activity ->> 'version')::bigint as version,
      states -> activity -> 'state' as state
    from activity_players, unnest(${activities}::text[]) as activity
    where player_id = any(${playerIds}::bigint[]) and states ? activity`)
}

/** All in one statement, however many players and activities. The players are locked. */
export async function writeStates(tx: Tx, rows: readonly StateRow[]): Promise<void> {
  if (rows.length === 0) return
  const kept = new Map<number, Kept>()
  for (const { playerId, activity, version, state } of rows) {
    const states = kept.get(playerId) ?? {}
    states[activity] = { version, state }
    kept.set(playerId, states)
  }
  const playerIds = toColumn([...kept.keys()])
  // Said twice: from a join alone a spread database does not see whose machine is to be asked.
  const written = await tx.run(sql`
    update activity_players set states = activity_players.states || changed.states
    from unnest(${playerIds}::bigint[], ${toJsonColumn([...kept.values()])}::jsonb[])
      as changed (player_id, states)
    where activity_players.player_id = changed.player_id
      and activity_players.player_id = any(${playerIds}::bigint[])`)
  if (written !== kept.size) throw new Error('a state of a player who was not locked')
  await noteOwed(tx, rows)
}

function lockKnown(tx: Tx, playerIds: readonly number[]): Promise<KeptRow[]> {
  return tx.rows<KeptRow>(sql`select player_id as "playerId", states from activity_players
    where player_id = any(${playerIds}::bigint[]) order by player_id for update`)
}

/**
 * Nobody comes any more for what was left behind when a season ended: a state that owes something
 * says from when on (`owedFrom`), and stands then with those that wait for a payment.
 */
async function noteOwed(tx: Tx, rows: readonly StateRow[]): Promise<void> {
  const owed = rows.flatMap(({ playerId, activity, state }) => {
    const { owedFrom } = (state ?? {}) as { owedFrom?: number }
    return owedFrom === undefined ? [] : [{ playerId, activity, owedFrom }]
  })
  if (owed.length === 0) return
  await tx.run(sql`insert into activity_waiting (player_id, activity, due_at)
    select player_id, activity, to_timestamp(owed_from / 1000.0)
    from unnest(${toColumn(owed.map(({ playerId }) => playerId))}::bigint[],
      ${toColumn(owed.map(({ activity }) => activity))}::text[],
      ${toColumn(owed.map(({ owedFrom }) => owedFrom))}::bigint[])
      as owed (player_id, activity, owed_from)
    on conflict (player_id, activity) do update set due_at = excluded.due_at`)
}

function listStates({ playerId, states }: KeptRow): StateRow[] {
  return Object.entries(states).map(([activity, { version, state }]) => ({
    playerId,
    activity: activity as PromotionName,
    version,
    state,
  }))
}
