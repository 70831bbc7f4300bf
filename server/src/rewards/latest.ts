import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'

export type CoinGrant = { playerId: number; source: string; amount: number; grantedAt: number }

export type Granted = { source: string; items: RewardItem[]; grantedAt: Date }

/** What one player was given, the newest first. */
export function listGranted(queries: Queries, playerId: number, limit: number): Promise<Granted[]> {
  return queries.rows<Granted>(sql`select source, items, granted_at as "grantedAt"
    from reward_grants where player_id = ${playerId} order by granted_at desc limit ${limit}`)
}

/** The newest grants of coins from the given causes, whoever they went to. */
export function listLatestCoins(
  queries: Queries,
  sources: readonly string[],
  limit: number,
): Promise<CoinGrant[]> {
  return queries.rows<CoinGrant>(sql`
    select player_id as "playerId", source, coins.amount,
      floor(extract(epoch from granted_at) * 1000)::bigint as "grantedAt"
    from reward_grants, lateral (
      select sum((item->>'count')::bigint)::bigint as amount from jsonb_array_elements(items) item
      where (item->>'id')::int = ${rewardIds.coin}) coins
    where source = any(${sources}) and coins.amount > 0
    order by granted_at desc limit ${limit}`)
}
