import { checkTable } from '../tables/check.ts'

/** Red numbers, as printed on every felt. */
const red = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number)

/** One of 37: the number of the pocket itself. */
export const check = checkTable(
  (words) => words.below(37),
  (spot, pocket) => {
    const neighbours = /^i([\d-]+)$/.exec(spot)?.[1]?.split('-')
    if (neighbours) return neighbours.includes(String(pocket)) ? 3600 / neighbours.length : 0
    const named = Number(spot.slice(1))
    if (/^n\d/.test(spot)) return pocket === named ? 3600 : 0
    if (/^d\d/.test(spot)) return pocket > named * 12 - 12 && pocket <= named * 12 ? 300 : 0
    if (/^c\d/.test(spot)) return pocket > 0 && (pocket - named) % 3 === 0 ? 300 : 0
    if (pocket === 0) return 50
    const wins: Record<string, boolean> = {
      low: pocket < 19,
      high: pocket > 18,
      even: pocket % 2 === 0,
      odd: pocket % 2 === 1,
      red: red.includes(pocket),
      black: !red.includes(pocket),
    }
    return wins[spot] ? 200 : 0
  },
)
