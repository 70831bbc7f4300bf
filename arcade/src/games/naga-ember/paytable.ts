import type { WaysTable } from '../slots/table.ts'

/** Crown, lotus, bell, lantern; ruby, amber, jade and sapphire scales; the naga and its pearl. */
export const paytable: WaysTable = {
  mechanic: 'ways',
  rows: 3,
  reels: [
    'FRCBRSQFACRJQLAJLAQBJLAJFQRB',
    'QBLAFCLFJARQABCQJRFABWRSLJQRJ',
    'AQBJRAFBAFJRFQJLRWJQCALBSCRQL',
    'RJQSAQFALRBJALFWBQCRJBQJLRFCA',
    'SALJCQRBLCQRBAFJLQRJFRABJFAQ',
  ],
  freeReels: [
    'LRQALRFQBJRAFCJBARLAQJFQJBC',
    'RFQJCWRACRJFQLBAWLBAQFJAQRLWBJ',
    'FWQJAWQLCRLBJCFQAFRBWALRBJQAJR',
    'JLCJQFRWQBJARBQLACJRQARBFLAFW',
    'JQFBALQFCALRQLJRABJRFBAJQCR',
  ],
  pays: {
    C: [100, 300, 1500],
    L: [80, 250, 800],
    B: [70, 160, 500],
    F: [55, 125, 320],
    R: [30, 70, 160],
    A: [30, 70, 160],
    J: [25, 50, 120],
    Q: [25, 50, 120],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 8, 4: 10, 5: 12 },
  freeMultiplier: 3,
  topTimes: 500_000,
  returnToPlayer: { numerator: 9_608_800_080, denominator: 10_000_000_000 },
  chances: { pays: 0.473586, scene: 0.009808 },
}
