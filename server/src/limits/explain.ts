import type { Explained } from '../frame/module.ts'
import type { Queries } from '../frame/db.ts'
import { findDepositRoom } from './deposit-limits.ts'
import type { SumOpenOrders } from './standing.ts'
import { findPause } from './standing.ts'

/** Until when play is paused, or what a deposit limit leaves and when there is room again. */
export async function explainLimits(
  queries: Queries,
  playerId: number,
  errorName: string,
  sumOpenOrders: SumOpenOrders,
): Promise<Explained | null> {
  if (errorName === 'timedOut' || errorName === 'selfExcluded') {
    const pause = await findPause(queries, playerId)
    return { until: pause?.endTime ?? pause?.untilTime ?? null }
  }
  if (errorName !== 'limitReached') return null
  const room = await findDepositRoom(queries, playerId, await sumOpenOrders(queries, playerId))
  return room && { left: room.left, until: room.freeAt }
}
