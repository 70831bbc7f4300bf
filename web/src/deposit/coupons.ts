import { couponBonus, isShareCoupon } from '@parlour/contract/reward-items.ts'
import type { SiteConfig } from '../site/config.ts'
import type { Coupon } from '../money/types.ts'

type Props = SiteConfig['appPropConfigMap']

/** What a coupon promises: a share of the deposit, or coins. Null when the site does not say. */
export type CouponWorth = { percent: number; maxBonus: number } | { amount: number }

export function worthOf({ propId }: Coupon, props: Props): CouponWorth | null {
  const prop = props[propId]
  if (!prop) return null
  return isShareCoupon(propId)
    ? { percent: prop.num, maxBonus: prop.parameter.maxBonus }
    : { amount: prop.num * 100 }
}

/** What the coupon adds to a deposit of this size: the server reckons the same. */
export function bonusOfCoupon(coupon: Coupon | null, props: Props, amount: number): number {
  const prop = coupon && props[coupon.propId]
  return prop && isUsable(coupon, amount) ? couponBonus(prop, amount) : 0
}

export function isUsable({ limitAmount }: Coupon, amount: number | null): boolean {
  return amount !== null && amount >= limitAmount
}
