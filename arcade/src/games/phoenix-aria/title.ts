import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Sun, plume, flame, harp; four gems; the phoenix and its egg. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 3,
  reels: [
    'FPHARFAQPJHOFQJHSAJPORJQRAQR',
    'FQSAORHFJPAQWRHJQRAFQPHRPJAOJ',
    'WRHASQAPOQHJFRAQPJFRAQJFPORJH',
    'FPJHROAFQSJRAQROPWQJHFAHQJPAR',
    'FPRFJAORQAHOQPJFPJHAQSJRHAQR',
  ],
  freeReels: [
    'JAFHPQARHJRAQROQJRFQHPJFAJQAJQRAJRAJRHQARQ',
    'JFQJARPQJRQARFQAJRHOQAHJWFRAQPAJHRAJQRJHQRA',
    'QRPQHFAJRAQRAHRJARFHJQRJAQRAFORAQJHQJAQJPWJ',
    'HQJRQAJFHRPARJHQRJQHFARQAWJRQPJQFAJRAQRAOJA',
    'RAOHFJRQJAFRJAQJRQAFRJQHAJQPARQJPAQRHJRAQH',
  ],
  pays: {
    O: [150, 500, 2000],
    P: [100, 250, 800],
    F: [80, 180, 500],
    H: [60, 140, 350],
    R: [35, 70, 140],
    A: [35, 70, 140],
    J: [25, 50, 100],
    Q: [25, 50, 100],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 5, 4: 6, 5: 8 },
  wildTimes: [2, 4, 8],
  wildWeights: [17, 2, 1],
  spinsForWild: 1,
  topTimes: 20_000_000,
  returnToPlayer: { numerator: 9_563_388_691, denominator: 10_000_000_000 },
  chances: { pays: 0.470528, scene: 0.009808 },
  spread: {
    most: { times: 12_334_115, chance: 9.54174e-46 },
    overStake: 0.171774,
    deviation: 10.9617,
    tenTimes: 0.00830226,
    hundredTimes: 0.00069884,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'วิหคเพลิง (ไวลด์)',
    S: 'ไข่อัคคี',
    O: 'ดวงตะวัน',
    P: 'ขนเพลิง',
    F: 'เปลวไฟ',
    H: 'พิณทอง',
    R: 'ทับทิม',
    A: 'อำพัน',
    J: 'มรกต',
    Q: 'ไพลิน',
  },
  en: {
    W: 'Phoenix (wild)',
    S: 'Ember egg',
    O: 'Sun',
    P: 'Plume',
    F: 'Flame',
    H: 'Golden harp',
    R: 'Ruby',
    A: 'Amber',
    J: 'Emerald',
    Q: 'Sapphire',
  },
}

export const title: SlotTitle = {
  id: 'phoenix-aria',
  catalogueId: 108,
  maxStake: 5000,
  name: { th: 'วิหคเพลิง', en: 'Phoenix Aria' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 243 ทาง ' +
        'วิหคเพลิงแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 243. The phoenix stands for every symbol that pays.',
    },
    {
      th:
        'ไข่อัคคี 3, 4 หรือ 5 ตัวให้ฟรีสปิน 5, 6 หรือ 8 ครั้ง ในฟรีสปิน ' +
        'วิหคเพลิงที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 4 หรือ 8 ' +
        'และเพิ่มอีก 1 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five ember eggs give 5, 6 or 8 free spins. In them a phoenix ' +
        'that lands turns its whole reel wild until the end, multiplies by 2, 4 or 8 ' +
        'and adds one spin. A wild reel counts as one way; multipliers of several ' +
        'reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 123,341.15 เท่าของเดิมพัน ความผันผวนสูงมาก',
      en: 'The most a round can pay is 123,341.15 times the stake. Very high volatility.',
    },
  ],
  names,
  paytable,
}
