import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { lastTimes, leastTimes, mostTimes, msUntil, timesAfter, wonAt } from './paytable.ts'
import { liftoff } from './rules.ts'

const spread = 2 ** 32

/** Of all 2^32 draws those up to a number reach x: their share times x is the return. */
test('leaving anywhere returns what is stated, less than a hundred-thousandth below', () => {
  const { numerator, denominator } = liftoff.rules.returnToPlayer
  for (let times = leastTimes; times <= mostTimes; times += times < 2000 ? 1 : 97) {
    const reaching = Math.floor((97 * spread) / times)
    expect(lastTimes(reaching)).toBeGreaterThanOrEqual(times)
    expect(lastTimes(reaching + 1)).toBeLessThan(times)
    const returned = (reaching * times) / (spread * 100)
    expect(returned).toBeLessThanOrEqual(numerator / denominator)
    expect(returned).toBeGreaterThan(numerator / denominator - 0.00001)
  }
})

test('the multiplier grows, and is reached when it is said to be', () => {
  expect([timesAfter(-5), timesAfter(0)]).toEqual([100, 100])
  for (const times of [101, 150, 200, 1000, 12_345, mostTimes]) {
    expect(timesAfter(msUntil(times))).toBe(times)
    expect(timesAfter(msUntil(times) - 1)).toBeLessThanOrEqual(times)
    expect(timesAfter(msUntil(times) - 130)).toBeLessThan(times)
  }
})

test('a seat bets once, leaves once and has the stake times where it left', () => {
  const random = openStream({ serverSeed: 'ab'.repeat(32), playerSeed: 'x', nonce: 1 })
  const seat = { seatId: 'solo' }
  const bet = liftoff.action.parse({ kind: 'bet', stakeAmount: 700, autoAt: 150 })
  const aboard = liftoff.act(liftoff.start(random), seat, bet, random)
  if (aboard.isRefused) throw new Error(aboard.reason)
  expect(liftoff.act(aboard.state, seat, bet, random)).toMatchObject({ reason: 'alreadyBet' })
  const left = liftoff.act(aboard.state, seat, { kind: 'out', seat: 0, at: 237 }, random)
  if (left.isRefused) throw new Error(left.reason)
  expect(liftoff.settle(left.state)[0]?.amount).toBe(wonAt(700, 237))
  expect(wonAt(700, 237)).toBe(1659)
})

test.each([
  { kind: 'bet', stakeAmount: 150 },
  { kind: 'bet', stakeAmount: 100, seat: 2 },
  { kind: 'bet', stakeAmount: 100, autoAt: 100 },
  { kind: 'bet', stakeAmount: 100, autoAt: 150.5 },
  { kind: 'bet', stakeAmount: 100, autoAt: mostTimes + 1 },
])('%j is no action', (input) => {
  expect(liftoff.action.safeParse(input).success).toBe(false)
})

test('when to leave is not for the browser to say', () => {
  expect(liftoff.action.parse({ kind: 'out', at: 99_999 })).toEqual({ kind: 'out', seat: 0, at: 0 })
})
