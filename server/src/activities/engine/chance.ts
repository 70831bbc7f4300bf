/** Chance as rules see it: given to them, never made by them. */
export type Fair = {
  /** Each of 0 … below − 1 equally likely. */
  integer(below: number): number
}

/** Picks by weight. */
export function pickByWeight<Prize extends { weight: number }>(
  fair: Fair,
  prizes: readonly Prize[],
): Prize {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  let left = fair.integer(total)
  for (const prize of prizes) {
    left -= prize.weight
    if (left < 0) return prize
  }
  throw new Error('weights are whole numbers above zero')
}

/** Chances in parts per million that add up to the whole: the rest goes to the likeliest. */
export function chancesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = weights.map((weight) => Math.floor((weight * 1_000_000) / total))
  const rest = 1_000_000 - chances.reduce((sum, chance) => sum + chance, 0)
  const likeliest = weights.indexOf(Math.max(...weights))
  return chances.map((chance, at) => (at === likeliest ? chance + rest : chance))
}
