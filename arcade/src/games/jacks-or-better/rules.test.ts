import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { handOf, payouts } from './paytable.ts'
import type { PokerAction, PokerState } from './round.ts'
import { jacksOrBetter } from './rules.ts'

const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce: 1 })
const names = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A']

function cards(text: string): number[] {
  return text
    .split(' ')
    .map((card) => names.indexOf(card[0] ?? '') + 13 * 'cdhs'.indexOf(card[1] ?? ''))
}

function step(state: PokerState, action: PokerAction) {
  const done = jacksOrBetter.act(state, seat, action, random)
  if (done.isRefused) throw new Error(done.reason)
  return done
}

test.each([
  ['Ts Js Qs Ks As', 'royalFlush'],
  ['Ah 2h 3h 4h 5h', 'straightFlush'],
  ['9c 9d 9h 9s 2c', 'fourOfAKind'],
  ['9c 9d 9h 2s 2c', 'fullHouse'],
  ['2c 4c 6c 8c Tc', 'flush'],
  ['Ts Jc Qs Ks As', 'straight'],
  ['As 2c 3s 4s 5s', 'straight'],
  ['9c 9d 9h 2s 3c', 'threeOfAKind'],
  ['9c 9d 2h 2s 3c', 'twoPairs'],
  ['Jc Jd 2h 4s 3c', 'jacksOrBetter'],
  ['Tc Td 2h 4s 3c', undefined],
  ['Qs Ks As 2s 3c', undefined],
])('%s is %s', (text, name) => {
  expect(payouts[handOf(cards(text))]?.[0]).toBe(name)
})

test('held cards stay where they are and the others come from the top, from the left', () => {
  const state = jacksOrBetter.start(random)
  const dealt = step(state, { kind: 'deal', stakeAmount: 100 })
  expect([dealt.stakeAmount, dealt.isOver]).toEqual([100, false])
  const drawn = step(dealt.state, { kind: 'draw', held: [true, false, true, false, false] })
  const [a, , c] = state.top
  expect(jacksOrBetter.view(drawn.state, seat).cards).toEqual([
    a,
    state.top[5],
    c,
    state.top[6],
    state.top[7],
  ])
})

test('what is not dealt yet is not shown', () => {
  const state = jacksOrBetter.start(random)
  const { state: dealt } = step(state, { kind: 'deal', stakeAmount: 100 })
  const shown = JSON.stringify(jacksOrBetter.view(dealt, seat))
  for (const hidden of state.top.slice(5))
    expect(shown).not.toMatch(new RegExp(`[[,]${hidden}[\\],]`))
})

test('the win is the stake times what the hand pays', () => {
  const state = {
    top: cards('Ts Js Qs Ks As 2c 3c 4c 5c 6c'),
    stakeAmount: 300,
    held: [true, true, true, true, true],
  }
  expect(jacksOrBetter.settle(state)[0]?.amount).toBe(240_000)
  expect(jacksOrBetter.settle({ ...state, held: state.held.map(() => false) })[0]?.amount).toBe(
    15_000,
  )
})

test('what makes no sense is refused', () => {
  const state = jacksOrBetter.start(random)
  const held = [true, true, true, true, true]
  expect(jacksOrBetter.act(state, seat, { kind: 'draw', held }, random)).toMatchObject({
    reason: 'noBet',
  })
  for (const bad of [
    { kind: 'draw', held: [true] },
    { kind: 'draw', held: 'all' },
    { kind: 'deal', stakeAmount: 150 },
  ])
    expect(jacksOrBetter.action.safeParse(bad).success).toBe(false)
})
