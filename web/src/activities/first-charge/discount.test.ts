import { expect, test } from 'vitest'
import { discountPercent } from './discount.ts'

const props = { 1001: { num: 5 }, 1004: { num: 5 }, 1005: { num: 5 }, 1211: { num: 10 } }
const coin = (count: number) => ({ id: 2001, count, betRate: 5 })
const points = (count: number) => ({ id: 2002, count, betRate: 0 })
const coupon = (id: number) => ({ id, count: 1, betRate: 2 })

test.each([
  ['nothing but the price', 100_00, [], 100],
  ['coins', 100_00, [coin(20_00)], 120],
  ['points at 0.008', 100_00, [points(625_00)], 105],
  ['a general coupon as 100 for each percent', 100_00, [coupon(1001)], 105],
  ['the first pack', 100_00, [coin(20_00), points(625_00), coupon(1001)], 130],
  ['the second pack', 300_00, [coin(60_00), points(1_875_00), coupon(1004)], 126],
  ['the third pack', 1_000_00, [coin(200_00), points(6_250_00), coupon(1005)], 125],
  ['no fixed coupon', 100_00, [coupon(1211)], 100],
  ['no coupon the site does not know', 100_00, [coupon(1099)], 100],
  ['rounded down, never up', 300_00, [coin(2_99)], 100],
  ['exactly at the border', 300_00, [coin(3_00)], 101],
  // 0.008 has no exact double: 57.99… would be told as 157.
  ['exact where doubles are not', 100_00, [points(7_250_00)], 158],
])('a pack gives %s', (_what, price, award, percent) => {
  expect(discountPercent({ price, award }, props)).toBe(percent)
})

test('holds against exact arithmetic for any numbers', () => {
  for (let price = 1; price < 4000; price += 37)
    for (let count = 0; count < 90_000; count += 7919) {
      const exact = ((BigInt(price) * 1000n + BigInt(count) * 8n) * 100n) / (BigInt(price) * 1000n)
      const award = [points(count)]
      expect(BigInt(discountPercent({ price, award }, props))).toBe(exact)
    }
})
