import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { paytable as goldenStampede } from '../golden-stampede/title.ts'
import { slotTitles } from '../index.ts'
import { paytable as nagaEmber } from '../naga-ember/title.ts'
import { cascadeFrom } from './cascade.ts'
import { exactReturn } from './exact.ts'
import { openPlayer } from './exact-cascade.ts'
import { coinChances, endChances } from './exact-hold.ts'
import { scatterChances } from './exact-ways.ts'
import { windowOf } from './table.ts'
import { findWays } from './ways.ts'

const cascades = slotTitles.flatMap(({ paytable }) =>
  paytable.mechanic === 'cascade' ? [paytable] : [],
)

/** Over every outcome there is, so that neither a strip nor a pay can change unnoticed. */
test.each(slotTitles)(
  '$id returns exactly what is stated, and its cap is part of that',
  { timeout: 300_000 },
  ({ paytable: table }) => {
    const { returned, mostTimes, chances } = exactReturn(table)
    const { numerator, denominator } = table.returnToPlayer
    expect(Math.abs(returned - numerator / denominator)).toBeLessThan(0.6 / denominator)
    expect(Math.abs(returned - 0.96)).toBeLessThan(0.005)
    expect(mostTimes).toBeLessThanOrEqual(table.topTimes)
    expect(Math.abs(chances.pays - table.chances.pays)).toBeLessThan(6e-7)
    expect(Math.abs(chances.scene - table.chances.scene)).toBeLessThan(6e-7)
  },
)

test('the quick player of all stops agrees with the rules', () => {
  for (const table of cascades) {
    const playFrom = openPlayer(table)
    const random = openStream({ serverSeed: '77'.repeat(32), playerSeed: 'x', nonce: 1 })
    for (let round = 0; round < 3000; round++) {
      const stops = table.reels.map((ring) => random.integer(ring.length))
      const { times, beats } = cascadeFrom(table, stops)
      const quick = playFrom(stops)
      if (quick.times !== times || quick.falls !== beats.length - 1) {
        expect([stops, quick.times, quick.falls]).toEqual([stops, times, beats.length - 1])
      }
    }
  }
})

test('the product of means is the mean over every grid', () => {
  const small = {
    ...nagaEmber,
    reels: ['CRLAC', 'WRCLJ', 'RWCAC', 'CCWRQ', 'LCRAJ'],
    freeSpins: {},
  }
  let paid = 0
  let grids = 0
  const visit = (grid: string[]) => {
    const strip = small.reels[grid.length]
    if (strip === undefined) {
      grids++
      paid += findWays(small, grid, 1).reduce((sum, { times }) => sum + times, 0)
      return
    }
    for (let stop = 0; stop < strip.length; stop++) visit([...grid, windowOf(strip, stop, 3)])
  }
  visit([])
  expect(grids).toBe(5 ** 5)
  expect(exactReturn(small).parts.base).toBeCloseTo(paid / 100 / grids, 12)
})

test('all chances add up to one', () => {
  const sum = (chances: number[]) => chances.reduce((total, chance) => total + chance, 0)
  expect(sum(scatterChances(nagaEmber))).toBeCloseTo(1, 12)
  expect(sum(coinChances(goldenStampede))).toBeCloseTo(1, 12)
  for (let start = 6; start <= 15; start++) {
    expect(sum(endChances(goldenStampede, start))).toBeCloseTo(1, 12)
  }
})

test('respins end where playing them out one by one says', () => {
  const table = { ...goldenStampede, respins: 2, holdWeights: [1, 1, 0, 0, 0, 0, 0] }
  // One cell left, two tries at one half each.
  expect(endChances(table, 14).slice(14)).toEqual([0.25, 0.75])
  // Two cells left: (1/4)² miss both tries; else one lands (2 of 3) and the last has two more.
  const one = (1 - 1 / 16) * (2 / 3)
  expect(endChances(table, 13)[13]).toBeCloseTo(1 / 16, 12)
  expect(endChances(table, 13)[14]).toBeCloseTo(one / 4, 12)
  expect(endChances(table, 13)[15]).toBeCloseTo((1 - 1 / 16) / 3 + one * 0.75, 12)
})
