import type { Check, Words } from '../../client/fair-words.ts'

type BetAction = { bets: Record<string, number> }

/** Draws the outcome again and adds up what each bet of a seat brings back of it. */
export function checkTable<Outcome>(
  draw: (words: Words) => Outcome,
  timesOf: (spot: string, outcome: Outcome) => number,
): Check {
  return (words, actions) => {
    const outcome = draw(words)
    const winAmount = (actions as BetAction[])
      .flatMap(({ bets }) => Object.entries(bets))
      .reduce((sum, [spot, amount]) => sum + (amount * timesOf(spot, outcome)) / 100, 0)
    return { outcome, winAmount }
  }
}

/** Cards off eight decks, one of the cards left each time, in ascending order. */
export function dealAgain(words: Words, count: number): number[] {
  const left = Array.from({ length: 8 * 52 }, (_, index) => index)
  return Array.from(
    { length: count },
    () => (left.splice(words.below(left.length), 1)[0] ?? 0) % 52,
  )
}
