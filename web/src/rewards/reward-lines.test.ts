import { expect, test } from 'vitest'
import type { Translate } from '../i18n/texts.ts'
import { rewardLines, rewardText } from './reward-lines.ts'

/** Answers the key and what it was given, so that a test reads without a language. */
const t = ((key: string, values?: object) =>
  [key, ...Object.values(values ?? {})].join(' ')) as Translate

const words = {
  t,
  money: (hundredths: number) => `฿${(hundredths / 100).toFixed(2)}`,
  choose: (_thai: string, english: string) => english,
}

const tenPercent = {
  id: 1001,
  name: 'คูปอง 10%',
  nameEn: '10% coupon',
  num: 10,
  price: 0,
  parameter: { limitAmount: 100_00, maxBonus: 50_00 },
}

test('coins show money and their turnover', () => {
  expect(rewardLines([{ id: 2001, count: 20_00, betRate: 5 }], {}, words)).toEqual([
    { item: 'coin', amountText: '฿20.00', text: 'item.coinTurnover 5' },
  ])
  expect(rewardLines([{ id: 2001, count: 20_00, betRate: 0 }], {}, words)[0]?.text).toBe(
    'item.coin',
  )
})

test('points show whole points', () => {
  expect(rewardLines([{ id: 2002, count: 150_99, betRate: 0 }], {}, words)).toEqual([
    { item: 'points', amountText: '150', text: 'item.points 150.99' },
  ])
})

test('a coupon shows its percent and the smallest deposit it may be used with', () => {
  expect(rewardLines([{ id: 1001, count: 2, betRate: 0 }], { 1001: tenPercent }, words)).toEqual([
    { item: 'percent', amountText: '+10% ×2', text: 'item.couponMinimum ฿100.00' },
  ])
})

test('a coupon of a fixed sum shows it as money', () => {
  const thirty = { ...tenPercent, id: 1212, num: 30 }
  expect(rewardLines([{ id: 1212, count: 1, betRate: 0 }], { 1212: thirty }, words)).toEqual([
    { item: 'coupon-fixed', amountText: '+฿30.00', text: 'item.couponMinimum ฿100.00' },
  ])
})

test('a coupon the site says nothing about shows how many there are', () => {
  expect(rewardLines([{ id: 1301, count: 1, betRate: 0 }], {}, words)).toEqual([
    { item: 'coupon-give', amountText: '×1', text: 'item.coupon' },
  ])
})

test('what has only a name has it in the reader’s language', () => {
  const gift = { ...tenPercent, id: 1301, name: 'ของขวัญ', nameEn: 'A gift' }
  const free = { ...gift, parameter: { limitAmount: 0, maxBonus: 5_00 } }
  const item = { id: 1301, count: 1, betRate: 0 }
  expect(rewardLines([item], { 1301: free }, words)[0]?.text).toBe('A gift')
})

test.each([
  [6005, 'sign-6005'],
  [40_004, 'ny-firework'],
  [4001, 'spin-token'],
  [1204, 'percent-fixed'],
  [1210, 'coupon-fixed'],
  [9999, 'gift-blue'],
])('item %i has the picture %s', (id, art) => {
  expect(rewardLines([{ id, count: 1, betRate: 0 }], {}, words)[0]?.item).toBe(art)
})

test('in a sentence money has its sign, and conditions stand in brackets', () => {
  const say = (id: number, count: number, betRate: number) =>
    rewardText({ id, count, betRate }, { 1001: tenPercent }, words)
  expect(say(2001, 20_00, 0)).toBe('฿20.00')
  expect(say(2001, 20_00, 5)).toMatch(/^฿20\.00 \(item\.coinTurnover/)
  expect(say(2002, 100_00, 0)).toBe('100 item.points 100')
  expect(say(40_003, 1, 0)).toBe('1 item.newYearLottery 1')
  expect(say(1001, 1, 0)).toBe('+10% (item.couponMinimum ฿100.00)')
})
