import type { CascadeTable, SlotTitle } from '../slots/table.ts'

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
  spread: {
    most: { times: 52_400, chance: 1.05844e-6 },
    overStake: 0.0666327,
    deviation: 9.50559,
    tenTimes: 0.0127055,
    hundredTimes: 0.00121562,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    P: 'ปริซึม',
    D: 'เพชร',
    B: 'ไพลิน',
    H: 'แอเมทิสต์',
    S: 'ซันสโตน',
    G: 'มรกต',
    C: 'ปะการัง',
    J: 'แจสเปอร์',
  },
  en: {
    P: 'Prism',
    D: 'Diamond',
    B: 'Sapphire',
    H: 'Amethyst',
    S: 'Sunstone',
    G: 'Emerald',
    C: 'Coral',
    J: 'Jasper',
  },
}

export const title: SlotTitle = {
  id: 'prism-rush',
  catalogueId: 115,
  maxStake: 100_000,
  name: { th: 'ปริซึมรัช', en: 'Prism Rush' },
  pages: [
    {
      th:
        'อัญมณีชนิดเดียวกัน 7 เม็ดขึ้นไปในกระดาน 5 × 5 ได้รางวัล จะอยู่ช่องใดก็ได้ ' +
        'เม็ดที่ชนะแตกออก เม็ดที่เหลือตกลง และเม็ดใหม่เคลื่อนเข้ามาจากวงเดียวกัน',
      en:
        'Seven or more of one gem anywhere on the five by five board win. Winning gems ' +
        'burst, the others fall, and the same rings move new ones in.',
    },
    {
      th: 'ทุกครั้งที่ตกลงมาแล้วชนะอีก ตัวคูณเพิ่มเป็นสองเท่า สูงสุด 16 จุดที่วงทั้งห้าหยุดกำหนดผลทั้งรอบ',
      en:
        'Each further win in a row doubles the multiplier, up to 16. Where the five ' +
        'rings stop decides the whole round.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 524 เท่าของเดิมพัน ความผันผวนสูง',
      en: 'The most a round can pay is 524 times the stake. High volatility.',
    },
  ],
  names,
  paytable,
}
