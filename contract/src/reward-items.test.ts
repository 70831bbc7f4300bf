import { expect, test } from 'vitest'
import { activityFolder, activityNames, activityTypes, findActivityName } from './activity-types.ts'
import { findGameTypeName } from './game-types.ts'
import { couponBonus, isPercentItem, rewardKind } from './reward-items.ts'

test.each([
  [1001, 'generalCoupon'],
  [1099, 'generalCoupon'],
  [1100, 'unknown'],
  [1201, 'fixedCoupon'],
  [1299, 'fixedCoupon'],
  [1301, 'giveCoupon'],
  [1399, 'giveCoupon'],
  [2001, 'coin'],
  [2002, 'points'],
  [4001, 'countItem'],
  [6003, 'unknown'],
  [6004, 'signInCard'],
  [6007, 'signInCard'],
  [40_001, 'newYearItem'],
  [40_004, 'newYearItem'],
  [40_005, 'unknown'],
])('reward %i is a %s', (id, kind) => {
  expect(rewardKind(id)).toBe(kind)
})

test('percent items are 1001 to 1011 and 1201 to 1204', () => {
  const shown = [1000, 1001, 1011, 1012, 1200, 1201, 1204, 1205].filter(isPercentItem)
  expect(shown).toEqual([1001, 1011, 1201, 1204])
})

test('there are 25 activities, each with a number of its own', () => {
  expect(activityNames).toHaveLength(25)
  expect(new Set(Object.values(activityTypes)).size).toBe(25)
  expect(findActivityName(39)).toBe('FirstCharge')
  expect(findActivityName(5)).toBeNull()
})

test('an activity’s folder is its name in kebab-case', () => {
  const names = ['VIP', 'InviteFriend1', 'Agent5', 'OutLink', 'FreeLoginBonus'] as const
  const folders = ['vip', 'invite-friend1', 'agent5', 'out-link', 'free-login-bonus']
  expect(names.map(activityFolder)).toEqual(folders)
})

test('a home tab has its analytics name', () => {
  expect([0, 1, 101, 7].map(findGameTypeName)).toEqual(['home', 'slots', 'favorites', null])
})

test.each([
  ['a general coupon: so many percent', 1001, 5, 300_00, 15_00],
  ['beyond the ids shown with a percent sign too', 1050, 10, 300_00, 30_00],
  ['never more than its share', 1001, 5, 100_19, 5_00],
  ['up to its maximum', 1001, 5, 1_000_00, 50_00],
  ['and no more than that', 1001, 5, 1_000_000_00, 50_00],
  ['a fixed coupon: so many coins', 1211, 30, 300_00, 30_00],
  ['a gift: so many coins', 1301, 5, 300_00, 5_00],
])('%s', (_what, id, num, amount, bonus) => {
  expect(couponBonus({ id, num, parameter: { maxBonus: 50_00 } }, amount)).toBe(bonus)
})
