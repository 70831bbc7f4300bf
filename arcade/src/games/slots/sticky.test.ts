import { expect, test } from 'vitest'
import { paytable } from '../paw-of-plenty/title.ts'
import { openFeature } from './exact-sticky.ts'
import { playSticky } from './sticky.ts'
import type { SpinBeat, StickyTable } from './table.ts'

const none = 'ABC'
const bells: StickyTable = {
  ...paytable,
  rows: 3,
  reels: ['SXX', 'SXX', 'SXX', 'XXX', 'XXX'],
  freeReels: [none, 'WXYZ', 'WXYZ', 'WXYZ', none],
  pays: { A: [10, 20, 100], B: [1, 2, 3] },
  freeSpins: { 3: 2 },
  wildTimes: [2, 3, 5],
  spinsForWild: 1,
}

test('a wild turns its reel wild for good, multiplies and adds a spin', () => {
  // Stop 1 of a middle reel shows no wild; places of multipliers are given as drawn.
  const draws = [
    [0, 0, 0, 0, 0],
    [0, 1, 0, 1, 0, 2],
    [0, 1, 1, 0],
    [0, 0, 0, 0, 0, 1],
    [0, 0],
    [0, 0],
  ].flat()
  const { beats: all, times } = playSticky(bells, scripted(draws))
  const beats = all as SpinBeat[]
  expect(beats.map(({ grid }) => grid.join(' '))).toEqual([
    'SXX SXX SXX XXX XXX',
    'ABC XYZ WWW XYZ ABC',
    'ABC XYZ WWW XYZ ABC',
    'ABC WWW WWW WWW ABC',
    'ABC WWW WWW WWW ABC',
    'ABC WWW WWW WWW ABC',
  ])
  expect(beats.slice(1).map(({ wilds, left, multiplier }) => [wilds, left, multiplier])).toEqual([
    [[[2, 5]], 2, 5],
    [[[2, 5]], 1, 5],
    [
      [
        [1, 2],
        [2, 5],
        [3, 3],
      ],
      2,
      30,
    ],
    [
      [
        [1, 2],
        [2, 5],
        [3, 3],
      ],
      1,
      30,
    ],
    [
      [
        [1, 2],
        [2, 5],
        [3, 3],
      ],
      0,
      30,
    ],
  ])
  // One way of each of A and B, whatever the rows of the wild reels.
  expect(times).toBe(3 * 30 * (100 + 3))
})

test('the chances of what a spin leads to add up to one, and no reel stops being wild', () => {
  const { chanceOf, sets } = openFeature(paytable)
  expect(sets).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
  for (const set of sets) {
    const all = sets.reduce((sum, next) => sum + chanceOf(set, next), 0)
    expect(all).toBeCloseTo(1, 12)
  }
  expect(chanceOf(6, 2)).toBe(0)
})

test('a feature of one reel is what a hand count says', () => {
  const one = { ...bells, freeReels: [none, 'AAA', 'AAA', 'WXYZ', none], wildWeights: [1, 0, 0] }
  // A wild shows at three of four stops; wild, the spin pays 3 · 3 ways of five A times 2.
  const [wild, plain] = [9 * 100 * 2, 9 * 10]
  const chance = 3 / 4
  const { meanFrom } = openFeature(one)
  const last = chance * (wild + wild) + (1 - chance) * plain
  expect(meanFrom(0, 1)).toBeCloseTo(last, 9)
  const first = chance * (wild + 2 * wild) + (1 - chance) * (plain + last)
  expect(meanFrom(0, 2)).toBeCloseTo(first, 9)
})

function scripted(draws: number[]) {
  const rest = [...draws]
  const next = () => {
    const draw = rest.shift()
    if (draw === undefined) throw new Error('more was drawn than expected')
    return draw
  }
  return {
    cursor: () => 0,
    integer: next,
    pick: next,
    shuffle: <T>(items: readonly T[]) => [...items],
  }
}
