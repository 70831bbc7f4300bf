type Period = { minDays: number; maxDays: number }

/** Business days an order takes, by its amount. The terms show the same table. */
export const periods: { upTo: number | null; period: Period }[] = [
  { upTo: 50_000_00, period: { minDays: 1, maxDays: 3 } },
  { upTo: 500_000_00, period: { minDays: 3, maxDays: 5 } },
  { upTo: null, period: { minDays: 5, maxDays: 10 } },
]

const longest = { minDays: 5, maxDays: 10 }

export function periodOf(amount: number): Period {
  return periods.find(({ upTo }) => upTo === null || amount <= upTo)?.period ?? longest
}
