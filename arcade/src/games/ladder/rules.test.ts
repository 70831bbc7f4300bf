import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import { chickDash } from '../chick-dash/rules.ts'
import { levels as roads } from '../chick-dash/title.ts'
import { koiAscend } from '../koi-ascend/rules.ts'
import { levels as waters } from '../koi-ascend/title.ts'
import { pufferPop } from '../puffer-pop/rules.ts'
import { levels as fish } from '../puffer-pop/title.ts'
import { chanceOf, returnOf, topMultiple, winFor } from './paytable.ts'
import type { LadderAction, LadderState } from './round.ts'

const titles = [
  ['chick-dash', chickDash, roads],
  ['puffer-pop', pufferPop, fish],
  ['koi-ascend', koiAscend, waters],
] as const
const seat = { seatId: 'solo' }
const streamOf = (nonce: number) =>
  openStream({ serverSeed: 'cd'.repeat(32), playerSeed: 'x', nonce })

test.each(titles)(
  '%s: every plan returns what is stated, and both ends exist',
  (_id, game, levels) => {
    const returns = levels.flatMap((level) =>
      level.times.map((times, at) => {
        for (const stake of [100, 700, 50_000])
          expect(winFor(stake, level, at + 1) * 100).toBe(times * stake)
        return returnOf(level, at + 1)
      }),
    )
    const of = ({ numerator = 0, denominator = 1 } = {}) => numerator / denominator
    expect(Math.min(...returns)).toBeCloseTo(of(game.rules.leastReturn), 12)
    expect(Math.max(...returns)).toBeLessThanOrEqual(of(game.rules.returnToPlayer) + 1e-12)
    expect(Math.max(...returns)).toBeCloseTo(of(game.rules.returnToPlayer), 5)
  },
)

test.each(titles)(
  '%s: every step is worth more, the first more than the stake',
  (_id, game, levels) => {
    for (const { times } of levels) {
      expect(times[0]).toBeGreaterThan(100)
      for (const [at, hundredths] of times.entries())
        expect(hundredths).toBeGreaterThan(times[at - 1] ?? 0)
      expect(times.at(-1)).toBeLessThanOrEqual(topMultiple * 100)
    }
    const tops = levels.map((level) => [level.times.at(-1), chanceOf(level, level.times.length)])
    expect(tops).toContainEqual([game.rules.most.times, game.rules.most.chance])
  },
)

test('a puffer pops at any of its breaths alike', () => {
  for (const level of fish) {
    const all = level.chances.length + 1
    for (let breath = 1; breath <= level.chances.length; breath++)
      expect(chanceOf(level, breath - 1) - chanceOf(level, breath)).toBeCloseTo(1 / all, 12)
  }
})

test.each(titles)('%s: rounds fall as often as the chances say', (_id, game, levels) => {
  const [level, rounds] = [levels.at(-1)!, 4_000]
  let passed = 0
  for (let nonce = 1; nonce <= rounds; nonce++)
    if (open(game, level.key, nonce).fall !== 1) passed++
  const chance = chanceOf(level, 1)
  const error = Math.sqrt((chance * (1 - chance)) / rounds)
  expect(Math.abs(passed / rounds - chance)).toBeLessThan(4 * error)
})

test.each(titles)(
  '%s: a step goes on or falls, and only the end tells where',
  (_id, game, levels) => {
    const level = levels[1]!
    const state = firstWith(game, level.key, (fall) => fall === 3)
    const first = go(game, state, { kind: 'step' })
    expect([first.isOver, game.view(first.state, seat).fall]).toEqual([false, null])
    const taken = go(game, first.state, { kind: 'take' })
    expect(game.settle(taken.state)[0]?.amount).toBe(winFor(1000, level, 1))
    expect(game.view(taken.state, seat)).toMatchObject({ end: 'taken', steps: 1, fall: 3 })
    const second = go(game, first.state, { kind: 'step' })
    const third = go(game, second.state, { kind: 'step' })
    expect([third.isOver, game.settle(third.state)[0]?.amount]).toEqual([true, 0])
    expect(game.view(third.state, seat)).toMatchObject({ end: 'fell', steps: 3, fall: 3 })
  },
)

test.each(titles)('%s: the last step pays by itself', (_id, game, levels) => {
  const level = levels[0]!
  let state = firstWith(game, level.key, (fall) => fall === null)
  for (const [at] of level.times.entries()) {
    const next = go(game, state, { kind: 'step' })
    expect(next.isOver).toBe(at === level.times.length - 1)
    ;({ state } = next)
  }
  expect(game.settle(state)[0]?.amount).toBe(winFor(1000, level, level.times.length))
  expect(game.view(state, seat).end).toBe('top')
})

test.each(titles)('%s: what makes no sense is refused', (_id, game, levels) => {
  const state = open(game, levels[0]!.key, 1)
  const act = (from: LadderState, action: LadderAction) => game.act(from, seat, action, streamOf(1))
  expect(act(state, { kind: 'take' })).toMatchObject({ reason: 'nothingToTake' })
  const again = { kind: 'bet', stakeAmount: 1000, level: levels[0]!.key } as const
  expect(act(state, again)).toMatchObject({ reason: 'alreadyBet' })
  const bare = game.start(streamOf(1))
  for (const kind of ['step', 'take'] as const)
    expect(act(bare, { kind })).toMatchObject({ reason: 'noBet' })
  expect(game.action.safeParse({ ...again, level: 'mild' }).success).toBe(false)
  expect(game.action.safeParse({ ...again, stakeAmount: 150 }).success).toBe(false)
  expect(game.byDefault?.(state)).toEqual({ kind: 'step' })
})

type Game = typeof chickDash

function open(game: Game, level: string, nonce: number): LadderState {
  const random = streamOf(nonce)
  const step = game.act(game.start(random), seat, { kind: 'bet', stakeAmount: 1000, level }, random)
  if (step.isRefused) throw new Error(step.reason)
  return step.state
}

function firstWith(game: Game, level: string, isIt: (fall: number | null) => boolean): LadderState {
  for (let nonce = 1; ; nonce++) {
    const state = open(game, level, nonce)
    if (isIt(state.fall)) return state
  }
}

function go(game: Game, state: LadderState, action: LadderAction) {
  const step = game.act(state, seat, action, streamOf(1))
  if (step.isRefused) throw new Error(step.reason)
  return step
}
