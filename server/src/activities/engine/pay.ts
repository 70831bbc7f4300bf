import type { RewardItem } from '@parlour/contract/reward-items.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { grant } from '../../rewards/index.ts'
import type { Offer, Promotion, PromotionName } from './promotion.ts'

/** What was paid for a key before; null when nothing was. */
export async function findPaid(
  queries: Queries,
  playerId: number,
  activity: PromotionName,
  key: string,
): Promise<RewardItem[] | null> {
  const found = await queries.find<{ items: RewardItem[] }>(sql`select items from activity_claims
    where player_id = ${playerId} and activity = ${activity} and key = ${key}`)
  return found?.items ?? null
}

/** Claim, reward, ledger and requirement together. The player must be locked. */
export async function pay(
  tx: Tx,
  { name }: Pick<Promotion, 'name'>,
  playerId: number,
  { key, items }: Offer,
): Promise<RewardItem[]> {
  const granted = await grant(tx, {
    playerId,
    items,
    key: `activity:${playerId}:${name}:${key}`,
    source: name,
  })
  await tx.run(sql`insert into activity_claims (player_id, activity, key, items)
    values (${playerId}, ${name}, ${key}, ${JSON.stringify(granted)})`)
  return granted
}
