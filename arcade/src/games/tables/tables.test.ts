import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { tableTitles } from '../index.ts'
import { dealFromShoe } from './shoe.ts'

const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: 'ef'.repeat(32), playerSeed: 'x', nonce: 1 })

test.each(tableTitles)('$title.id: bets add up, on its own spots only', ({ title, game }) => {
  const bet = (bets: object) => game.action.safeParse({ kind: 'bet', bets })
  for (const bets of [{}, { nowhere: 100 }, { constructor: 100 }])
    expect(bet(bets).success).toBe(false)
  const spot = title.spots[0]?.key ?? ''
  for (const amount of [0, -100, 150, 0.5]) expect(bet({ [spot]: amount }).success).toBe(false)
  let state = game.start(random)
  for (const amount of [100, 700]) {
    const step = game.act(state, seat, bet({ [spot]: amount }).data, random)
    if (step.isRefused) throw new Error(step.reason)
    expect(step).toMatchObject({ stakeAmount: amount, isOver: false })
    ;({ state } = step)
  }
  expect(game.view(state, seat)).toEqual({ bets: { [spot]: 800 }, outcome: null })
})

test('a shoe has eight of each card, and each lies at any place alike', () => {
  const whole = dealFromShoe(random, 416)
  const counts = Array.from({ length: 52 }, (_, card) => whole.filter((one) => one === card).length)
  expect(new Set(counts)).toEqual(new Set([8]))
})
