import type { CascadeTable } from '../slots/table.ts'

/** Candy planet, doughnut, bear, heart, star, gumdrop, wrapped candy, jelly bean. */
export const paytable: CascadeTable = {
  mechanic: 'cascade',
  rows: 5,
  reels: [
    'PGJGCJBHBJHCDCDSSP',
    'DDCJHHCPBGPBGJCJSS',
    'GPHGDDJSJCSCCBBJPH',
    'GJHSPHSPJDCBDBJCCG',
    'SGCGPDPJDCCHHJJBSB',
  ],
  tiers: [7, 8, 10],
  pays: {
    P: [200, 500, 2500],
    D: [120, 300, 1500],
    B: [100, 250, 1000],
    H: [80, 200, 800],
    S: [70, 160, 600],
    G: [50, 120, 500],
    C: [35, 70, 250],
    J: [25, 60, 200],
  },
  multipliers: [1, 2, 3, 5, 8],
  topTimes: 30_000,
  returnToPlayer: { numerator: 9_594_839_667, denominator: 10_000_000_000 },
  chances: { pays: 0.265798, scene: 0.09617 },
}
