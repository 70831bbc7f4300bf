import { checkTable } from '../tables/check.ts'

/** The published weights of cars 1 to 8. */
const weights = [250, 200, 160, 125, 100, 100, 40, 25]

/** Lots are laid out and one is drawn; knows nothing of the arcade's own rules. */
export const check = checkTable(
  (words) => {
    const order: number[] = []
    while (order.length < weights.length) {
      const lots = weights.flatMap((weight, car) =>
        order.includes(car) ? [] : Array.from({ length: weight }, () => car),
      )
      order.push(lots[words.below(lots.length)] ?? -1)
    }
    return order
  },
  (spot, order) => {
    const [kind, one, other] = Array.from(spot)
    const at = (place: number) => String((order[place] ?? -2) + 1)
    if (kind === 'w') return at(0) === one ? pays([Number(one)], 'win') : 0
    if (kind === 'p') return at(0) === one || at(1) === one ? pays([Number(one)], 'place') : 0
    return at(0) === one && at(1) === other ? pays([Number(one), Number(other)], 'win') : 0
  },
)

/** 96 of 100 over the chance, down to a hundredth, in whole numbers. */
function pays(cars: number[], what: 'win' | 'place'): number {
  const of = (car: number) => BigInt(weights[car - 1] ?? 0)
  const [first = 1, second] = cars
  const common = weights.reduce((product, weight) => product * BigInt(1000 - weight), 1000n)
  const inOrder = (one: number, two: number) =>
    (common / (1000n * (1000n - of(one)))) * of(one) * of(two)
  let ways = (common / 1000n) * of(first)
  if (second !== undefined) ways = inOrder(first, second)
  if (what === 'place')
    for (let car = 1; car <= 8; car++) if (car !== first) ways += inOrder(car, first)
  return Number((96n * common) / ways)
}
