import { cars, title as apexCircuit } from '@parlour/arcade/games/apex-circuit/title.ts'
import { title as baccaratSalon } from '@parlour/arcade/games/baccarat-salon/title.ts'
import { title as dragonTiger } from '@parlour/arcade/games/dragon-tiger/title.ts'
import { title as gourdCrabFish } from '@parlour/arcade/games/gourd-crab-fish/title.ts'
import { title as hiLoSiam } from '@parlour/arcade/games/hi-lo-siam/title.ts'
import { title as neonWheel } from '@parlour/arcade/games/neon-wheel/title.ts'
import { title as roulette } from '@parlour/arcade/games/roulette-lumiere/title.ts'
import { expect, test } from 'vitest'

type Published = {
  of: number
  spots: readonly { key: string; endings: readonly { times: number; ways: number }[] }[]
}

/** What the published ways return of a coin, spot by spot. */
function returnsOf({ of, spots }: Published): Record<string, number> {
  return Object.fromEntries(
    spots.map(({ key, endings }) => [
      key,
      endings.reduce((sum, { times, ways }) => sum + (times / 100) * (ways / of), 0),
    ]),
  )
}

test('dragon-tiger: counted by ranks, not by cards', () => {
  // After any first card 31 of 415 have its rank, 7 of them its suit too; the rest are even.
  const tie = 31 / 415
  const side = (2 * (1 - tie)) / 2 + 0.5 * tie
  const returns = returnsOf(dragonTiger)
  expect(returns['dragon']).toBeCloseTo(1 - 31 / 830, 14)
  expect(returns['dragon']).toBeCloseTo(side, 14)
  expect(returns['tiger']).toBeCloseTo(side, 14)
  expect(returns['tie']).toBeCloseTo(12.8 * tie, 14)
  expect(returns['suited']).toBeCloseTo((57 * 7) / 415, 14)
})

/** The banker's rule as the casinos print it: by own points, the third cards it draws against. */
const bankerDrawsOn = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
]

test('baccarat-salon: counted by points, four cards at a time', () => {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32))
  const won = { player: 0, banker: 0, tie: 0 }
  const take = (points: number, then: (ways: number) => void) => {
    const ways = left[points]!
    left[points]! -= 1
    then(ways)
    left[points]! += 1
  }
  const points = left.map((_, at) => at)
  const total = () => left.reduce((sum, count) => sum + count, 0)
  const end = (player: number, banker: number, ways: number) => {
    won[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways
  }
  /** The banker's turn: `third` is what the player has drawn. */
  const bank = (
    player: number,
    banker: number,
    third: number | null,
    ways: number,
    rest: number,
  ) => {
    const isDrawing = third === null ? banker < 6 : bankerDrawsOn[banker]?.includes(String(third))
    if (!isDrawing) return end(player, banker, ways * rest)
    const unused = rest / total()
    for (const card of points) end(player, (banker + card) % 10, ways * left[card]! * unused)
  }
  const third = (player: number, banker: number, ways: number) => {
    const rest = total() * (total() - 1)
    if (player > 7 || banker > 7) return end(player, banker, ways * rest)
    if (player > 5) return bank(player, banker, null, ways, rest)
    for (const card of points)
      take(card, (more) => bank((player + card) % 10, banker, card, ways * more, total()))
  }
  for (const a of points)
    take(a, (one) => {
      for (const b of points)
        take(b, (two) => {
          for (const c of points)
            take(c, (three) => {
              for (const d of points)
                take(d, (four) => third((a + b) % 10, (c + d) % 10, one * two * three * four))
            })
        })
    })
  const published = baccaratSalon.spots.map(({ key, endings }) => [key, endings[0]?.ways])
  expect(Object.fromEntries(published)).toEqual(won)
  expect(won.player + won.banker + won.tie).toBe(baccaratSalon.of)
  const returns = returnsOf(baccaratSalon)
  expect(returns['banker']).toBeCloseTo((1.95 * won.banker + won.tie) / baccaratSalon.of, 14)
  expect(returns['banker']).toBeCloseTo(0.98942, 5)
  expect(returns['player']).toBeCloseTo(0.98765, 5)
  expect(returns['tie']).toBeCloseTo(0.95156, 5)
})

