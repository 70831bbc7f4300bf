import { expect, test } from 'vitest'
import type { FairRandom } from '../../fair/stream.ts'
import { openStream } from '../../fair/stream.ts'
import { paytable as stampede } from '../golden-stampede/title.ts'
import { slotTitles } from '../index.ts'
import { paytable as naga } from '../naga-ember/title.ts'
import { paytable as sugar } from '../sugar-orbit/title.ts'
import { cascadeFrom, findAnywhere } from './cascade.ts'
import { slotGame } from './engine.ts'
import { findLines, playHold } from './hold.ts'
import { findWays, playWays } from './ways.ts'

const sum = (wins: { times: number }[]) => wins.reduce((total, { times }) => total + times, 0)

test.each([
  ['nothing from two reels', 'CRL CQJ RAF BBB LLL', []],
  ['three alike in any row', 'CRL QCJ RAC BBB LLL', ['C3×1']],
  ['a wild stands for every symbol', 'CRL QWJ ARW BBB LLL', ['C3×1', 'L3×1', 'R3×2']],
  ['ways multiply', 'CRC CQC CAF BCB LLL', ['C4×4']],
  ['five alike', 'CRL ACQ AQC CQA QAC', ['C5×1']],
  ['a gap ends it', 'CRL QAJ ACF CBB CLL', []],
])('ways: %s', (_what, grid, expected) => {
  const wins = findWays(naga, grid.split(' '), 1)
  expect(wins.map(({ symbol, count, ways }) => `${symbol}${count}×${ways}`)).toEqual(expected)
  for (const { symbol, count, ways, times } of wins) {
    expect(times).toBe((naga.pays[symbol]?.[count - 3] ?? 0) * ways)
  }
})

test('free spins triple every win', () => {
  const grid = 'CRL QCJ RAC BBB LLL'.split(' ')
  expect(sum(findWays(naga, grid, 3))).toBe(3 * sum(findWays(naga, grid, 1)))
})

test.each([
  [3, 8],
  [4, 10],
  [5, 12],
])('%i pearls give %i free spins on the other reels', (pearls, spins) => {
  const stops = naga.reels.map((strip, reel) => {
    const at = strip.indexOf('S')
    return reel < pearls ? at : (at + 5) % strip.length
  })
  const { beats } = playWays(naga, scripted([...stops, ...Array.from({ length: 60 }, () => 1)]))
  expect(beats.map(({ kind }) => kind)).toEqual([
    'spin',
    ...Array.from({ length: spins }, () => 'free'),
  ])
  const [, free] = beats
  expect(free).toMatchObject({ multiplier: 3, stops: [1, 1, 1, 1, 1] })
})

test.each([
  ['six are not enough', 'JJDDB JJCCB JJHHS GGSSH PPGGC', []],
  ['seven pay the first', 'JJJDB JJCCB JJHHS GGSSH PPGGC', ['J7=25']],
  ['eight and nine the second', 'JJJJB JJCCB JJHHS GGSSH PPJGC', ['J9=60']],
  ['ten or more the third', 'JJJJJ JJJJB JJHHS GGSSH PPJGC', ['J12=200']],
])('anywhere: %s', (_what, grid, expected) => {
  const wins = findAnywhere(sugar, grid.split(' '), 1)
  expect(wins.map(({ symbol, count, times }) => `${symbol}${count}=${times}`)).toEqual(expected)
})

test('what won vanishes, the rest sinks, and the ring moves on', () => {
  const table = {
    ...sugar,
    reels: ['ABCXX', 'DEFXX', 'GHIXX', 'KLMXX', 'NOPQR'],
    pays: { X: [100, 200, 300] },
  }
  const { beats, times } = cascadeFrom(table, [0, 0, 0, 0, 0])
  // Eight X leave by twos; what stands above on a ring of five is the same two X again.
  const grids = beats.map((beat) => ('grid' in beat ? beat.grid.join(' ') : ''))
  expect(grids[0]).toBe('ABCXX DEFXX GHIXX KLMXX NOPQR')
  expect(grids[1]).toBe('XXABC XXDEF XXGHI XXKLM NOPQR')
  expect(grids[2]).toBe('BCABC EFDEF HIGHI LMKLM NOPQR')
  expect(beats.map((beat) => 'multiplier' in beat && beat.multiplier)).toEqual([1, 2, 3])
  expect(times).toBe(200 + 2 * 200)
})

