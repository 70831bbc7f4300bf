import { expect, test } from 'vitest'
import type { DepositFacts, DepositRefusal, DepositRequest } from './rules.ts'
import { findRefusal } from './rules.ts'

const free: DepositFacts = {
  gate: null,
  channel: { minAmount: 100_00, maxAmount: 5_000_00 },
  isBankMissing: false,
  price: 'anyAmount',
  mayTakeOffers: true,
  openOrders: 2,
  room: null,
  isLimitRequired: false,
}
const request: DepositRequest = { amount: 300_00, version: 4, actType: 0, rechargeType: 1 }

test.each([
  ['a plain deposit', {}, {}],
  ['one with a coupon', {}, { couponId: 7 }],
  ['all that a limit leaves', { room: 300_00 }, {}],
  ['the smallest', {}, { amount: 100_00 }],
  ['the largest', {}, { amount: 5_000_00 }],
  ['a pack at its price', { price: 300_00 }, { actType: 1, awardId: 2 }],
  ['a plain deposit of who is offered nothing', { mayTakeOffers: false }, {}],
])('%s is taken', (_what, change, more) => {
  expect(findRefusal({ ...free, ...change }, { ...request, ...more } as DepositRequest)).toBeNull()
})

const refused: [string, Partial<DepositFacts>, object, DepositRefusal][] = [
  ['a shut gate', { gate: 'kycDue' }, {}, 'kycDue'],
  ['a channel that is not there', { channel: null }, {}, 'unknownChannel'],
  ['too little', {}, { amount: 99_99 }, 'amountOutOfRange'],
  ['too much', {}, { amount: 5_000_01 }, 'amountOutOfRange'],
  ['a bank that is not bound', { isBankMissing: true }, {}, 'bankNotBound'],
  ['more than a limit leaves', { room: 299_99 }, {}, 'limitReached'],
  ['a limit that must be set first', { isLimitRequired: true }, {}, 'limitRequired'],
  ['a pack that is not on sale', { price: null }, { actType: 1 }, 'offerNotOpen'],
  ['a pack at another price', { price: 299_00 }, { actType: 1 }, 'priceMismatch'],
  ['a pack for who is offered nothing', { mayTakeOffers: false }, { actType: 1 }, 'offerNotOpen'],
  ['a coupon of such', { mayTakeOffers: false }, { couponId: 7 }, 'couponNotUsable'],
  ['a fourth open order', { openOrders: 3 }, {}, 'tooManyOpenOrders'],
  ['a coupon with a pack', { price: 300_00 }, { actType: 1, couponId: 7 }, 'couponNotUsable'],
]

test.each(refused)('%s is refused', (_what, change, more, refusal) => {
  const asked = { ...request, ...more } as DepositRequest
  expect(findRefusal({ ...free, ...change }, asked)).toBe(refusal)
})

test('of several reasons the gate’s is told first, then the first of the table', () => {
  const facts: DepositFacts = { ...free, channel: null, price: null, openOrders: 3 }
  expect(findRefusal(facts, request)).toBe('unknownChannel')
  expect(findRefusal({ ...facts, gate: 'termsOutdated' }, request)).toBe('termsOutdated')
})
