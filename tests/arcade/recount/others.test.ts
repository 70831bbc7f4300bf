import { games } from '@parlour/arcade/games/index.ts'
import {
  mineChoices,
  tileCount,
  timesFor,
  topMultiple,
} from '@parlour/arcade/games/gem-sweep/paytable.ts'
import { lastTimes, leastTimes, mostTimes } from '@parlour/arcade/games/liftoff/paytable.ts'
import { cupsOf, riskChoices, rowChoices } from '@parlour/arcade/games/peg-drop/paytable.ts'
import { expect, test } from 'vitest'
import { recountBlackjack } from './blackjack.ts'

const boards = rowChoices.flatMap((rows) => riskChoices.map((risk) => [rows, risk] as const))

test.each(boards)('peg-drop, %i rows, %s risk: every path counted', (rows, risk) => {
  let paths = [1]
  for (let row = 0; row < rows; row++)
    paths = Array.from({ length: row + 2 }, (_, at) => (paths[at - 1] ?? 0) + (paths[at] ?? 0))
  const cups = cupsOf(rows, risk)
  expect(cups).toHaveLength(paths.length)
  const back = cups.reduce((sum, times, at) => sum + times * (paths[at] ?? 0), 0) / 100 / 2 ** rows
  expect(Math.abs(back - publishedOf('peg-drop'))).toBeLessThan(0.0005)
})

test('gem-sweep: taken after any gem, a coin brings back what is published, and never less', () => {
  const means = mineChoices.flatMap((mines) => {
    const found: number[] = []
    let chance = 1
    for (let gems = 1; gems <= tileCount - mines; gems++) {
      if (timesFor(mines, gems) > topMultiple * 100) break
      chance *= (tileCount - mines - gems + 1) / (tileCount - gems + 1)
      found.push((timesFor(mines, gems) / 100) * chance)
    }
    return found
  })
  const { numerator = 0, denominator = 1 } = rulesOf('gem-sweep').leastReturn ?? {}
  expect(Math.min(...means)).toBeCloseTo(numerator / denominator, 12)
  expect(Math.max(...means)).toBeCloseTo(publishedOf('gem-sweep'), 12)
})

test('liftoff: whoever leaves at any multiplier gets back what is published', () => {
  const draws = 2 ** 32
  for (let times = leastTimes; times <= mostTimes; times += times < 2_000 ? 1 : 97) {
    const back = ((times / 100) * countAtLeast(times, draws)) / draws
    expect(Math.abs(back - publishedOf('liftoff'))).toBeLessThan(times / draws)
  }
})

test('blackjack: the best play, hand by hand, brings back what is published', () => {
  expect(recountBlackjack()).toBeCloseTo(publishedOf('blackjack'), 7)
})

/** The figure known for this paytable since it stood in machines, to the last unit. */
test('jacks-or-better pays what the full-pay nine-six table is known to pay', () => {
  expect(publishedOf('jacks-or-better')).toBeCloseTo(0.995_439_044, 8)
})

/** The more is drawn the lower it ends: so many draws from the first reach the multiplier. */
function countAtLeast(times: number, draws: number): number {
  let [reached, missed] = [0, draws + 1]
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2)
    if (lastTimes(middle) >= times) reached = middle
    else missed = middle
  }
  return reached
}

function rulesOf(id: string) {
  const game = games.find((one) => one.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game.rules
}

function publishedOf(id: string): number {
  const { numerator, denominator } = rulesOf(id).returnToPlayer
  return numerator / denominator
}
