import { couponRanges, type RewardItem, rewardIds } from '@parlour/contract/reward-items.ts'

type Pack = { price: number; award: readonly RewardItem[] }
type Props = Readonly<Record<number, { num: number } | undefined>>

/**
 * What a pack gives in percent of its price, rounded down: its price, its coins, its points at
 * 0.008 and 100 for each percent of its general coupons. All of it in integers: with everything
 * times 500, points count 4 times and a coupon's percent 50 000 times.
 */
export function discountPercent({ price, award }: Pack, props: Props): number {
  const worth = award.reduce((sum, item) => sum + worthTimes500(item, props), 500 * price)
  const divisor = 5 * price
  return (worth - (worth % divisor)) / divisor
}

function worthTimes500({ id, count }: RewardItem, props: Props): number {
  if (id === rewardIds.coin) return 500 * count
  if (id === rewardIds.points) return 4 * count
  const [first, last] = couponRanges.generalCoupon
  return id >= first && id <= last ? 50_000 * (props[id]?.num ?? 0) : 0
}
