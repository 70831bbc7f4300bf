import { checkTable } from '../tables/check.ts'

/** What is published for totals of 3 to 10; 11 to 18 are the same backwards. */
const published = [20_736, 6912, 3456, 2073, 1382, 987, 829, 768]

/** Three dice, one of six each time; knows nothing of the arcade's own rules. */
export const check = checkTable(
  (words) => [1, 1, 1].map((least) => words.below(6) + least),
  (spot, dice) => {
    const sum = dice.reduce((all, die) => all + die, 0)
    const kinds = new Set(dice).size
    if (spot === 'small') return kinds > 1 && sum < 11 ? 200 : 0
    if (spot === 'big') return kinds > 1 && sum > 10 ? 200 : 0
    const named = Number(spot.slice(1))
    if (spot[0] === 't') return sum === named ? (published[Math.min(sum, 21 - sum) - 3] ?? 0) : 0
    const seen = dice.filter((die) => die === named).length
    return seen === 3 ? 1300 : seen === 0 ? 0 : 100 + seen * 100
  },
)
