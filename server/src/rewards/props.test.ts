import { firstChargeConfig } from '@parlour/contract/activities/first-charge.ts'
import { couponBonus, isShareCoupon, rewardIds } from '@parlour/contract/reward-items.ts'
import { expect, test } from 'vitest'
import { propConfigMap } from './props.ts'

const props = Object.values(propConfigMap)

test.each(props.filter(({ id }) => isShareCoupon(id)))(
  'coupon $id ends at ten times what it gives on its smallest deposit',
  (prop) => {
    const { limitAmount, maxBonus } = prop.parameter
    expect(maxBonus).toBe(10 * couponBonus(prop, limitAmount))
    expect(couponBonus(prop, 1_000_000_00)).toBe(maxBonus)
  },
)

test('the packs are worth +30, +90 and +300, their coupons end at 50, 150 and 500', () => {
  const { packs } = firstChargeConfig.parse({})
  const worth = packs.map(({ price, award }) => {
    const coins = award.find(({ id }) => id === rewardIds.coin)!.count
    const points = award.find(({ id }) => id === rewardIds.points)!.count
    const coupon = propConfigMap[award.find(({ id }) => id in propConfigMap)!.id]!
    return [coins + points / 125 + couponBonus(coupon, price), coupon.parameter.maxBonus]
  })
  expect(worth).toEqual([
    [30_00, 50_00],
    [90_00, 150_00],
    [300_00, 500_00],
  ])
})
