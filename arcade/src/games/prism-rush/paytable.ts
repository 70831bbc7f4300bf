import type { CascadeTable } from '../slots/table.ts'

/** Prism, diamond, sapphire, amethyst, sunstone, emerald, coral stone, jasper. */
export const paytable: CascadeTable = {
  mechanic: 'cascade',
  rows: 5,
  reels: [
    'BCJBCCDPPDJHGGHSSJ',
    'GHGJHBJBCSDDSPPJCC',
    'GPGCDJDCCJBSJBSHHP',
    'HBJHBGCJGPCJPSCDSD',
    'JGSSGJJBDCBDCHPCHP',
  ],
  tiers: [7, 8, 10],
  pays: {
    P: [80, 240, 2000],
    D: [70, 180, 1500],
    B: [70, 180, 1500],
    H: [50, 100, 1000],
    S: [40, 80, 800],
    G: [30, 80, 600],
    C: [15, 40, 250],
    J: [10, 20, 120],
  },
  multipliers: [1, 2, 4, 8, 16],
  topTimes: 60_000,
  returnToPlayer: { numerator: 9_609_110_125, denominator: 10_000_000_000 },
  chances: { pays: 0.247941, scene: 0.088188 },
}
