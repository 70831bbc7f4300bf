import { checkTable, dealAgain } from '../tables/check.ts'

/** Two cards off eight decks; knows nothing of the arcade's own rules. */
export const check = checkTable(
  (words) => dealAgain(words, 2),
  (spot, [dragon = 0, tiger = 0]) => {
    const lead = rank(dragon) - rank(tiger)
    if (spot === 'tie') return lead === 0 ? 1280 : 0
    if (spot === 'suited') return dragon === tiger ? 5700 : 0
    if (lead === 0) return 50
    return lead > 0 === (spot === 'dragon') ? 200 : 0
  },
)

/** The ace, last in a suit, counts as one. */
function rank(card: number): number {
  const at = card % 13
  return at === 12 ? 1 : at + 2
}
