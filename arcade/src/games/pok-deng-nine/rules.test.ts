import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { check } from './check.ts'
import type { PokDeng, PokDengAction } from './round.ts'
import { pokDengNine } from './rules.ts'

const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce: 1 })
const names = '23456789TJQKA'

/** Own, dealer's, own, dealer's, and what lies on top then. */
function stacked(text: string): PokDeng {
  const top = text
    .split(' ')
    .map((card) => names.indexOf(card[0] ?? '') + 13 * 'cdhs'.indexOf(card[1] ?? ''))
  return { top, stakeAmount: 0, choice: null, isOver: false }
}

function play(state: PokDeng, ...actions: PokDengAction[]) {
  let staked = 0
  let isOver = false
  for (const action of actions) {
    const step = pokDengNine.act(state, seat, action, random)
    if (step.isRefused) throw new Error(step.reason)
    ;({ state, isOver } = step)
    staked += step.stakeAmount
  }
  return { state, isOver, staked, won: pokDengNine.settle(state)[0]?.amount }
}

const bet: PokDengAction = { kind: 'bet', stakeAmount: 1000 }

test.each([
  ['a plain pok 9 pays 1 to 1 at once', '4c Td 5d 3h 2c 2d', null, 2000],
  ['a pok 9 of one suit pays 3 to 2', '4c Td 5c 3h 2c 2d', null, 2500],
  ['a dealer’s pok 8 ends it', '4c 4d 3d 4h 2c 2d', null, 0],
  ['equal poks go to the dealer', '4c 4d 5d 5h 2c 2d', null, 0],
  ['standing on seven beats a dealer who stays at six', '5c 4d 2d 2h 9c 2d', 'stand', 2000],
  ['equal points go to the dealer', '5c 5d 2d 2h 9c 2d', 'stand', 0],
  ['who draws three alike is paid 3 to 1', '2c 5d 2d 2s 2h 9d', 'draw', 4000],
  ['three of one suit pay 2 to 1', '2c 5d 3c Td 4s 9d', 'draw', 3000],
  ['a straight flush pays 3 to 1', '2c 5d 3c Td 4c 9d', 'draw', 4000],
  ['the dealer draws the next card when one stands', '4c 2d 2d 2h 5c 2s', 'stand', 0],
] as const)('%s', (_what, cards, choice, won) => {
  const done = play(stacked(cards), bet, ...(choice ? [{ kind: choice }] : []))
  expect([done.isOver, done.staked, done.won]).toEqual([true, 1000, won])
})

test('the dealer’s cards are hidden until the end', () => {
  const { state, isOver } = play(stacked('2c 5d 3d Td 4s 9d'), bet)
  expect([isOver, pokDengNine.view(state, seat).dealer]).toEqual([false, []])
  expect(pokDengNine.act(state, seat, bet, random)).toMatchObject({ reason: 'alreadyBet' })
  const fresh = stacked('2c 5d 3d Td 4s 9d')
  expect(pokDengNine.act(fresh, seat, { kind: 'draw' }, random)).toMatchObject({ reason: 'noBet' })
})

test('the verifier finds what the arcade found, in a thousand rounds', () => {
  for (let nonce = 1; nonce <= 1000; nonce++) {
    const seeds = { serverSeed: 'c0ffee'.repeat(10), playerSeed: 'verifier', nonce }
    const move = { kind: nonce % 2 === 0 ? ('draw' as const) : ('stand' as const) }
    const start = pokDengNine.start(openStream(seeds))
    const { isOver } = play(start, bet)
    const actions = isOver ? [bet] : [bet, move]
    const done = play(start, ...actions)
    const again = openStream(seeds)
    const found = check({ below: (count) => again.integer(count) }, actions)
    const { cards, dealer } = pokDengNine.view(done.state, seat)
    expect({ cards, dealer, winAmount: done.won }).toEqual(found)
  }
})
