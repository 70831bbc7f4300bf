import { fundConfig } from '@parlour/contract/activities/fund.ts'
import { expect, test } from 'vitest'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import * as rules from './rules.ts'

const config = fundConfig.parse({})
const boughtAt = momentAt('2026-12-31T23:59:59+07:00')
const nextYear = momentAt('2027-01-01T00:00:00+07:00')
const purchase = aDeposit(500_00, { actType: 16, awardId: 1 })
const bought = rules.afterDeposit(rules.start(), purchase, boughtAt)
const played = (stake: number) => rules.afterRound(bought, aRound(stake), nextYear, config)
const offered = (state: rules.State) =>
  rules.offers(meFor(config, state, nextYear)).map(({ key, items }) => [key, items[0]?.count])

test('it costs 500, once: there is one thing to buy', () => {
  const price = (state: rules.State, awardId: number | null) =>
    rules.priceOf(meFor(config, state, boughtAt), awardId)
  expect(price(rules.start(), 1)).toBe(500_00)
  expect(price(rules.start(), 2)).toBeNull()
  expect(price(rules.start(), null)).toBeNull()
  expect(price(bought, 1)).toBeNull()
})

test.each([
  ['a plain deposit of the price', aDeposit(500_00)],
  ['less than the price', aDeposit(400_00, { actType: 16, awardId: 1, coversPrice: false })],
  ['a pack of another activity', aDeposit(500_00, { actType: 39, awardId: 1 })],
])('%s buys nothing', (_what, deposit) => {
  expect(rules.afterDeposit(rules.start(), deposit, boughtAt)).toEqual(rules.start())
})

test('bought a second time it stays as it is', () => {
  expect(rules.afterDeposit(bought, purchase, nextYear)).toBe(bought)
})

test.each([
  [1_999_99, []],
  [2_000_00, [['200000', 50_00]]],
  [
    9_999_99,
    [
      ['200000', 50_00],
      ['500000', 75_00],
    ],
  ],
  [
    50_000_00,
    [
      ['200000', 50_00],
      ['500000', 75_00],
      ['1000000', 100_00],
      ['2000000', 125_00],
      ['5000000', 200_00],
    ],
  ],
])('wagered %i since: %j can be claimed', (wagered, offers) => {
  expect(offered(played(wagered))).toEqual(offers)
})

test('rounds before the purchase count for nothing, those of the same moment do', () => {
  const earlier = momentAt('2026-12-31T23:59:58+07:00')
  expect(rules.afterRound(rules.start(), aRound(5_000_00), earlier, config)).toEqual(rules.start())
  expect(rules.afterRound(bought, aRound(5_000_00), earlier, config)).toBe(bought)
  expect(rules.afterRound(bought, aRound(5_00), boughtAt, config).wagered).toBe(5_00)
})

test('all games count whole, also while a bonus is being cleared', () => {
  const live = aRound(2_000_00, { typeId: 5, clearsBonus: true })
  expect(rules.afterRound(bought, live, nextYear, config).wagered).toBe(2_000_00)
})

test('beyond the last step nothing changes any more', () => {
  const full = played(80_000_00)
  expect(full.wagered).toBe(50_000_00)
  expect(rules.afterRound(full, aRound(1_00), nextYear, config)).toBe(full)
})

test('a step is claimed once; when all are, it is complete', () => {
  const first = rules.claimed(played(5_000_00), '200000')
  expect(offered(first)).toEqual([['500000', 75_00]])
  const all = config.tiers.reduce(
    (state, { from }) => rules.claimed(state, String(from)),
    played(50_000_00),
  )
  expect(rules.isComplete(meFor(config, all, nextYear))).toBe(true)
  expect(rules.isComplete(meFor(config, first, nextYear))).toBe(false)
})

test('a bought fund keeps the config it was bought with', () => {
  expect(rules.renews(rules.start())).toBe(true)
  expect(rules.renews(bought)).toBe(false)
})
