import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { keepNameable } from '../../games/index.ts'
import { maskId } from '../../players/index.ts'
import { listLatestCoins } from '../../rewards/index.ts'
import type { PromotionName } from './promotion.ts'

/** Some of those that are read may not be told of: that many more are read than told. */
const readPerTold = 2

/** The latest who really received coins from a promotion, masked. */
export async function listWinners(queries: Queries, activity: PromotionName, limit = 20) {
  const grants = await listLatestCoins(queries, [activity], limit * readPerTold)
  const shown = await keepNameable(queries, grants)
  return shown.slice(0, limit).map(({ playerId, grantedAt, amount }) => ({
    phone: maskId(playerId),
    timestamp: grantedAt,
    amount,
  }))
}

/** The latest who drew, and what came out for them, masked. */
export async function listLatestDraws(
  queries: Queries,
  activity: PromotionName,
  limit = 20,
): Promise<{ phone: string; timestamp: number; result: unknown }[]> {
  const draws = await queries.rows<{ playerId: number; result: unknown; at: number }>(sql`
    select player_id as "playerId", result, floor(extract(epoch from drawn_at) * 1000)::bigint as at
    from activity_draws where activity = ${activity} order by drawn_at desc
    limit ${limit * readPerTold}`)
  const shown = await keepNameable(queries, draws)
  return shown.slice(0, limit).map(({ playerId, at, result }) => ({
    phone: maskId(playerId),
    timestamp: at,
    result,
  }))
}
