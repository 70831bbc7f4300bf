import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { maskId } from '../../players/index.ts'
import { listLatestCoins } from '../../rewards/index.ts'
import type { PromotionName } from './promotion.ts'

/** The latest who really received coins from a promotion, masked. */
export async function listWinners(queries: Queries, activity: PromotionName, limit = 20) {
  const grants = await listLatestCoins(queries, [activity], limit)
  return grants.map(({ playerId, grantedAt, amount }) => ({
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
    from activity_draws where activity = ${activity} order by drawn_at desc limit ${limit}`)
  return draws.map(({ playerId, at, result }) => ({
    phone: maskId(playerId),
    timestamp: at,
    result,
  }))
}
