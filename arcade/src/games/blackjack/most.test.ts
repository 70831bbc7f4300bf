import { expect, test } from 'vitest'
import { chanceOf, dealerEnds, rankMoves } from './odds.ts'
import { most, mostHands, worthOf } from './paytable.ts'
import type { Move } from './round.ts'

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('four hands doubled and won come as often as is stated, played as the advice says', () => {
  const chance = over((up) => {
    const isHidden = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : 0
    return (1 - isHidden) * over((value) => chanceOf(value) * chanceAgainst(up, value))
  })
  expect(Number(chance.toPrecision(6))).toBe(most.chance)
})

/** From a pair of this value, once the dealer has looked for a blackjack and found none. */
function chanceAgainst(up: number, value: number): number {
  // Split aces get one card each: nothing is doubled.
  const isSplit = bestOf([value, value], up, ['hit', 'stand', 'double', 'split', 'surrender'])
  if (value === 1 || isSplit !== 'split') return 0
  return dealerEnds(up).reduce(
    (sum, chance, end) => sum + chance * allWon({ up, value, end: end + 17 }, 2, mostHands - 2),
    0,
  )
}

type Course = { up: number; value: number; end: number }

/** That all hands that wait for their second card, and all they are split into, are doubled and
 * beat the dealer; and that as many splits are made as may be. */
function allWon(course: Course, waiting: number, splits: number): number {
  if (waiting === 0) return splits === 0 ? 1 : 0
  const { up, value } = course
  return over((next) => {
    const isPair = next === value && splits > 0
    const moves: Move[] = ['hit', 'stand', 'double', ...(isPair ? (['split'] as const) : [])]
    const best = bestOf([value, next], up, moves)
    if (best === 'split') return allWon(course, waiting + 1, splits - 1)
    return best === 'double' ? wonBy(course, next) * allWon(course, waiting - 1, splits) : 0
  })
}

function wonBy({ value, end }: Course, next: number): number {
  return over((last) => {
    const { total } = worthOf([value, next, last].map(cardOf))
    return total <= 21 && (end > 21 || total > end) ? 1 : 0
  })
}

function bestOf(hand: number[], up: number, moves: Move[]): Move | undefined {
  return rankMoves(hand.map(cardOf), cardOf(up), moves)[0]?.move
}

/** One card of this value. */
function cardOf(value: number): number {
  return value === 1 ? 12 : value - 2
}

function over(work: (value: number) => number): number {
  return values.reduce((sum, value) => sum + chanceOf(value) * work(value), 0)
}
