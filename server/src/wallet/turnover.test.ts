import { siteRules } from '@parlour/contract/site-rules.ts'
import { expect, test } from 'vitest'
import { contributionOf, contributionRate, contributionRates } from './contribution.ts'
import type { OpenRequirement } from './turnover.ts'
import {
  lockedOf,
  progressOf,
  targetOf,
  turnoverLeftOf,
  withdrawableOf,
  withoutBet,
  withoutRequirement,
} from './turnover.ts'

/** A queue opened one after the other while the counter stood still. */
function queueOf(counter: number, ...asked: [amount: number, betRate: number][]) {
  const queue: OpenRequirement[] = []
  for (const [index, [amount, betRate]] of asked.entries()) {
    const required = amount * betRate
    const target = targetOf(queue, counter, required)
    const named = { requirementId: index + 1, openedSeq: index + 1, isBonus: betRate > 1 }
    queue.push({ ...named, amount, required, target })
  }
  return queue
}
const leftOf = (queue: OpenRequirement[], counter: number) =>
  progressOf(queue, counter).map(({ left }) => left)

test.each([
  ['nothing wagered', 0, [100, 250], 150],
  ['the first is under way', 40, [60, 250], 150],
  ['the first is met, to the hundredth', 100, [0, 250], 50],
  ['one short of the first', 99, [1, 250], 150],
  ['the second is under way', 300, [0, 50], 50],
  ['all met', 350, [0, 0], 0],
  ['more than asked', 1000, [0, 0], 0],
])('first in first out: %s', (_, wagered, left, locked) => {
  const queue = queueOf(0, [100, 1], [50, 5])
  expect(leftOf(queue, wagered)).toEqual(left)
  expect(lockedOf(progressOf(queue, wagered))).toBe(locked)
  expect(turnoverLeftOf(progressOf(queue, wagered))).toBe(Math.max(0, 350 - wagered))
})

test.each([
  [200, 0, 50],
  [150, 0, 0],
  [100, 0, 0],
  [200, 100, 150],
  [200, 350, 200],
  [0, 0, 0],
])('%s coins after wagering %s: %s can be withdrawn', (coin, wagered, withdrawable) => {
  const progress = progressOf(queueOf(0, [100, 1], [50, 5]), wagered)
  expect(withdrawableOf(coin, progress)).toBe(withdrawable)
})

test('what was wagered before a requirement was opened does not count for it', () => {
  expect(leftOf(queueOf(10_000, [100, 1]), 10_000)).toEqual([100])
  expect(leftOf(queueOf(10_000, [100, 1]), 10_030)).toEqual([70])
})

test('those behind a bonus given up move up by what was left of it', () => {
  const queue = queueOf(0, [50, 5], [100, 1])
  expect(leftOf(withoutRequirement(queue, 30, 1).open, 30)).toEqual([100])
  expect(leftOf(withoutRequirement(queue, 30, 2).open, 30)).toEqual([220])
})

test('what the counter has met is told apart when the queue changes', () => {
  const { met, open } = withoutRequirement(queueOf(0, [100, 1], [50, 5], [10, 1]), 100, 2)
  expect(met.map(({ requirementId }) => requirementId)).toEqual([1])
  expect(open.map(({ requirementId }) => requirementId)).toEqual([3])
  expect(leftOf(open, 100)).toEqual([10])
})

test('a bet rolled back is taken out of the progress it made', () => {
  const queue = queueOf(0, [100, 1], [50, 5])
  const { open } = withoutBet(queue, 60, { seq: 5, contribution: 25 })
  expect(leftOf(open, 35)).toEqual([65, 250])
})

test('a requirement opened after the bet owes nothing for it', () => {
  const queue = queueOf(500, [100, 1])
  const { open } = withoutBet(queue, 530, { seq: 0, contribution: 200 })
  expect(leftOf(open, 330)).toEqual([70])
})

test('what was met stays met, and the next one pays back only what it has', () => {
  const queue = queueOf(0, [100, 1], [50, 5])
  const { met, open } = withoutBet(queue, 120, { seq: 5, contribution: 90 })
  expect(met.map(({ requirementId }) => requirementId)).toEqual([1])
  expect(leftOf(open, 30)).toEqual([250])
})

test.each([
  [1, 12_345, 12_345],
  [2, 12_345, 12_345],
  [3, 12_345, 6_172],
  [4, 1, 0],
  [5, 12_345, 1_234],
  [6, 12_345, 12_345],
] as const)('a game of type %s: of a stake of %s counts %s', (type, stake, counted) => {
  const rates = contributionRates(siteRules.parse({}).contribution)
  expect(contributionOf(stake, rates[type])).toBe(counted)
})

test('what counts of a stake follows the settings', () => {
  const { contribution } = siteRules.parse({ contribution: { slots: 40, live: 0, poker: 100 } })
  expect(contributionRates(contribution)).toMatchObject({ 1: 400_000, 3: 1_000_000, 5: 0 })
})

test('the contribution of the largest stake is exact', () => {
  const stake = Number.MAX_SAFE_INTEGER
  const exact = (BigInt(stake) * 500_000n) / 1_000_000n
  expect(BigInt(contributionOf(stake, 500_000))).toBe(exact)
})

test('a game counts by its own share where it has one, nought too', () => {
  const { contribution } = siteRules.parse({})
  const rateOf = (countedPercent: number | null) =>
    contributionRate(contribution, { typeId: 6, countedPercent })
  expect([null, 0, 30, 100].map(rateOf)).toEqual([1_000_000, 0, 300_000, 1_000_000])
})
