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

const hasCoins = { text: `items @> '[{"id": ${rewardIds.coin}}]'`, values: [] }

/** The newest grants of coins from the given causes, whoever they went to. */
export function listLatestCoins(
  queries: Queries,
  sources: readonly string[],
  limit: number,
): Promise<CoinGrant[]> {
  const [only] = sources
  // A seldom one is found by the index of its own: this order has no other, and a span of one cause
  // leaves the database no choice.
  const { isMeant, order } =
    sources.length === 1
      ? {
          isMeant: sql`source between ${only} and ${only} and ${hasCoins}`,
          order: sql`source desc, `,
        }
      : { isMeant: sql`source = any(${sources})`, order: sql`` }
  return queries.rows<CoinGrant>(sql`
    select player_id as "playerId", source, coins.amount,
      floor(extract(epoch from granted_at) * 1000)::bigint as "grantedAt"
    from reward_grants, lateral (
      select sum((item->>'count')::bigint)::bigint as amount from jsonb_array_elements(items) item
      where (item->>'id')::int = ${rewardIds.coin}) coins
    where ${isMeant} and coins.amount > 0
    order by ${order}granted_at desc limit ${limit}`)
}
