import { checkTable } from '../tables/check.ts'

/** The pictures in the order of their numbers, from 0. */
const pictures = ['gourd', 'crab', 'fish', 'shrimp', 'rooster', 'tiger']

/** Three dice, one of six each time; knows nothing of the arcade's own rules. */
export const check = checkTable(
  (words) => [words.below(6), words.below(6), words.below(6)],
  (spot, dice) => {
    const seen = dice.filter((die) => pictures[die] === spot).length
    return seen === 3 ? 1300 : seen === 0 ? 0 : 100 + seen * 100
  },
)
