/** What a reward can consist of. No schema here: the browser loads this file. */
export const rewardIds = {
  coin: 2001,
  points: 2002,
  countItem: 4001,
  newYearActive: 40_001,
  newYearBox: 40_002,
  newYearLottery: 40_003,
  newYearFirework: 40_004,
} as const

export const signInCardIds = [6004, 6005, 6006, 6007] as const
export type SignInCardId = (typeof signInCardIds)[number]

/** Coupon ids by kind, both ends included: percent of a deposit, a fixed amount on it, a gift. */
export const couponRanges = {
  generalCoupon: [1001, 1099],
  fixedCoupon: [1201, 1299],
  giveCoupon: [1301, 1399],
} as const
export type CouponKind = keyof typeof couponRanges

export type RewardKind =
  | CouponKind
  | 'coin'
  | 'points'
  | 'countItem'
  | 'signInCard'
  | 'newYearItem'
  | 'unknown'

export type RewardItem = {
  id: number
  /** Hundredths for coin and points, pieces for everything else. */
  count: number
  /** How many times the reward is to be wagered before it can be withdrawn. */
  betRate: number
}

export function rewardKind(id: number): RewardKind {
  const coupon = couponKindOf(id)
  if (coupon) return coupon
  if (id === rewardIds.coin) return 'coin'
  if (id === rewardIds.points) return 'points'
  if (id === rewardIds.countItem) return 'countItem'
  if (id >= 6004 && id <= 6007) return 'signInCard'
  if (id >= rewardIds.newYearActive && id <= rewardIds.newYearFirework) return 'newYearItem'
  return 'unknown'
}

/** Items whose number is shown with a percent sign. */
export function isPercentItem(id: number): boolean {
  return (id >= 1001 && id <= 1011) || (id >= 1201 && id <= 1204)
}

/** A coupon as the prop list describes it. `num` is its percent or its coins. */
type CouponProp = { id: number; num: number; parameter: { maxBonus: number } }

/** What a coupon adds to a deposit: a share of it up to its maximum, or an amount. */
export function couponBonus({ id, num, parameter }: CouponProp, depositAmount: number): number {
  return isShareCoupon(id)
    ? Math.min(parameter.maxBonus, Math.floor((depositAmount * num) / 100))
    : num * 100
}

export function isShareCoupon(id: number): boolean {
  return isPercentItem(id) || couponKindOf(id) === 'generalCoupon'
}

const couponKinds = ['generalCoupon', 'fixedCoupon', 'giveCoupon'] as const

export function couponKindOf(id: number): CouponKind | null {
  const matches = (kind: CouponKind) => id >= couponRanges[kind][0] && id <= couponRanges[kind][1]
  return couponKinds.find(matches) ?? null
}
