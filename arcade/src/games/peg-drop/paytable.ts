export const rowChoices = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const
export const riskChoices = ['low', 'middle', 'high'] as const
/** So many at once, each with a stake of its own. */
export const ballChoices = [1, 2, 5, 10] as const
export type RowCount = (typeof rowChoices)[number]
export type Risk = (typeof riskChoices)[number]

/** Hundredths of the stake, from the rim to the middle; the other side mirrors it. */
const halves: Record<RowCount, Record<Risk, readonly number[]>> = {
  8: {
    low: [500, 205, 110, 96, 52],
    middle: [1000, 300, 130, 71, 40],
    high: [3000, 400, 135, 31, 20],
  },
  9: {
    low: [556, 200, 160, 100, 66],
    middle: [1798, 400, 170, 88, 47],
    high: [4276, 700, 200, 60, 16],
  },
  10: {
    low: [890, 300, 140, 106, 98, 49],
    middle: [2190, 500, 200, 140, 56, 39],
    high: [7600, 1000, 298, 90, 26, 19],
  },
  11: {
    low: [834, 300, 190, 130, 98, 67],
    middle: [2396, 600, 302, 180, 69, 46],
    high: [11_966, 1400, 520, 140, 39, 16],
  },
  12: {
    low: [1500, 300, 160, 140, 110, 96, 47],
    middle: [4000, 1100, 400, 190, 100, 63, 30],
    high: [17_000, 2400, 810, 180, 60, 24, 24],
  },
  13: {
    low: [773, 400, 300, 190, 120, 89, 66],
    middle: [4283, 1300, 600, 300, 130, 69, 36],
    high: [26_175, 3700, 1100, 398, 100, 19, 16],
  },
  14: {
    low: [769, 400, 190, 140, 130, 108, 97, 48],
    middle: [5766, 1500, 700, 400, 188, 98, 46, 21],
    high: [41_953, 5600, 1800, 500, 188, 30, 17, 17],
  },
  15: {
    low: [1465, 800, 300, 200, 150, 106, 101, 66],
    middle: [8805, 1800, 1100, 500, 300, 126, 51, 26],
    high: [62_273, 8300, 2700, 800, 298, 50, 19, 16],
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
  // An odd number of rows has two middle cups.
  return [...half, ...half.slice(0, rows % 2 === 0 ? -1 : undefined).toReversed()]
}

/** The two outermost of the widest board. */
export const most = {
  times: Math.max(
    ...rowChoices.flatMap((rows) => riskChoices.flatMap((risk) => cupsOf(rows, risk))),
  ),
  chance: 2 / 2 ** Math.max(...rowChoices),
}
