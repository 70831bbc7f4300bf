import { checkTable, dealAgain } from '../tables/check.ts'

/** For each third card of the player: the banker draws with so many points or fewer. */
const bankerDrawsTo = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3]

/** Six cards off eight decks, as many of them used as the rule asks for. */
export const check = checkTable(
  (words) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = dealAgain(words, 6)
    const [player, banker] = [
      [a, c],
      [b, d],
    ]
    if (sum(player) >= 8 || sum(banker) >= 8) return [player, banker]
    if (sum(player) >= 6) return [player, sum(banker) <= 5 ? [b, d, e] : banker]
    const isMore = sum(banker) <= (bankerDrawsTo[sum([e])] ?? 0)
    return [[a, c, e], isMore ? [b, d, f] : banker]
  },
  (spot, [player = [], banker = []]) => {
    const [mine, theirs] = [sum(player), sum(banker)]
    if (mine === theirs) return spot === 'tie' ? 1000 : 100
    if (spot === 'player') return mine > theirs ? 200 : 0
    return spot === 'banker' && theirs > mine ? 195 : 0
  },
)

/** Two to nine are worth what they say, the ace one, all others ten. */
function sum(cards: number[]): number {
  const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]
  return cards.reduce((all, card) => all + (values[card % 13] ?? 0), 0) % 10
}