test('a round stops at its cap', () => {
  const table = {
    ...sugar,
    reels: ['X', 'X', 'X', 'X', 'X'].map((ring) => ring.repeat(5)),
    pays: { X: [1, 2, 900] },
  }
  expect(cascadeFrom(table, [0, 0, 0, 0, 0]).times).toBe(table.topTimes)
})

test.each([
  ['three on the middle line', 'AHK QHJ KHQ AJK QKJ', [['H', 3, 0]]],
  ['a bull stands in', 'AHK QWJ KHQ AHK QKJ', [['H', 4, 0]]],
  ['bulls alone are worth more than what follows', 'AWK QWJ KWQ AWK QJJ', [['W', 4, 0]]],
  ['what follows is worth more than the bulls alone', 'AWK QWJ KWQ AHK QHJ', [['H', 5, 0]]],
  ['a coin ends a line', 'AHK QOJ KHQ AHK QKJ', []],
])('lines: %s', (_what, grid, expected) => {
  const wins = findLines({ ...stampede, lines: stampede.lines.slice(0, 1) }, grid.split(' '))
  expect(wins.map(({ symbol, count, ways }) => [symbol, count, ways])).toEqual(expected)
})

test('coins hold, new ones give the respins back, and all of them pay', () => {
  const table = { ...stampede, reels: ['OOO', 'OOO', 'AKA', 'HJK', 'QBS'], lines: [] }
  // Six coins of 1×; one of 2× lands in the second respin, then three empty ones.
  const cells = (count: number, value: number, at = -1) =>
    Array.from({ length: count }, (_, nth) => (nth === at ? value : 0))
  const script = [0, 0, 0, 0, 0, ...cells(6, 0), ...cells(9, 0), ...cells(9, 2, 4)]
  const { beats, times } = playHold(table, scripted([...script, ...cells(24, 0)]))
  expect(beats.slice(1)).toEqual([
    { kind: 'hold', landed: [], left: 2 },
    { kind: 'hold', landed: [[10, 200]], left: 3 },
    { kind: 'hold', landed: [], left: 2 },
    { kind: 'hold', landed: [], left: 1 },
    { kind: 'hold', landed: [], left: 0 },
  ])
  expect(times).toBe(6 * 100 + 200)
})

test('a full board adds the great prize; five coins hold nothing', () => {
  const full = { ...stampede, reels: ['OOO', 'OOO', 'OOO', 'OOO', 'OOO'], lines: [] }
  expect(playHold(full, scripted(Array.from({ length: 20 }, () => 0))).times).toBe(
    15 * 100 + 100_000,
  )
  const few = { ...stampede, reels: ['OOO', 'OOA', 'AKA', 'HJK', 'QBS'], lines: [] }
  expect(playHold(few, scripted(Array.from({ length: 20 }, () => 0)))).toMatchObject({ times: 0 })
})

test.each(slotTitles)('$id takes whole stakes, settles at once and shows it all', (title) => {
  const game = slotGame(title)
  for (const stakeAmount of [50, 150, -100, '100', 1e20]) {
    expect(game.action.safeParse({ kind: 'spin', stakeAmount }).success).toBe(false)
  }
  const action = game.action.parse({ kind: 'spin', stakeAmount: 700 })
  for (let nonce = 1; nonce <= 200; nonce++) {
    const random = openStream({ serverSeed: 'ab'.repeat(32), playerSeed: 'x', nonce })
    const step = game.act(game.start(random), { seatId: 'solo' }, action, random)
    if (step.isRefused) throw new Error(step.reason)
    expect(step).toMatchObject({ isOver: true, stakeAmount: 700, wins: [] })
    const shown = game.view(step.state, { seatId: 'solo' })
    expect(game.settle(step.state)[0]?.amount).toBe(7 * Number(shown.times))
    expect(JSON.stringify(shown).length).toBeLessThan(12_000)
  }
})

/** Draws what the list says; weights are given as the place to pick. */
function scripted(draws: number[]): FairRandom {
  const rest = [...draws]
  const next = () => {
    const draw = rest.shift()
    if (draw === undefined) throw new Error('more was drawn than expected')
    return draw
  }
  return { cursor: () => 0, integer: next, pick: next, shuffle: (items) => [...items] }
}
