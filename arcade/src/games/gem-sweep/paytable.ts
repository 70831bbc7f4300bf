export const tileCount = 25
export const mineChoices = [1, 3, 5, 8, 12] as const
export type MineCount = (typeof mineChoices)[number]

/** The round is won outright before a gem would pass this many times the stake. */
export const topMultiple = 5000
const houseShare = { numerator: 97, denominator: 100 }

/** The chance of `gems` safe tiles in a row, as ways over ways. */
export function chanceOf(mines: number, gems: number): { ways: number; of: number } {
  return { ways: choose(tileCount - mines, gems), of: choose(tileCount, gems) }
}

/** Fair odds times 97 %, rounded down to the hundredth of a coin. */
export function winFor(stakeAmount: number, mines: number, gems: number): number {
  if (gems === 0) return 0
  const { ways, of } = chanceOf(mines, gems)
  const fair = BigInt(stakeAmount) * BigInt(of) * BigInt(houseShare.numerator)
  return Number(fair / (BigInt(ways) * BigInt(houseShare.denominator)))
}

/** The round is won outright when no gem is left or the next one would pass the top. */
export function isFull(mines: number, gems: number): boolean {
  return gems >= tileCount - mines || winFor(100, mines, gems + 1) > topMultiple * 100
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step
  return Math.round(ways)
}
