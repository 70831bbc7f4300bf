/** What lies on each spot, in hundredths. */
export type Bets = Readonly<Record<string, number>>

/** Chips laid down but not bet yet; each entry is undone as one. */
export type Laid = readonly Bets[]

export const chipAmounts = [100, 500, 1000, 5000, 10_000, 50_000]

export function addUp(all: readonly Bets[]): Bets {
  const sums: Record<string, number> = {}
  for (const bets of all)
    for (const [spot, amount] of Object.entries(bets)) sums[spot] = (sums[spot] ?? 0) + amount
  return sums
}

export function sumOf(bets: Bets): number {
  return Object.values(bets).reduce((sum, amount) => sum + amount, 0)
}

export function lay(laid: Laid, spot: string, amount: number): Laid {
  return [...laid, { [spot]: amount }]
}

export function undo(laid: Laid): Laid {
  return laid.slice(0, -1)
}

/** As much again of everything on the felt, bet or not. */
export function double(laid: Laid, placed: Bets): Laid {
  return [...laid, addUp([placed, ...laid])]
}

/** The chips a player would take for an amount, the largest first. */
export function chipsFor(amount: number): number[] {
  const chips: number[] = []
  let left = amount
  for (const chip of chipAmounts.toReversed()) for (; left >= chip; left -= chip) chips.push(chip)
  return chips
}
