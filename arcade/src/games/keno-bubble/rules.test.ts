import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { chanceOf, mostPicks, most, paysOf, returnOf, timesFor } from './paytable.ts'
import { kenoBubble } from './rules.ts'

const counts = Array.from({ length: mostPicks }, (_, index) => index + 1)
const seat = { seatId: 'solo' }

test('every count of picks returns what is stated, and both ends exist', () => {
  const returns = counts.map((picks) => {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => chanceOf(picks, hits))
    expect(chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(chances[0]?.of)
    const mean = chances.reduce((sum, { ways, of }, hits) => {
      return sum + (timesFor(picks, hits) * ways) / of / 100
    }, 0)
    expect(returnOf(picks)).toBeCloseTo(mean, 12)
    return mean
  })
  const { returnToPlayer, leastReturn } = kenoBubble.rules
  const of = ({ numerator = 0, denominator = 1 } = {}) => numerator / denominator
  expect(Math.max(...returns)).toBeCloseTo(of(returnToPlayer), 12)
  expect(Math.min(...returns)).toBeCloseTo(of(leastReturn), 12)
})

test('more hits always pay more, and nothing that pays is less than the stake', () => {
  for (const picks of counts) {
    const times = paysOf(picks).map((pay) => pay.times)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(100)
    expect(paysOf(picks).at(-1)?.hits).toBe(picks)
  }
  expect(most).toEqual({ times: 500_000, chance: 210 / 3_838_380 })
})

test('ten different balls come, and what is picked is paid by the table', () => {
  for (let nonce = 1; nonce <= 300; nonce++) {
    const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce })
    const picks = counts.slice(0, (nonce % 10) + 1).map((pick) => pick * 4)
    const step = kenoBubble.act(
      kenoBubble.start(random),
      seat,
      { kind: 'draw', stakeAmount: 700, picks },
      random,
    )
    if (step.isRefused) throw new Error(step.reason)
    const { balls = [], hits } = step.state.draw ?? {}
    expect(new Set(balls).size).toBe(10)
    expect(balls.every((ball) => ball >= 1 && ball <= 40)).toBe(true)
    expect(hits).toBe(balls.filter((ball) => picks.includes(ball)).length)
    const won = 7 * timesFor(picks.length, hits ?? 0)
    expect(kenoBubble.settle(step.state)[0]?.amount).toBe(won)
  }
})

test('what makes no sense is refused', () => {
  const bet = { kind: 'draw', stakeAmount: 1000 }
  for (const picks of [[], [0], [41], [3, 3], [1.5], counts.concat(11)])
    expect(kenoBubble.action.safeParse({ ...bet, picks }).success).toBe(false)
  expect(kenoBubble.action.safeParse({ ...bet, picks: counts }).success).toBe(true)
})
