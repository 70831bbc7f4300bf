import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Coins granted to a player since the first of this month, by the site's calendar. */
export async function sumCoinsOfMonth(
  queries: Queries,
  playerId: number,
  timeZone: string,
): Promise<number> {
  const { sum } = await queries.row<{ sum: number }>(sql`
    select coalesce(sum((item->>'count')::bigint), 0)::bigint as sum
    from reward_grants, jsonb_array_elements(items) item
    where player_id = ${playerId} and (item->>'id')::int = ${rewardIds.coin}
      and granted_at >= date_trunc('month', now() at time zone ${timeZone})
        at time zone ${timeZone}`)
  return sum
}
