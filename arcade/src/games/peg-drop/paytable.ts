export const rowChoices = [8, 12, 16] as const
export const riskChoices = ['low', 'middle', 'high'] as const
export type RowCount = (typeof rowChoices)[number]
export type Risk = (typeof riskChoices)[number]

/** Hundredths of the stake, from the rim to the middle; the other side mirrors it. */
const halves: Record<RowCount, Record<Risk, readonly number[]>> = {
  8: {
    low: [500, 205, 110, 96, 52],
    middle: [1000, 300, 130, 71, 40],
    high: [3000, 400, 135, 31, 20],
  },
  12: {
    low: [1500, 300, 160, 140, 110, 96, 47],
    middle: [4000, 1100, 400, 190, 100, 63, 30],
    high: [17_000, 2400, 810, 180, 60, 24, 24],
  },
  16: {
    low: [1886, 900, 200, 140, 140, 120, 100, 90, 70],
    middle: [10_196, 4100, 1000, 500, 300, 150, 100, 50, 20],
    high: [98_000, 13_000, 2600, 900, 400, 202, 20, 16, 16],
  },
}

/** What each cup pays, left to right: one more cup than rows. */
export function cupsOf(rows: RowCount, risk: Risk): number[] {
  const half = halves[rows][risk]
  return [...half, ...half.slice(0, -1).toReversed()]
}

/** The two outermost of the widest board. */
export const most = {
  times: Math.max(
    ...rowChoices.flatMap((rows) => riskChoices.flatMap((risk) => cupsOf(rows, risk))),
  ),
  chance: 2 / 2 ** Math.max(...rowChoices),
}
