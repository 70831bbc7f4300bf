import { levels as roads } from '@parlour/arcade/games/chick-dash/title.ts'
import { games } from '@parlour/arcade/games/index.ts'
import {
  mineChoices,
  tileCount,
  timesFor,
  topMultiple,
} from '@parlour/arcade/games/gem-sweep/paytable.ts'
import {
  ballCount,
  drawnCount,
  mostPicks,
  timesFor as kenoTimes,
} from '@parlour/arcade/games/keno-bubble/paytable.ts'
import { lastTimes, leastTimes, mostTimes } from '@parlour/arcade/games/liftoff/paytable.ts'
import { species } from '@parlour/arcade/games/kraken-cove/paytable.ts'
import { cupsOf, riskChoices, rowChoices } from '@parlour/arcade/games/peg-drop/paytable.ts'
import { levels as waters } from '@parlour/arcade/games/koi-ascend/title.ts'
import { levels as fish } from '@parlour/arcade/games/puffer-pop/title.ts'
import { expect, test } from 'vitest'
import { recountBlackjack } from './blackjack.ts'
import { recountKings, recountPokDeng } from './duels.ts'

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

test.each([
  ['chick-dash', roads],
  ['puffer-pop', fish],
  ['koi-ascend', waters],
] as const)('%s: taken after any step, a coin brings back what is published', (id, levels) => {
  const means = levels.flatMap(({ chances, times }) => {
    let chance = 1
    return times.map((hundredths, at) => {
      const [safe, of] = chances[at] ?? [0, 1]
      chance *= safe / of
      return (hundredths / 100) * chance
    })
  })
  const { numerator = 0, denominator = 1 } = rulesOf(id).leastReturn ?? {}
  expect(Math.min(...means)).toBeCloseTo(numerator / denominator, 12)
  expect(Math.max(...means)).toBeCloseTo(publishedOf(id), 5)
})

/** Ball by ball: so many hits among the picks, whatever was drawn before. */
test('keno-bubble: any count of numbers brings back what is published', () => {
  const means = Array.from({ length: mostPicks }, (_, index) => {
    const picks = index + 1
    let spread = [1, ...Array.from({ length: picks }, () => 0)]
    for (let drawn = 0; drawn < drawnCount; drawn++)
      spread = spread.map((chance, hits) => {
        const left = ballCount - drawn
        const stay = (left - (picks - hits)) / left
        return chance * stay + (spread[hits - 1] ?? 0) * ((picks - hits + 1) / left)
      })
    return spread.reduce((sum, chance, hits) => sum + (kenoTimes(picks, hits) / 100) * chance, 0)
  })
  const { numerator = 0, denominator = 1 } = rulesOf('keno-bubble').leastReturn ?? {}
  expect(Math.min(...means)).toBeCloseTo(numerator / denominator, 12)
  expect(Math.max(...means)).toBeCloseTo(publishedOf('keno-bubble'), 12)
})

test('liftoff: whoever leaves at any multiplier gets back what is published', () => {
  const draws = 2 ** 32
  for (let times = leastTimes; times <= mostTimes; times += times < 2_000 ? 1 : 97) {
    const back = ((times / 100) * countAtLeast(times, draws)) / draws
    expect(Math.abs(back - publishedOf('liftoff'))).toBeLessThan(times / draws)
  }
})

/** Draw by draw: so many of all the numbers that can be drawn catch, and then each value. */
test('kraken-cove: a coin shot at any fish brings back what is published', () => {
  for (const { values } of species) {
    const bag = values.flatMap(({ times, weight }) => Array.from({ length: weight }, () => times))
    const worth = bag.reduce((sum, times) => sum + times, 0) / bag.length
    let back = 0
    for (let drawn = 0; drawn < 100 * worth; drawn++)
      if (drawn < 96) for (const times of bag) back += times / bag.length
    expect(back / (100 * worth)).toBeCloseTo(publishedOf('kraken-cove'), 12)
  }
  // 96 of 6,000 shots catch a kraken, and 2 of 100 krakens are worth all that a purse may hold.
  const { times, chance } = rulesOf('kraken-cove').most
  expect([times, chance]).toEqual([600_00, (96 / 6_000) * (2 / 100)])
})

test('blackjack: the best play, hand by hand, brings back what is published', () => {
  expect(recountBlackjack()).toBeCloseTo(publishedOf('blackjack'), 7)
})

test('three-kings: every deal against every dealer brings back what is published', () => {
  const { ante, pairPlus } = recountKings()
  expect(ante).toBeCloseTo(0.966_270_190_563_95, 13)
  expect((ante + pairPlus) / 2).toBeCloseTo(publishedOf('three-kings'), 13)
  const { numerator = 0, denominator = 1 } = rulesOf('three-kings').leastReturn ?? {}
  expect(ante).toBeCloseTo(numerator / denominator, 13)
})

test('pok-deng-nine: every deal, played best, brings back what is published', () => {
  const { back, top } = recountPokDeng()
  expect(back).toBeCloseTo(publishedOf('pok-deng-nine'), 12)
  expect(top).toBeCloseTo(rulesOf('pok-deng-nine').most.chance, 12)
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
