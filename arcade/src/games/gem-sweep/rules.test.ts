import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import {
  chanceOf,
  isFull,
  mineChoices,
  returnOf,
  tileCount,
  timesFor,
  topMultiple,
  winFor,
} from './paytable.ts'
import type { SweepAction, SweepState } from './round.ts'
import { gemSweep } from './rules.ts'

const seat = { seatId: 'solo' }
const bet = { kind: 'bet', stakeAmount: 1000, pays: 'hundredths' } as const
const random = openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce: 1 })

function step(state: SweepState, action: SweepAction) {
  return gemSweep.act(state, seat, action, random)
}

function open(mines: 1 | 3 | 5 | 8 | 12): SweepState {
  const first = step(gemSweep.start(random), { ...bet, mines })
  if (first.isRefused) throw new Error(first.reason)
  return first.state
}

/** Whenever the player stops, and whatever was staked: what is paid times its chance. */
test('every plan returns between what is stated as least and most, and both exist', () => {
  const { returnToPlayer, leastReturn } = gemSweep.rules
  const returns = mineChoices.flatMap((mines) => {
    const steps: number[] = []
    do {
      const gems = steps.length + 1
      const { ways, of } = chanceOf(mines, gems)
      for (const stake of [100, 700, 50_000])
        expect(winFor(stake, mines, gems) * of * 100).toBe(timesFor(mines, gems) * of * stake)
      steps.push((timesFor(mines, gems) * ways) / of / 100)
      expect(returnOf(mines, gems)).toBeCloseTo(steps.at(-1) ?? 0, 12)
    } while (!isFull(mines, steps.length))
    return steps
  })
  const of = (share?: { numerator: number; denominator: number }) =>
    (share?.numerator ?? 0) / (share?.denominator ?? 1)
  expect(Math.min(...returns)).toBeCloseTo(of(leastReturn), 12)
  expect(Math.max(...returns)).toBeLessThanOrEqual(of(returnToPlayer) + 1e-12)
  expect(Math.max(...returns)).toBeCloseTo(of(returnToPlayer), 6)
})

test('the chance of gems in a row is what drawing tile after tile gives', () => {
  for (const mines of mineChoices) {
    let chance = 1
    for (let gems = 1; gems <= 5; gems++) {
      chance *= (tileCount - mines - gems + 1) / (tileCount - gems + 1)
      const { ways, of } = chanceOf(mines, gems)
      expect(ways / of).toBeCloseTo(chance, 12)
    }
  }
})

test('no win passes the top', () => {
  for (const mines of mineChoices) {
    let gems = 1
    while (!isFull(mines, gems)) gems++
    expect(winFor(100, mines, gems)).toBeLessThanOrEqual(topMultiple * 100)
  }
})

test('a gem goes on, a mine ends with nothing, and only the end shows the mines', () => {
  const state = open(3)
  const safe = step(state, { kind: 'pick', tile: state.order[10] ?? 0 })
  if (safe.isRefused) throw new Error(safe.reason)
  expect(safe.isOver).toBe(false)
  expect(gemSweep.view(safe.state, seat).mineTiles).toBeNull()
  expect(JSON.stringify(gemSweep.view(safe.state, seat))).not.toContain('order')
  const hit = step(safe.state, { kind: 'pick', tile: state.order[2] ?? 0 })
  if (hit.isRefused) throw new Error(hit.reason)
  expect([hit.isOver, gemSweep.settle(hit.state)[0]?.amount]).toEqual([true, 0])
  expect(gemSweep.view(hit.state, seat).mineTiles).toEqual(state.order.slice(0, 3))
})

test('what makes no sense is refused', () => {
  const state = open(3)
  expect(step(state, { kind: 'take' })).toMatchObject({ reason: 'nothingToTake' })
  const again: SweepAction = { ...bet, mines: 3 }
  expect(step(state, again)).toMatchObject({ reason: 'alreadyBet' })
  const bare = gemSweep.start(random)
  expect(step(bare, { kind: 'pick', tile: 1 })).toMatchObject({ reason: 'noBet' })
  for (const tile of [-1, 25, 1.5, '3'])
    expect(gemSweep.action.safeParse({ kind: 'pick', tile }).success).toBe(false)
})
