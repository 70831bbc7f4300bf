import type { CascadeTable, SlotTitle } from '../slots/table.ts'

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
  spread: {
    most: { times: 28_895, chance: 5.29221e-7 },
    overStake: 0.130513,
    deviation: 5.70291,
    tenTimes: 0.0158952,
    hundredTimes: 0.000417027,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    P: 'ดาวลูกกวาด',
    D: 'โดนัต',
    B: 'หมีเยลลี่',
    H: 'หัวใจ',
    S: 'ดาว',
    G: 'กัมดรอป',
    C: 'ลูกกวาด',
    J: 'เยลลี่บีน',
  },
  en: {
    P: 'Candy planet',
    D: 'Doughnut',
    B: 'Jelly bear',
    H: 'Heart',
    S: 'Star',
    G: 'Gumdrop',
    C: 'Candy',
    J: 'Jelly bean',
  },
}

export const title: SlotTitle = {
  id: 'sugar-orbit',
  catalogueId: 105,
  maxStake: 100_000,
  name: { th: 'ชูการ์ออร์บิต', en: 'Sugar Orbit' },
  pages: [
    {
      th:
        'ขนมชนิดเดียวกัน 7 ชิ้นขึ้นไปในกระดาน 5 × 5 ได้รางวัล จะอยู่ช่องใดก็ได้ ' +
        'ชิ้นที่ชนะหายไป ชิ้นที่เหลือตกลง และชิ้นใหม่เคลื่อนเข้ามาจากวงโคจรเดียวกัน',
      en:
        'Seven or more of one sweet anywhere on the five by five board win. Winning ' +
        'sweets vanish, the others fall, and the same orbits move new ones in.',
    },
    {
      th:
        'ทุกครั้งที่ตกลงมาแล้วชนะอีก ตัวคูณเพิ่มเป็น 2, 3, 5 และ 8 จนกว่าจะไม่มีรางวัล ' +
        'วงโคจรแต่ละวงมี 18 ชิ้น จุดที่หยุดกำหนดผลทั้งรอบ',
      en:
        'Each further win in a row is multiplied by 2, 3, 5 and then 8, until nothing ' +
        'wins. Each orbit holds 18 sweets, and where they stop decides the whole round.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 288.95 เท่าของเดิมพัน ความผันผวนปานกลาง',
      en: 'The most a round can pay is 288.95 times the stake. Medium volatility.',
    },
  ],
  names,
  paytable,
}
