import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type GroupDecision = 'apart' | 'one'
type Decided = {
  groupId: number
  playerIds: number[]
  decision: GroupDecision
  reason: string
  operatorName: string
  decidedAt: Date
}

/** What was decided about these groups, by the oldest account of each. */
export async function readGroupDecisions(
  queries: Queries,
  groupIds: readonly number[],
): Promise<Map<number, Decided>> {
  const rows = await queries.rows<Decided>(sql`
    select group_id as "groupId", player_ids as "playerIds", decision, reason,
      name as "operatorName", decided_at as "decidedAt"
    from operator_groups join operators using (operator_id)
    where group_id = any(${groupIds}::bigint[])`)
  return new Map(rows.map((row) => [row.groupId, row]))
}

type NewDecision = Pick<Decided, 'groupId' | 'playerIds' | 'decision' | 'reason'> & {
  operatorId: number
}

export async function keepGroupDecision(tx: Tx, made: NewDecision): Promise<void> {
  await tx.run(sql`insert into operator_groups
      (group_id, player_ids, decision, reason, operator_id)
    values (${made.groupId}, ${made.playerIds}::bigint[], ${made.decision}, ${made.reason},
      ${made.operatorId})
    on conflict (group_id) do update set player_ids = excluded.player_ids,
      decision = excluded.decision, reason = excluded.reason,
      operator_id = excluded.operator_id, decided_at = now()`)
}

/** What holds of a group as it is now: who joined since was not looked at. */
export function stillHolds(decided: Decided | undefined, playerIds: readonly number[]) {
  if (!decided) return null
  const known = new Set(decided.playerIds.map(Number))
  if (!playerIds.every((playerId) => known.has(playerId))) return null
  const { decision, reason, operatorName, decidedAt } = decided
  return { decision, reason, operatorName, time: decidedAt.getTime() }
}
