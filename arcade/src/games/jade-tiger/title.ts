import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Jade ring, drum, fan, bamboo; four stones; the tiger and the moon gate. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 4,
  reels: [
    'QDOJQFRAQDRFJADBROASJBRQAFJB',
    'ROQAJDBRAFBWSFAJQDBROFAQJRDQJ',
    'OBDJFOWASDFARQBJRQAJDQRBFQJRA',
    'JASRFAQDBJWQDABROFDJBOQJRAQFR',
    'FADOFRBJFQROJDAQRSAJDBRQAJBQ',
  ],
  freeReels: [
    'BARJQOARJFBQAJRQFADRQAJBQAJRFDAQRJBQRJAQRJ',
    'BOFARWDAJRBQAJRQAJFQRBJQRBFAJDQRJAQRJAQRJAQ',
    'BQARJDBRQAWJBAFRQJBRDFJQRAOQRAJFQAJRQAJRQAJ',
    'BJRQAJRQFOJQABJQRWJAQRFADRJABFJRQBARQDAJQRA',
    'DAQRJBQRAJBFOARBQAJRQBAJQDFJQRAJQRAJQRAFJR',
  ],
  pays: {
    O: [40, 100, 400],
    D: [30, 75, 200],
    F: [25, 50, 120],
    B: [20, 45, 100],
    R: [10, 20, 40],
    A: [10, 20, 40],
    J: [10, 15, 35],
    Q: [10, 15, 35],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 4, 4: 6, 5: 8 },
  wildTimes: [2, 3, 5],
  wildWeights: [29, 8, 3],
  spinsForWild: 1,
  topTimes: 1_200_000,
  returnToPlayer: { numerator: 9_572_093_286, denominator: 10_000_000_000 },
  chances: { pays: 0.827501, scene: 0.021954 },
  spread: {
    most: { times: 680_905, chance: 1.73702e-42 },
    overStake: 0.150439,
    deviation: 5.95164,
    tenTimes: 0.0090066,
    hundredTimes: 0.000700649,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'พยัคฆ์ (ไวลด์)',
    S: 'ประตูจันทร์',
    O: 'แหวนหยก',
    D: 'กลองศึก',
    F: 'พัดเหล็ก',
    B: 'ไผ่มงคล',
    R: 'ทับทิม',
    A: 'อำพัน',
    J: 'มรกต',
    Q: 'ไพลิน',
  },
  en: {
    W: 'Tiger (wild)',
    S: 'Moon gate',
    O: 'Jade ring',
    D: 'War drum',
    F: 'Iron fan',
    B: 'Bamboo',
    R: 'Ruby',
    A: 'Amber',
    J: 'Emerald',
    Q: 'Sapphire',
  },
}

export const title: SlotTitle = {
  id: 'jade-tiger',
  catalogueId: 110,
  maxStake: 50_000,
  name: { th: 'พยัคฆ์หยก', en: 'Jade Tiger' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 1,024 ทาง ' +
        'พยัคฆ์แทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 1,024. The tiger stands for every symbol that pays.',
    },
    {
      th:
        'ประตูจันทร์ 3, 4 หรือ 5 ตัวให้ฟรีสปิน 4, 6 หรือ 8 ครั้ง ในฟรีสปิน ' +
        'พยัคฆ์ที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 3 หรือ 5 และเพิ่มอีก ' +
        '1 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five moon gates give 4, 6 or 8 free spins. In them a tiger ' +
        'that lands turns its whole reel wild until the end, multiplies by 2, 3 or 5 ' +
        'and adds one spin. A wild reel counts as one way; multipliers of several ' +
        'reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 6,809.05 เท่าของเดิมพัน ความผันผวนปานกลางค่อนข้างสูง',
      en: 'The most a round can pay is 6,809.05 times the stake. Medium to high volatility.',
    },
  ],
  names,
  paytable,
}
