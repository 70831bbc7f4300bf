import { expect, test } from 'vitest'
import type { FairRandom } from '../../fair/stream.ts'
import { dealerEnds, rankMoves, returnOfBestPlay } from './odds.ts'
import type { Move, TwentyOne, TwentyOneAction } from './round.ts'
import { blackjack, listMoves } from './rules.ts'

const seat = { seatId: 'solo' }
const faces = '23456789TJQKA'
const named = (text: string) => Array.from(text, (face) => faces.indexOf(face))

/** Cards come in this order: first of the player, the dealer's open one, second, the hidden one. */
function stacked(text: string): FairRandom {
  const cards = named(text)
  const integer = () => cards.shift() ?? 0
  return { cursor: () => 0, integer, shuffle: (items) => [...items], pick: () => 0 }
}

function play(text: string, ...kinds: Move[]) {
  const random = stacked(text)
  let state: TwentyOne = blackjack.start(random)
  const actions: TwentyOneAction[] = [
    { kind: 'bet', stakeAmount: 1000 },
    ...kinds.map((kind) => ({ kind })),
  ]
  let [isOver, staked] = [false, 0]
  for (const action of actions) {
    const step = blackjack.act(state, seat, action, random)
    if (step.isRefused) throw new Error(step.reason)
    ;({ state, isOver } = step)
    staked += step.stakeAmount
  }
  return { state, isOver, staked, won: isOver ? blackjack.settle(state)[0]?.amount : null }
}

test.each([
  ['a blackjack pays 3 to 2 at once', 'A9KT', [], 1000, 2500],
  ['two blackjacks are a push', 'AAKK', [], 1000, 1000],
  ['a dealer’s blackjack ends it before any decision', 'TA9K', [], 1000, 0],
  ['equal totals return the stake', 'TTTT', ['stand'], 1000, 1000],
  ['the dealer stands on soft seventeen', 'TA86', ['stand'], 1000, 2000],
  ['the dealer draws on sixteen', 'TT86T', ['stand'], 1000, 2000],
  ['a bust loses whatever the dealer has', 'TT669', ['hit'], 1000, 0],
  ['doubling takes one card and twice the stake', '5T6T8', ['double'], 2000, 0],
  ['a doubled win pays twice the doubled stake', '5T69TT', ['double'], 2000, 4000],
  ['surrender gives half back', 'TT6T', ['surrender'], 1000, 500],
  ['21 after a split is no blackjack', 'A7ATK9', ['split'], 2000, 4000],
] as [string, string, Move[], number, number][])('%s', (_what, cards, kinds, staked, won) => {
  const done = play(cards, ...kinds)
  expect(done.isOver).toBe(true)
  expect([done.staked, done.won]).toEqual([staked, won])
})

test('pairs split up to four hands, each played in its turn', () => {
  const { state } = play('8T8T888822', 'split', 'split', 'split')
  expect(state.hands).toHaveLength(4)
  expect(listMoves(state)).not.toContain('split')
  expect(listMoves(state)).toContain('double')
})

test('surrender and doubling are for the first two cards, splitting for pairs', () => {
  expect(listMoves(play('2T3T4').state)).toEqual(['hit', 'stand', 'double', 'surrender'])
  expect(listMoves(play('2T3T4', 'hit').state)).toEqual(['hit', 'stand'])
  expect(listMoves(play('KTQ9').state)).toContain('split')
  expect(() => play('2T3T4', 'split')).toThrow('notNow')
})

test('the hidden card is not shown before the end', () => {
  expect(blackjack.view(play('T96T').state, seat).dealer).toEqual(named('9'))
  expect(blackjack.view(play('T96T', 'surrender').state, seat).dealer).toEqual(named('9T'))
})

test('basic strategy returns what is stated', () => {
  const { numerator, denominator } = blackjack.rules.returnToPlayer
  expect(returnOfBestPlay()).toBeCloseTo(numerator / denominator, 7)
})

test('the dealer’s ends are those published for an endless shoe', () => {
  for (const up of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(dealerEnds(up).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  expect(dealerEnds(6)[5]).toBeCloseTo(0.4232, 4)
  expect(dealerEnds(10)[5]).toBeCloseTo(0.2298, 4)
})

test.each([
  ['T6', '9', 'surrender'],
  ['T6', '6', 'stand'],
  ['56', 'T', 'double'],
  ['88', 'T', 'split'],
  ['TT', '6', 'stand'],
  ['A7', '9', 'hit'],
  ['A7', '5', 'double'],
  ['99', '7', 'stand'],
  ['T2', '2', 'hit'],
] as [string, string, Move][])('with %s against %s one should %s', (own, up, move) => {
  const cards = named(own)
  const moves: Move[] = ['hit', 'stand', 'double', 'surrender']
  const allowed = cards[0] === cards[1] ? [...moves, 'split' as const] : moves
  expect(rankMoves(cards, named(up)[0] ?? 0, allowed)[0]?.move).toBe(move)
})
