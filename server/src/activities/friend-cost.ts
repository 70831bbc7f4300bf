import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import { propConfigMap } from '../rewards/index.ts'
import type { Running } from './engine/configs.ts'
import { momentOf } from './engine/moment.ts'
import { isReplaced } from './engine/programme.ts'
import type { PromotionName } from './engine/promotion.ts'
import { promotions } from './table.ts'

/** What one friend can cost in a programme: hundredths of a coin, and of what the friend stakes. */
export type FriendCost = { name: PromotionName; coins: number; perMillionOfStakes: number }

/**
 * What one invited friend can cost at most, in each programme that runs. Several may pay for the
 * same friend: whoever decides on one of them should see the sum.
 */
export function listFriendCosts(
  { inForce, timeZone }: Pick<Running, 'inForce' | 'timeZone'>,
  now: number,
): FriendCost[] {
  const moment = momentOf(now, timeZone)
  return promotions.flatMap((promotion) => {
    const newest = inForce.get(promotion.name)
    if (!newest?.isOn || isReplaced(promotion, inForce, moment)) return []
    const { commission, name } = promotion
    const prizes = promotion.friendPrizes?.(newest.config) ?? []
    const largestTeam = { stake: Infinity, validMembers: Infinity }
    const rates = commission?.rates(newest.config, largestTeam) ?? []
    if (prizes.length + rates.length === 0) return []
    const worth = prizes.map(({ items, friends }) => Math.ceil(worthOf(items) / friends))
    return [{ name, coins: sumOf(worth), perMillionOfStakes: sumOf(rates) }]
  })
}

/** Coins, and what a coupon adds at most. Points are little, and are left out. */
function worthOf(items: readonly RewardItem[]): number {
  const each = items.map(({ id, count }) =>
    id === rewardIds.coin ? count : (propConfigMap[id]?.parameter.maxBonus ?? 0) * count,
  )
  return sumOf(each)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}
