import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Gong, bamboo, fan, dumpling; four letters on bamboo tiles; the panda and the drum. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 4,
  reels: [
    'SBJKFAJDABQGKJQAFQABQDKFGJDK',
    'QKAQBASDGAFKQBJGAFBJFDKJQWJKD',
    'QKJQKDJGAKDBFAQBASDJFQWAKFJGB',
    'BFJQABQGSKQBFKDQAWJADGADJKFJK',
    'QBASKJQBJDGBKFQAGJDFKJAKQDFA',
  ],
  freeReels: [
    'AQDAKQAJFKJDBQDAFBAKQAGJQAFJQKJQKJAKQJKDJK',
    'AKBQJWKJQGAJQKAJFQDABKAQFJQKJADQKDQKAJKADFJ',
    'JKDABQJFKAQKJBQJADQAJKQJAKFAQKAQDJKDQJAWFKG',
    'KFDJADQJFADJBQJKAQKAQKJQAKQJKQDGJKWABKFAJQA',
    'JFGAJKFAKJQAKQJAKBQFJDQBDAQKJQADJKQDAKJAKQ',
  ],
  pays: {
    G: [40, 120, 500],
    B: [25, 55, 180],
    F: [20, 40, 100],
    D: [15, 30, 75],
    A: [10, 20, 40],
    K: [10, 20, 40],
    Q: [5, 10, 25],
    J: [5, 10, 25],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 3, 4: 5, 5: 7 },
  wildTimes: [2, 3, 7],
  wildWeights: [30, 8, 2],
  spinsForWild: 2,
  topTimes: 6_000_000,
  returnToPlayer: { numerator: 9_561_523_493, denominator: 10_000_000_000 },
  chances: { pays: 0.730635, scene: 0.021954 },
  spread: {
    most: { times: 2_631_005, chance: 1.31448e-56 },
    overStake: 0.15184,
    deviation: 8.6056,
    tenTimes: 0.00757136,
    hundredTimes: 0.00107321,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'แพนด้า (ไวลด์)',
    S: 'กลองใหญ่',
    G: 'ฆ้องทอง',
    B: 'ไผ่',
    F: 'พัด',
    D: 'ซาลาเปา',
    A: 'ป้าย A',
    K: 'ป้าย K',
    Q: 'ป้าย Q',
    J: 'ป้าย J',
  },
  en: {
    W: 'Panda (wild)',
    S: 'Great drum',
    G: 'Golden gong',
    B: 'Bamboo',
    F: 'Fan',
    D: 'Bun',
    A: 'Tile A',
    K: 'Tile K',
    Q: 'Tile Q',
    J: 'Tile J',
  },
}

export const title: SlotTitle = {
  id: 'panda-drum',
  catalogueId: 109,
  maxStake: 20_000,
  name: { th: 'แพนด้ารัวกลอง', en: 'Panda Drum' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 1,024 ทาง ' +
        'แพนด้าแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 1,024. The panda stands for every symbol that pays.',
    },
    {
      th:
        'กลองใหญ่ 3, 4 หรือ 5 ตัวให้ฟรีสปิน 3, 5 หรือ 7 ครั้ง ในฟรีสปิน ' +
        'แพนด้าที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 3 หรือ 7 ' +
        'และเพิ่มอีก 2 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five great drums give 3, 5 or 7 free spins. In them a panda ' +
        'that lands turns its whole reel wild until the end, multiplies by 2, 3 or 7 ' +
        'and adds two spins. A wild reel counts as one way; multipliers of several ' +
        'reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 26,310.05 เท่าของเดิมพัน ความผันผวนสูง',
      en: 'The most a round can pay is 26,310.05 times the stake. High volatility.',
    },
  ],
  names,
  paytable,
}
