import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { couponRanges, rewardKind } from '@parlour/contract/reward-items.ts'
import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { post } from '../wallet/index.ts'

export type Grant = {
  playerId: number
  items: RewardItem[]
  /** Stands for this one grant, for ever: `what:who:which`. */
  key: string
  /** What the player's history shows as its cause. */
  source: string
}

/**
 * Gives a player a list of items, in the caller's transaction, once for a key. The same key again
 * gives nothing and answers what was given the first time. Whatever was promised, nothing is to be
 * wagered more often than the place allows.
 */
export async function grant(tx: Tx, wanted: Grant): Promise<RewardItem[]> {
  const { playerId, key, source } = wanted
  const { settings } = await readSettings(tx)
  const { highestTurnover } = jurisdictionOf(settings.jurisdiction)
  const items = wanted.items
    .filter(({ count }) => count > 0)
    .map((item) => ({ ...item, betRate: Math.min(item.betRate, highestTurnover) }))
  const isFirst = await tx.run(sql`insert into reward_grants (player_id, key, source, items)
    values (${playerId}, ${key}, ${source}, ${JSON.stringify(items)}) on conflict do nothing`)
  if (!isFirst) return readGranted(tx, playerId, key)
  for (const [index, item] of items.entries())
    await giveItem(tx, { ...wanted, key: `${key}:${index}` }, item, settings)
  return items
}

/** Whether something was given for a key already. */
export async function isGranted(queries: Queries, playerId: number, key: string): Promise<boolean> {
  const found = await queries.find(sql`select from reward_grants
    where player_id = ${playerId} and key = ${key}`)
  return found !== null
}

async function readGranted(tx: Tx, playerId: number, key: string): Promise<RewardItem[]> {
  const { items } = await tx.row<{ items: RewardItem[] }>(sql`
    select items from reward_grants where player_id = ${playerId} and key = ${key}`)
  return items
}

async function giveItem(
  tx: Tx,
  { playerId, key, source }: Grant,
  item: RewardItem,
  { rules }: SiteSettings,
) {
  const { id, count: amount, betRate } = item
  const kind = rewardKind(id)
  if (kind === 'unknown') throw new Error(`no such reward item: ${id}`)
  if (kind === 'coin') {
    const requirement = { betRate, source }
    await post(tx, { code: 'reward', playerId, key, amount, source, requirement })
  } else if (kind === 'points') {
    await post(tx, { code: 'reward_points', playerId, key, amount, source })
  } else if (kind in couponRanges) {
    const { lifeDays } = rules.coupons
    await tx.run(sql`insert into reward_coupons (player_id, item_id, expires_at)
      select ${playerId}, ${id}, now() + ${lifeDays} * interval '1 day'
      from generate_series(1, ${amount})`)
  } else if (kind !== 'newYearItem') {
    // What belongs to a season is counted by its activity, and ends with it.
    await tx.run(sql`insert into reward_props (player_id, item_id, pieces)
      values (${playerId}, ${id}, ${amount})
      on conflict (player_id, item_id) do update set pieces = reward_props.pieces + ${amount}`)
  }
}
