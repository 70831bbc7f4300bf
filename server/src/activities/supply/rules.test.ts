import { supplyConfig } from '@parlour/contract/activities/supply.ts'
import { expect, test } from 'vitest'
import type { Moment } from '../engine/rules.ts'
import { aDeposit, aRound, meFor, momentAt } from '../engine/test-player.ts'
import type { State } from './rules.ts'
import * as rules from './rules.ts'

const config = supplyConfig.parse({})
/** A Sunday, the last second of its day, and the Monday after it. */
const sunday = momentAt('2026-11-15T10:00:00+07:00')
const sundayEnd = momentAt('2026-11-15T23:59:59+07:00')
const monday = momentAt('2026-11-16T00:00:00+07:00')
const start = (moment: Moment) => rules.start(config, {}, moment)

/** A day on which so much was deposited and lost. */
function dayOf(deposited: number, lost: number, moment = sunday, before = start(moment)): State {
  const paid = rules.afterDeposit(before, aDeposit(deposited), moment)
  return rules.afterRound(paid, aRound(lost), moment)
}

test.each([
  ['nearly nothing left', { coin: 9_99 }, 100_00, true],
  ['ten coins left', { coin: 10_00 }, 100_00, false],
  ['the coins in the safe box', { coin: 0, safebox: 10_00 }, 100_00, false],
  ['a round still open', { coin: 0, hasOpenRound: true }, 100_00, false],
  ['a withdrawal pending', { coin: 0, hasOpenWithdrawal: true }, 100_00, false],
  ['too little deposited today', { coin: 0 }, 99_99, false],
])('with %s: %#', (_what, player, deposited, isBankrupt) => {
  const me = meFor(config, dayOf(deposited, 500_00), sunday, player)
  expect(rules.isBankrupt(me)).toBe(isBankrupt)
  expect(rules.offers(me)).toHaveLength(isBankrupt ? 1 : 0)
})

test.each([
  [0, 0],
  [99_99, 0],
  [100_00, 5_00],
  [166_66, 5_00],
  [166_67, 5_00],
  [500_00, 15_00],
  [999_99, 29_99],
  [1_000_00, 40_00],
  [9_999_99, 399_99],
  [10_000_00, 500_00],
  [1_000_000_00, 500_00],
])('a net loss of %i is worth %i', (netLoss, bonus) => {
  expect(rules.bonusOf(netLoss, config)).toBe(bonus)
})

test('wins count against stakes, and a day that went well is no loss', () => {
  const lucky = rules.afterRound(dayOf(100_00, 300_00), aRound(10_00, { win: 200_00 }), sunday)
  expect(rules.netLossOf(meFor(config, lucky, sunday))).toBe(110_00)
  const luckier = rules.afterRound(lucky, aRound(10_00, { win: 500_00 }), sunday)
  expect(rules.netLossOf(meFor(config, luckier, sunday))).toBe(0)
})

test('a day begins at midnight of the site with nothing deposited and nothing lost', () => {
  const state = dayOf(100_00, 500_00)
  expect(rules.netLossOf(meFor(config, state, sundayEnd))).toBe(500_00)
  expect(rules.isBankrupt(meFor(config, state, monday))).toBe(false)
  expect(rules.netLossOf(meFor(config, state, monday))).toBe(0)
})

test('what is heard of a day that is over no longer counts', () => {
  const state = dayOf(100_00, 100_00, monday)
  expect(rules.afterRound(state, aRound(900_00), sundayEnd)).toBe(state)
  expect(rules.afterDeposit(state, aDeposit(900_00), sundayEnd)).toBe(state)
})

test('once a day: the same key all day, and nothing more to offer', () => {
  const me = meFor(config, dayOf(100_00, 500_00), sunday)
  expect(rules.offers(me)).toEqual([
    { key: '2026-11-15:1', items: [{ id: 2001, count: 15_00, betRate: 1 }] },
  ])
  const taken = meFor(config, rules.claimed(me.state, '2026-11-15:1', sunday), sunday)
  expect(rules.currentKey(taken)).toBe('2026-11-15:1')
  const lostAgain = meFor(config, dayOf(100_00, 900_00, sunday, taken.state), sunday)
  expect(rules.offers(lostAgain)).toEqual([])
  expect(rules.refuse(lostAgain)).toBe('alreadyClaimed')
})

test('a second time a day pays only for what was lost since', () => {
  const twice = supplyConfig.parse({ timesADay: 2 })
  const taken = rules.claimed(dayOf(100_00, 500_00), '2026-11-15:1', sunday)
  expect(rules.offers(meFor(twice, taken, sunday))).toEqual([])
  const more = rules.afterRound(taken, aRound(200_00), sunday)
  expect(rules.offers(meFor(twice, more, sunday))).toEqual([
    { key: '2026-11-15:2', items: [{ id: 2001, count: 6_00, betRate: 1 }] },
  ])
})

test('three a week, and Monday begins a new one', () => {
  const days = ['2026-11-09', '2026-11-11', '2026-11-13', '2026-11-15', '2026-11-16']
  let state: State | undefined
  const offered = days.map((day) => {
    const moment = momentAt(`${day}T12:00:00+07:00`)
    const today = dayOf(100_00, 500_00, moment, state ?? start(moment))
    const [offer] = rules.offers(meFor(config, today, moment))
    state = offer ? rules.claimed(today, offer.key, moment) : today
    return [offer?.key, rules.leftOf(meFor(config, state, moment)).leftThisWeek]
  })
  expect(offered).toEqual([
    ['2026-11-09:1', 2],
    ['2026-11-11:1', 1],
    ['2026-11-13:1', 0],
    [undefined, 0],
    ['2026-11-16:1', 2],
  ])
})
