import type { Queries } from '../frame/db.ts'
import { readDepositUses } from './deposit-limits.ts'
import { readPlayUses } from './play-totals.ts'
import { listSet, readClock } from './records.ts'
import { isUsedUp } from './rules.ts'

/** Whether one of the player's limits is used up. Of who limits nothing it is one look. */
export async function hasReachedLimit(queries: Queries, playerId: number): Promise<boolean> {
  const limits = await listSet(queries, playerId)
  if (limits.length === 0) return false
  const clock = await readClock(queries)
  const uses = {
    deposit: await readDepositUses(queries, playerId, clock, 0),
    ...(await readPlayUses(queries, playerId)),
  }
  return limits.some((limit) => isUsedUp(limit, uses[limit.kind], clock))
}
