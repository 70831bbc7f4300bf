import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Gold piece, koi, lantern, fan; ruby, amber, jade and sapphire paws; the cat and its bell. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 3,
  reels: [
    'LAQJLQAFOJKQRJASKFRKALRFJRQO',
    'LKJOKFJQRLAJFRAKFARQALOSRQWJQ',
    'LQRLJFAKLJRFKOWARQAJKOQAFSRQJ',
    'LRFJRAQRJSAKOQFALJRWOKAQJFLKQ',
    'FSARKLFRJAQJKQAJKQRLFJOARQOL',
  ],
  freeReels: [
    'AJLFAQJARKAJRQAFRAJLQORAQKRJFRJQRAJQFLQRJQ',
    'JFLOWJRQALQJARJQRFQLRJQRAJQARKQFKAJFAQRAJRA',
    'WJRAJOQFRQJFKQRKQRAJQLJRAQFRALJRAQJARJFALQA',
    'RJORJQRAJFLQARQAJKRAKWQARLFJAFQRJQAJQALRJQF',
    'JKLFRLJAKROQJLARJQAJRFJARQFRAQJAQJAQRFQRAQ',
  ],
  pays: {
    O: [100, 300, 1000],
    K: [80, 200, 500],
    L: [70, 160, 400],
    F: [60, 140, 300],
    R: [40, 80, 150],
    A: [40, 80, 150],
    J: [30, 60, 100],
    Q: [30, 60, 100],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 6, 4: 8, 5: 10 },
  wildTimes: [2, 3, 5],
  wildWeights: [31, 7, 2],
  spinsForWild: 1,
  topTimes: 3_200_000,
  returnToPlayer: { numerator: 9_572_049_470, denominator: 10_000_000_000 },
  chances: { pays: 0.46178, scene: 0.009808 },
  spread: {
    most: { times: 2_047_500, chance: 2.75977e-51 },
    overStake: 0.173494,
    deviation: 8.51944,
    tenTimes: 0.00816246,
    hundredTimes: 0.000912481,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'แมวกวัก (ไวลด์)',
    S: 'กระพรวนทอง',
    O: 'เหรียญโคบัง',
    K: 'ปลาคาร์ป',
    L: 'โคมแดง',
    F: 'พัด',
    R: 'อุ้งเท้าทับทิม',
    A: 'อุ้งเท้าอำพัน',
    J: 'อุ้งเท้าหยก',
    Q: 'อุ้งเท้าไพลิน',
  },
  en: {
    W: 'Lucky cat (wild)',
    S: 'Golden bell',
    O: 'Gold piece',
    K: 'Koi',
    L: 'Red lantern',
    F: 'Fan',
    R: 'Ruby paw',
    A: 'Amber paw',
    J: 'Jade paw',
    Q: 'Sapphire paw',
  },
}

export const title: SlotTitle = {
  id: 'paw-of-plenty',
  catalogueId: 102,
  maxStake: 20_000,
  name: { th: 'กวักทรัพย์', en: 'Paw of Plenty' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 243 ทาง ' +
        'แมวกวักแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 243. The lucky cat stands for every symbol that ' +
        'pays.',
    },
    {
      th:
        'กระพรวนทอง 3, 4 หรือ 5 ตัวให้ฟรีสปิน 6, 8 หรือ 10 ครั้ง ในฟรีสปิน ' +
        'แมวกวักที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 3 หรือ 5 ' +
        'และเพิ่มอีก 1 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five golden bells give 6, 8 or 10 free spins. In them a ' +
        'lucky cat that lands turns its whole reel wild until the end, multiplies by ' +
        '2, 3 or 5 and adds one spin. A wild reel counts as one way; multipliers of ' +
        'several reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 20,475 เท่าของเดิมพัน ความผันผวนสูง',
      en: 'The most a round can pay is 20,475 times the stake. High volatility.',
    },
  ],
  names,
  paytable,
}
