import type { WaysTable } from '../slots/table.ts'

/** Seven, bar, bell, melon, plum, orange, lemon, cherries; the flame is wild, the star scatters. */
export const paytable: WaysTable = {
  mechanic: 'ways',
  rows: 3,
  reels: [
    'BPOBLMGLCPOLPVOMCGPOMLCSGC',
    'MLWOCGMPLCOPMOPLBGSWLGVCPOBC',
    'LGMLOGPWMOCGLPOCPVWMBPCLOSBC',
    'CPMCOPVMWOGLMCLOGLPGCWSBPOLB',
    'CLGPCBSOPMOLGOPBCLMCVMLGOP',
  ],
  freeReels: [
    'VGLCPOMGLMPOBPLCGMCBO',
    'PVGCOPLWBMCOMPCLWGOBGML',
    'PLBGPBMGOVWCOLCGWCMPLMO',
    'MWCOGMOBMPLCBLGWVPLOCGP',
    'POCMPOCLMGLCGBPMLOVBG',
  ],
  pays: {
    V: [100, 300, 1000],
    B: [60, 150, 500],
    G: [50, 120, 300],
    M: [40, 90, 250],
    P: [30, 65, 160],
    O: [30, 65, 150],
    L: [25, 50, 100],
    C: [25, 50, 100],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 5, 4: 7, 5: 10 },
  freeMultiplier: 2,
  topTimes: 200_000,
  returnToPlayer: { numerator: 9_610_575_484, denominator: 10_000_000_000 },
  chances: { pays: 0.606162, scene: 0.011328 },
}
