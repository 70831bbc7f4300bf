import type { SlotTitle, WaysTable } from '../slots/table.ts'

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
  spread: {
    most: { times: 109_400, chance: 2.04413e-74 },
    overStake: 0.248327,
    deviation: 2.08869,
    tenTimes: 0.00914345,
    hundredTimes: 0.00000152423,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'เปลวไฟ (ไวลด์)',
    S: 'ดาว',
    V: 'เซเว่น',
    B: 'บาร์',
    G: 'ระฆัง',
    M: 'แตงโม',
    P: 'พลัม',
    O: 'ส้ม',
    L: 'มะนาว',
    C: 'เชอร์รี',
  },
  en: {
    W: 'Flame (wild)',
    S: 'Star',
    V: 'Seven',
    B: 'Bar',
    G: 'Bell',
    M: 'Melon',
    P: 'Plum',
    O: 'Orange',
    L: 'Lemon',
    C: 'Cherries',
  },
}

export const title: SlotTitle = {
  id: 'sevens-ablaze',
  catalogueId: 104,
  maxStake: 100_000,
  name: { th: 'เซเว่นไฟลุก', en: 'Sevens Ablaze' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล จะอยู่แถวใดก็ได้ ' +
        'นับได้สูงสุด 243 ทาง เปลวไฟแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row, up to ' +
        '243 ways. The flame stands for every symbol that pays.',
    },
    {
      th: 'ดาว 3, 4 หรือ 5 ดวงให้ฟรีสปิน 5, 7 หรือ 10 ครั้ง รางวัลคูณ 2 ฟรีสปินรวมอยู่ในรอบเดียวกัน',
      en:
        'Three, four or five stars give 5, 7 or 10 free spins with wins doubled. They ' +
        'belong to the same round.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 1,094 เท่าของเดิมพัน ความผันผวนต่ำ',
      en: 'The most a round can pay is 1,094 times the stake. Low volatility.',
    },
  ],
  names,
  paytable,
}
