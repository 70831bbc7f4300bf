/** From the best to the least: how many of the 22,100 hands it is, and what each bet pays on it. */
export const hands = [
  { key: 'straightFlush', ways: 48, pairPlus: 40, bonus: 5 },
  { key: 'threeOfAKind', ways: 52, pairPlus: 30, bonus: 4 },
  { key: 'straight', ways: 720, pairPlus: 6, bonus: 1 },
  { key: 'flush', ways: 1096, pairPlus: 4, bonus: 0 },
  { key: 'pair', ways: 3744, pairPlus: 1, bonus: 0 },
  { key: 'highCard', ways: 16_440, pairPlus: 0, bonus: 0 },
] as const

export const dealCount = 22_100
export type HandKey = (typeof hands)[number]['key']

/**
 * Both bets won with a straight flush against a dealer who plays: ante and play pay 1 to 1 each,
 * the bonus 5 and pair plus 40. Of two coins, fifty come back. As likely as a straight flush that
 * meets a hand it beats; see odds.test.ts.
 */
export const most = { times: 2500, chance: 617_044 / 407_170_400 }

/** The ante alone with the best play; pair plus alone; both at once. See odds.test.ts. */
export const returns = {
  ante: { numerator: 19_671_831, denominator: 20_358_520 },
  pairPlus: { numerator: 5397, denominator: 5525 },
  both: { numerator: 197_793_483, denominator: 203_585_200 },
}

const [twoRank, queenRank, aceRank] = [0, 10, 12]

/** The higher the better; equal for hands that tie. Its kind is what it is in `hands`. */
export function strengthOf(cards: readonly number[]): number {
  const [high = 0, middle = 0, low = 0] = cards
    .map((card) => card % 13)
    .toSorted((one, other) => other - one)
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const isWheel = high === aceRank && middle === 1 && low === twoRank
  const isStraight = isWheel || (high - middle === 1 && middle - low === 1)
  if (isStraight) return rankOf(isFlush ? 0 : 2, isWheel ? 1 : high)
  if (high === low) return rankOf(1, high)
  if (isFlush) return rankOf(3, high, middle, low)
  if (high === middle || middle === low) return rankOf(4, middle, high === middle ? low : high)
  return rankOf(5, high, middle, low)
}

/** Its place in `hands`. */
export function kindOf(strength: number): number {
  return 5 - Math.floor(strength / 13 ** 3)
}

/** The dealer plays with a queen or better. */
export function doesQualify(strength: number): boolean {
  return strength >= rankOf(5, queenRank)
}

function rankOf(kind: number, first: number, second = 0, third = 0): number {
  return ((5 - kind) * 13 + first) * 169 + second * 13 + third
}
