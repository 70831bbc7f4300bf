import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Mooncake, teapot, lantern, peach; four star biscuits; the rabbit and the full moon. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 3,
  reels: [
    'JQTAPLARJQAJQLCQRTLCRJPTSRPA',
    'LJPLQRJPCQRAJTAJWCTASRPTLQRAQ',
    'CALPRAJTPRTQJATQRWACLJRQPJLQS',
    'JTPAQLJQALJCARPATCWRQTJRSLPQR',
    'PQJRLJRQCRALQPJLASTQPAJTRACT',
  ],
  freeReels: [
    'PARLJRQJRAJPAJQLARJQRAQLRCTAQJAPJQRPQJRATQ',
    'JRAQJARQJRLTQARPJQCPAJQARQJRATJLAPQWLRQJRPA',
    'LJPAJQRACLRQPJTPRAPRQJRAJQAJRLAQJAQJRQATQWR',
    'QJRCARPARQTARJARQPLRJAQRAJQPRJQTJQAJLPAWQJL',
    'JRAQJRPJLQTJAQLRJQRAQPAJQRAJPLQACRATRJAQRP',
  ],
  pays: {
    C: [120, 320, 1200],
    T: [70, 180, 550],
    L: [55, 130, 320],
    P: [40, 100, 250],
    R: [30, 70, 150],
    A: [30, 70, 150],
    J: [25, 45, 90],
    Q: [25, 45, 90],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 7, 4: 9, 5: 12 },
  wildTimes: [2, 3, 6],
  wildWeights: [32, 6, 2],
  spinsForWild: 1,
  topTimes: 8_000_000,
  returnToPlayer: { numerator: 9_635_460_601, denominator: 10_000_000_000 },
  chances: { pays: 0.473416, scene: 0.009808 },
  spread: {
    most: { times: 4_957_200, chance: 3.30397e-51 },
    overStake: 0.150635,
    deviation: 10.4037,
    tenTimes: 0.00860363,
    hundredTimes: 0.00113735,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'กระต่าย (ไวลด์)',
    S: 'จันทร์เพ็ญ',
    C: 'ขนมไหว้พระจันทร์',
    T: 'กาน้ำชา',
    L: 'โคมไฟ',
    P: 'ลูกท้อ',
    R: 'ดาวชมพู',
    A: 'ดาวส้ม',
    J: 'ดาวเขียว',
    Q: 'ดาวฟ้า',
  },
  en: {
    W: 'Rabbit (wild)',
    S: 'Full moon',
    C: 'Mooncake',
    T: 'Teapot',
    L: 'Lantern',
    P: 'Peach',
    R: 'Pink star',
    A: 'Orange star',
    J: 'Green star',
    Q: 'Blue star',
  },
}

export const title: SlotTitle = {
  id: 'moon-bun',
  catalogueId: 117,
  maxStake: 10_000,
  name: { th: 'กระต่ายชมจันทร์', en: 'Moon Bun' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 243 ทาง ' +
        'กระต่ายแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 243. The rabbit stands for every symbol that pays.',
    },
    {
      th:
        'จันทร์เพ็ญ 3, 4 หรือ 5 ตัวให้ฟรีสปิน 7, 9 หรือ 12 ครั้ง ในฟรีสปิน ' +
        'กระต่ายที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 3 หรือ 6 ' +
        'และเพิ่มอีก 1 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five full moons give 7, 9 or 12 free spins. In them a rabbit ' +
        'that lands turns its whole reel wild until the end, multiplies by 2, 3 or 6 ' +
        'and adds one spin. A wild reel counts as one way; multipliers of several ' +
        'reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 49,572 เท่าของเดิมพัน ความผันผวนสูง',
      en: 'The most a round can pay is 49,572 times the stake. High volatility.',
    },
  ],
  names,
  paytable,
}
