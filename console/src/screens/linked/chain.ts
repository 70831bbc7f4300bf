type Tie = { one: number; other: number }
export type Step<T extends Tie> = { from: number; to: number; tie: T }

/** The shortest way from one account to another, tie by tie; empty when there is none. */
export function chainOf<T extends Tie>(ties: readonly T[], from: number, to: number): Step<T>[] {
  const ways = new Map<number, Step<T>[]>([[from, []]])
  for (const [at, way] of ways) {
    if (at === to) return way
    for (const tie of ties) {
      const next = tie.one === at ? tie.other : tie.other === at ? tie.one : null
      if (next !== null && !ways.has(next)) ways.set(next, [...way, { from: at, to: next, tie }])
    }
  }
  return []
}
