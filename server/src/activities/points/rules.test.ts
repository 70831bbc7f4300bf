import { pointsConfig } from '@parlour/contract/activities/points.ts'
import { expect, test } from 'vitest'
import { aRound, meFor, momentAt } from '../engine/test-player.ts'
import { coinsIn, oddsOf } from '../engine/rules.ts'
import * as rules from './rules.ts'

const config = pointsConfig.parse({})
const noon = momentAt('2026-11-15T12:00:00+07:00')
const start = rules.start(config, { playerId: 1, registeredAt: 0, superiorId: null }, noon)
const wager = (state: rules.State, coins: number) =>
  rules.afterRound(state, aRound(Math.round(coins * 100)))
const later = (seconds: number) => ({ ...noon, at: noon.at + seconds * 1000 })

test.each([
  [9.99, 0],
  [10, 1],
  [19.99, 1],
  [1_234.5, 123],
])('%d wagered earn %i points', (coins, points) => {
  const found = rules.earned(wager(start, coins), config)
  expect(found?.points ?? 0).toBe(points * 100)
})

test('what is short of a point counts for the next', () => {
  const once = wager(start, 19.99)
  const posted = rules.claimed(once, rules.earned(once, config)?.key ?? '', later(60))
  expect(posted).toMatchObject({ pending: 9_99, postings: 1, postedAt: later(60).at })
  expect(rules.earned(wager(posted, 0.01), config)?.points).toBe(100)
})

test('a posting is never taken for another', () => {
  let state = start
  const keys = new Set<string>()
  for (let time = 1; time <= 5; time++) {
    state = wager(state, 10)
    const key = rules.offers(meFor(config, state, later(time * 60)))[0]?.key ?? ''
    keys.add(key)
    state = rules.claimed(state, key, later(time * 60))
  }
  expect(keys.size).toBe(5)
})

test.each([
  [59, 1_000, false],
  [60, 1_000, true],
  [600, 9.99, false],
])('%i s after the last posting and %d wagered, one is due: %s', (seconds, coins, isDue) => {
  expect(rules.isDue(wager(start, coins), later(seconds), config)).toBe(isDue)
})

test.each([
  [125_00, 1_00, 125_00],
  [124_99, 99, 123_75],
  [1_000_00, 8_00, 1_000_00],
  [126_00, 1_00, 125_00],
])('%i hundredths of points buy %i of coins and take %i', (points, coins, taken) => {
  expect(rules.exchangeOf(points, config)).toEqual({ coins, taken })
})

test('every draw gives back 85 % of what its points are worth, by the published odds', () => {
  expect(config.draws.map(({ cost }) => cost)).toEqual([100_00, 500_00, 1_000_00])
  for (const draw of config.draws) {
    const lines = oddsOf(draw.prizes)
    expect(lines.reduce((sum, { chance }) => sum + chance, 0)).toBe(1_000_000)
    const expected = lines.reduce(
      (sum, { chance, rewards }) => sum + (chance * coinsIn(rewards)) / 1_000_000,
      0,
    )
    expect(expected / rules.exchangeOf(draw.cost, config).coins).toBeCloseTo(0.85, 10)
  }
})
