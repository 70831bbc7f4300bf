type Level = { level: number; betAmount: number }

/** The first level that asks for more than was wagered; null at the top. */
export function findNextLevel(levels: readonly Level[], bet: number): Level | null {
  const ascending = levels.toSorted((one, other) => one.betAmount - other.betAmount)
  return ascending.find(({ betAmount }) => betAmount > bet) ?? null
}
