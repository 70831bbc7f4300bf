import type { RoundResult } from '@parlour/contract/wallet-protocol.ts'
import { roundResult } from '@parlour/contract/wallet-protocol.ts'
import { expect, test } from 'vitest'
import { openStream } from '../fair/stream.ts'
import type { AnyArcadeGame } from './game.ts'
import { games, tableTitles } from './index.ts'
import type { ToldResult } from './result-words.ts'

const longestResult = 16_000
const seat = { seatId: 'solo' }
/** Everything a browser might do; whatever a game takes next is done. */
const inputs = [
  { kind: 'spin', stakeAmount: 1000 },
  { kind: 'drop', stakeAmount: 1000, rows: 16, risk: 'high' },
  { kind: 'bet', stakeAmount: 1000, mines: 3, autoAt: 150 },
  { kind: 'bet', stakeAmount: 1000, level: 'hard' },
  { kind: 'bet', stakeAmount: 1000, level: 'large' },
  { kind: 'step' },
  ...tableTitles.map(({ title }) => ({
    kind: 'bet',
    bets: Object.fromEntries(title.spots.map(({ key }) => [key, 100])),
  })),
  { kind: 'bet', bets: { '0h': 1000, '1a+2o+4y': 500, '3s21': 100 } },
  { kind: 'draw', stakeAmount: 1000, picks: [4, 8, 15, 16, 23] },
  { kind: 'deal', stakeAmount: 1000 },
  { kind: 'draw', held: [true, false, true, false, false] },
  { kind: 'pick', tile: 12 },
  { kind: 'take' },
  { kind: 'split' },
  { kind: 'stand' },
  { kind: 'play' },
  { kind: 'draw' },
  { kind: 'out' },
  { kind: 'buy', stakeAmount: 1000 },
  { kind: 'home' },
]

/** A hand has many turns; on a table the same bets are laid again, which tells nothing new. */
const mostTurns = (game: AnyArcadeGame) => (game.course ? 3 : 20)

function playOut(game: AnyArcadeGame, nonce: number): ToldResult {
  const random = openStream({ serverSeed: 'a'.repeat(64), playerSeed: game.id, nonce })
  let state = game.start(random)
  for (let turn = 0; turn < mostTurns(game); turn++) {
    const step = inputs
      .map((input) => game.action.safeParse(input).data)
      .filter((action) => action !== undefined)
      .map((action) => game.act(state, seat, action, random))
      .find(({ isRefused }) => !isRefused)
    if (!step || step.isRefused) break
    state = step.state
    if (step.isOver) break
  }
  // At a table the hall draws; half of these are told while bets are still taken.
  if (game.course?.kind === 'table' && nonce % 2 === 0)
    state = { ...(state as object), outcome: game.course.draw(random, nonce + 1) }
  return game.tell(game.view(state, seat))
}

test.each(games.map((game) => [game.id, game] as const))(
  'a round of %s is told in the contract’s words, in both languages',
  (_id, game) => {
    for (let nonce = 0; nonce < 150; nonce++) {
      const told = playOut(game, nonce)
      expect(roundResult.parse(told)).toEqual(told)
      expect(JSON.stringify(told).length).toBeLessThan(longestResult)
      const shown = told.parts.flatMap(({ grid = [], facts = [] }) => [...grid, ...facts])
      expect(shown.length).toBeGreaterThan(0)
      expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|null/)
    }
  },
)

const tell = (id: string, view: Record<string, unknown>): RoundResult =>
  (games.find((game) => game.id === id) as AnyArcadeGame).tell(view)

test('a slot tells every grid with the cells that won and what each win paid', () => {
  const grid = ['CBF', 'CRA', 'WJQ', 'RAJ', 'QBF']
  const wins = [{ symbol: 'C', count: 3, ways: 1, times: 50 }]
  const beats = [{ kind: 'spin', stops: [0, 0, 0, 0, 0], grid, wins, multiplier: 1 }]
  const told = tell('naga-ember', { stakeAmount: 1000, winAmount: 500, times: 50, beats })
  expect(told.names?.['W']).toEqual({ th: 'นาคา (ไวลด์)', en: 'Naga (wild)' })
  expect(told.parts[1]).toEqual({
    title: { th: 'หมุน', en: 'Spin' },
    grid: [
      ['C', 'C', 'W', 'R', 'Q'],
      ['B', 'R', 'J', 'A', 'B'],
      ['F', 'A', 'Q', 'J', 'F'],
    ],
    lit: [0, 1, 2],
    facts: [{ name: { th: 'มงกุฎ ×3 · 1 ทาง', en: 'Crown ×3 · 1 way' }, value: '0.5× = 5.00' }],
  })
})

test('held coins are told by their values, at the end of the respins', () => {
  const coin = 'O'
  const grid = Array.from({ length: 5 }, () => coin.repeat(3))
  const coins = [0, 1, 2, 3, 4, 5].map((cell) => [cell, 100])
  const spin = { kind: 'spin', stops: [], grid, wins: [], multiplier: 1, coins }
  const hold = { kind: 'hold', landed: [[14, 500]], left: 3 }
  const told = tell('golden-stampede', {
    stakeAmount: 100,
    winAmount: 1100,
    times: 1100,
    beats: [spin, hold],
  })
  expect(told.parts.at(-1)).toMatchObject({
    grid: [
      ['1×', '1×', '·', '·', '·'],
      ['1×', '1×', '·', '·', '·'],
      ['1×', '1×', '·', '·', '5×'],
    ],
    facts: [{ value: '1' }, { value: '11×' }],
  })
})

test('a flight tells where one left and where it burst', () => {
  const told = tell('liftoff', { stakeAmount: 1000, autoAt: null, outAt: 150, crash: 231 })
  expect(told.parts[0]?.facts?.map(({ value }) => value)).toEqual(['1.50×', '2.31×'])
  const lost = tell('liftoff', { stakeAmount: 1000, autoAt: 200, outAt: null, crash: 131 })
  expect(lost.parts[0]?.facts?.[0]?.value).toEqual({ th: 'ไม่ทัน', en: 'Not in time' })
})