test('hi-lo-siam: counted by how dice add up', () => {
  let sums = [1]
  for (let die = 0; die < 3; die++) {
    const next = Array.from({ length: sums.length + 6 }, () => 0)
    for (const [sum, ways] of sums.entries())
      for (let face = 1; face <= 6; face++) next[sum + face]! += ways
    sums = next
  }
  const returns = returnsOf(hiLoSiam)
  // Half of the 210 throws that are not all alike.
  expect(returns['small']).toBeCloseTo(210 / 216, 14)
  expect(returns['big']).toBeCloseTo(210 / 216, 14)
  for (let face = 1; face <= 6; face++)
    expect(returns[`n${face}`]).toBeCloseTo((3 * 25 * 2 + 3 * 5 * 3 + 13) / 216, 14)
  for (let total = 3; total <= 18; total++) {
    const ways = sums[total] ?? 0
    const hundredths = Math.floor((0.96 * 216 * 100) / ways + 1e-9)
    expect(returns[`t${total}`]).toBeCloseTo((hundredths / 100) * (ways / 216), 12)
  }
})

test('gourd-crab-fish: every picture returns 26/27', () => {
  const returns = Object.values(returnsOf(gourdCrabFish))
  expect(returns).toHaveLength(6)
  // A die shows it with one in six: once, twice or three times.
  const back = (3 * 2 * 25 + 3 * 3 * 5 + 13) / 6 ** 3
  expect(back).toBeCloseTo(26 / 27, 14)
  for (const returned of returns) expect(returned).toBeCloseTo(back, 14)
})

test('apex-circuit: all 40,320 orders, each with its chance', () => {
  const won: Record<string, number> = {}
  const add = (key: string, chance: number) => (won[key] = (won[key] ?? 0) + chance)
  let sum = 0
  const run = (order: number[], chance: number) => {
    if (order.length === cars.length) {
      const [first = 0, second = 0] = order.map((car) => car + 1)
      sum += chance
      for (const key of [`w${first}`, `p${first}`, `p${second}`, `f${first}${second}`])
        add(key, chance)
      return
    }
    const left = cars.flatMap(({ weight }, car) => (order.includes(car) ? [] : [{ car, weight }]))
    const all = left.reduce((total, { weight }) => total + weight, 0)
    for (const { car, weight } of left) run([...order, car], (chance * weight) / all)
  }
  run([], 1)
  expect(sum).toBeCloseTo(1, 10)
  const returns = returnsOf(apexCircuit)
  expect(Object.keys(returns).toSorted()).toEqual(Object.keys(won).toSorted())
  for (const [key, chance] of Object.entries(won)) {
    const price = Math.floor(96 / chance + 1e-9) / 100
    expect([key, returns[key]?.toFixed(9)]).toEqual([key, (price * chance).toFixed(9)])
  }
})

test('neon-wheel and roulette-lumiere: every bet returns what games of its kind state', () => {
  for (const returned of Object.values(returnsOf(neonWheel)))
    expect(returned).toBeCloseTo(26 / 27, 14)
  const fields = neonWheel.spots.reduce((sum, { endings }) => sum + (endings[0]?.ways ?? 0), 0)
  expect([fields, neonWheel.of]).toEqual([54, 54])
  const returns = Object.entries(returnsOf(roulette))
  // With splits, streets, corners and six lines.
  expect(returns).toHaveLength(37 + 6 + 6 + 60 + 14 + 23 + 11)
  for (const [key, returned] of returns)
    expect(returned).toBeCloseTo(/^[ncdi]\d/.test(key) ? 36 / 37 : 73 / 74, 14)
})
