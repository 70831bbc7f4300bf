import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { check } from './check.ts'
import type { Kings, KingsAction } from './round.ts'
import { threeKings } from './rules.ts'

const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce: 1 })
const names = '23456789TJQKA'

function stacked(text: string): Kings {
  const top = text
    .split(' ')
    .map((card) => names.indexOf(card[0] ?? '') + 13 * 'cdhs'.indexOf(card[1] ?? ''))
  return { top, stakeAmount: 0, pairPlusAmount: 0, choice: null }
}

function play(state: Kings, ...actions: KingsAction[]) {
  let staked = 0
  let isOver = false
  for (const action of actions) {
    const step = threeKings.act(state, seat, action, random)
    if (step.isRefused) throw new Error(step.reason)
    ;({ state, isOver } = step)
    staked += step.stakeAmount
  }
  return { state, isOver, staked, won: threeKings.settle(state)[0]?.amount }
}

const bet = (hasPairPlus = false): KingsAction => ({ kind: 'bet', stakeAmount: 1000, hasPairPlus })

test.each([
  ['a dealer below a queen pays the ante alone', '2c 4d 9h 3c 5d Jh', 'play', false, 2000, 3000],
  ['the better hand wins both', '2c 2d 9h 3c 5d Qh', 'play', false, 2000, 4000],
  ['the lower hand loses both', '2c 4d 9h 3c 5d Qh', 'play', false, 2000, 0],
  ['equal hands give both back', '4c 9d Qh 4d 9h Qc', 'play', false, 2000, 2000],
  ['folding loses the ante', '2c 4d 9h 3c 5d Qh', 'fold', false, 1000, 0],
  ['a straight has its bonus though it loses', '2c 3d 4h 3c 4d 5h', 'play', false, 2000, 1000],
  ['three alike beat a straight, with bonus', '2c 2d 2h 3c 4d 5h', 'play', false, 2000, 8000],
  ['ace, two, three is the lowest straight', 'Ac 2d 3h 2c 3d 4h', 'play', false, 2000, 1000],
  ['a pair pays pair plus although it loses', '2c 2d 4h 3c 3d 5h', 'play', true, 3000, 2000],
  ['pair plus is lost without a pair', '2c 4d 9h 3c 5d Jh', 'play', true, 3000, 3000],
  ['the most there is', 'Qc Kc Ac 3c 5d Qh', 'play', true, 3000, 50_000],
] as const)('%s', (_what, cards, kind, hasPairPlus, staked, won) => {
  const done = play(stacked(cards), bet(hasPairPlus), { kind })
  expect([done.isOver, done.staked, done.won]).toEqual([true, staked, won])
})

test('the dealer’s cards are hidden until the decision', () => {
  const { state, isOver } = play(stacked('2c 4d 9h 3c 5d Jh'), bet())
  expect([isOver, threeKings.view(state, seat).dealer]).toEqual([false, []])
  expect(threeKings.act(state, seat, bet(), random)).toMatchObject({ reason: 'alreadyBet' })
  const fresh = stacked('2c 4d 9h 3c 5d Jh')
  expect(threeKings.act(fresh, seat, { kind: 'play' }, random)).toMatchObject({ reason: 'noBet' })
})

test('the verifier finds what the arcade found, in a thousand rounds', () => {
  for (let nonce = 1; nonce <= 1000; nonce++) {
    const seeds = { serverSeed: 'c0ffee'.repeat(10), playerSeed: 'verifier', nonce }
    const kind = nonce % 3 === 0 ? ('fold' as const) : ('play' as const)
    const actions = [bet(nonce % 2 === 0), { kind }]
    const done = play(threeKings.start(openStream(seeds)), ...actions)
    const again = openStream(seeds)
    const found = check({ below: (count) => again.integer(count) }, actions)
    const { cards, dealer, hand } = threeKings.view(done.state, seat)
    expect({ cards, dealer, hand, winAmount: done.won }).toEqual(found)
  }
})
