import { expect, test } from 'vitest'
import type { FairRandom } from '../../fair/stream.ts'
import { openStream } from '../../fair/stream.ts'
import { catchOdds, mostShots, species, topTimes } from './paytable.ts'
import type { PurseState, Shot } from './round.ts'
import { krakenCove } from './rules.ts'

const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce: 1 })
const aim = (key: Shot['species'], cost = 100): Shot => ({ kind: 'shot', species: key, cost })

/** Draws what it is told to. */
function fixed(...draws: number[]): FairRandom {
  const next = () => draws.shift() ?? 0
  return { cursor: () => 0, integer: next, shuffle: (items) => [...items], pick: next }
}

function step(state: PurseState, action: Parameters<typeof krakenCove.act>[2], chance = random) {
  const made = krakenCove.act(state, seat, action, chance)
  if (made.isRefused) throw new Error(made.reason)
  return made
}

const bought = (stakeAmount = 10_000) =>
  step(krakenCove.start(random), { kind: 'buy', stakeAmount }).state

test('every species returns exactly what is published, whatever it is worth', () => {
  const { numerator, denominator } = krakenCove.rules.returnToPlayer
  for (const one of species) {
    const { ways, of } = catchOdds(one)
    const weights = one.values.reduce((sum, { weight }) => sum + weight, 0)
    const worth = one.values.reduce((sum, { times, weight }) => sum + times * weight, 0)
    expect(Number.isInteger(of)).toBe(true)
    expect(ways * worth * denominator).toBe(of * weights * numerator)
  }
})

test('a catch pays the shot times its value into the purse, a miss only costs', () => {
  const hit = step(bought(), aim('puffer', 200), fixed(95))
  expect(hit.state).toMatchObject({ purse: 11_400, spent: 200, won: 1600, caught: { puffer: 1 } })
  const miss = step(hit.state, aim('puffer', 200), fixed(96))
  expect(miss.state).toMatchObject({ purse: 11_200, shots: 2, spent: 400, last: null })
  expect([hit.stakeAmount, miss.stakeAmount, miss.isOver]).toEqual([0, 0, false])
  const home = step(miss.state, { kind: 'home' })
  expect([home.isOver, krakenCove.settle(home.state)[0]?.amount]).toEqual([true, 11_200])
})

test('the largest win there is can be had: the whole purse on the Kraken at its best', () => {
  const { state } = step(bought(1000), aim('kraken', 1000), fixed(0, 3))
  expect(state.purse).toBe(1000 * topTimes)
  expect(krakenCove.rules.most.times).toBe(topTimes * 100)
  expect(krakenCove.act(state, seat, aim('minnow'), random)).toMatchObject({ reason: 'purseFull' })
})

test('what makes no sense is refused, and a purse has an end', () => {
  const empty = krakenCove.start(random)
  const refused = (state: PurseState, action: Parameters<typeof krakenCove.act>[2]) =>
    krakenCove.act(state, seat, action, random)
  expect(refused(empty, aim('crab'))).toMatchObject({ reason: 'noBet' })
  expect(refused(empty, { kind: 'home' })).toMatchObject({ reason: 'noBet' })
  expect(refused(bought(), { kind: 'buy', stakeAmount: 1000 })).toMatchObject({
    reason: 'alreadyBet',
  })
  expect(refused(bought(1000), aim('crab', 1100))).toMatchObject({ reason: 'purseEmpty' })
  for (const cost of [0, 50, 150, -100, 10_100])
    expect(refused(bought(100_000), aim('crab', cost))).toMatchObject({ reason: 'badCost' })
  const spent = { ...bought(), shots: mostShots }
  expect(refused(spent, aim('crab'))).toMatchObject({ reason: 'purseSpent' })
  // A browser cannot send a shot where nobody knows which fish are there.
  expect(krakenCove.action.safeParse(aim('crab')).success).toBe(false)
})
