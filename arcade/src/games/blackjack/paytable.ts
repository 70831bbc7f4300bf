import type { LargestWin } from '../../client/largest-win.ts'

/** What a hand is worth; `isSoft` while an ace counts eleven. */
export type Worth = { total: number; isSoft: boolean }

export const mostHands = 4
/** Four hands, each doubled and won; computed in odds.ts. */
export const most: LargestWin = { times: mostHands * 4 * 100, chance: 7.77563e-7, by: 'bestPlay' }

/** 1 for an ace, 10 for tens and pictures. */
export function valueOf(card: number): number {
  const rank = card % 13
  if (rank === 12) return 1
  return Math.min(10, rank + 2)
}

export function worthOf(cards: readonly number[]): Worth {
  let [total, hasAce] = [0, false]
  for (const card of cards) {
    total += valueOf(card)
    hasAce ||= valueOf(card) === 1
  }
  const isSoft = hasAce && total <= 11
  return { total: isSoft ? total + 10 : total, isSoft }
}

/** An ace and a ten as the first two cards. After a split it is just twenty-one. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && worthOf(cards).total === 21
}

export function isPair(cards: readonly number[]): boolean {
  const [one = -1, other = -1] = cards
  return cards.length === 2 && valueOf(one) === valueOf(other)
}
