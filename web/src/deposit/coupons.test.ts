import { expect, test } from 'vitest'
import { bonusOfCoupon, isUsable, worthOf } from './coupons.ts'

const prop = (id: number, num: number) => ({
  [id]: {
    id,
    name: '',
    nameEn: '',
    num,
    price: 0,
    parameter: { limitAmount: 100_00, maxBonus: 300_00 },
  },
})
const coupon = (propId: number) => ({
  couponId: 1,
  propId,
  limitAmount: 100_00,
  expireTime: 0,
})

test('a general coupon is a share of the deposit, a fixed one and a gift are coins', () => {
  expect(worthOf(coupon(1002), prop(1002, 10))).toEqual({ percent: 10, maxBonus: 300_00 })
  expect(worthOf(coupon(1211), prop(1211, 30))).toEqual({ amount: 30_00 })
  expect(worthOf(coupon(1301), prop(1301, 5))).toEqual({ amount: 5_00 })
  expect(worthOf(coupon(1301), {})).toBeNull()
})

test('below its smallest deposit a coupon adds nothing, and never more than its maximum', () => {
  const props = prop(1002, 10)
  expect(bonusOfCoupon(coupon(1002), props, 500_00)).toBe(50_00)
  expect(bonusOfCoupon(coupon(1002), props, 200_000_00)).toBe(300_00)
  expect(bonusOfCoupon(coupon(1002), props, 99_99)).toBe(0)
  expect(bonusOfCoupon(null, props, 500_00)).toBe(0)
  expect(isUsable(coupon(1002), 100_00)).toBe(true)
  expect(isUsable(coupon(1002), null)).toBe(false)
})
