import type { SlotTitle, StickyTable } from '../slots/table.ts'

/** Crown, lotus, bell, gold; four letters on shields; the elephant and the parasol. */
export const paytable: StickyTable = {
  mechanic: 'sticky',
  rows: 4,
  reels: [
    'BOKJBLKJOAQLJBKQAJCSALKQAOCQ',
    'WJBQKJLQAJOQCJOAKSCLBQOAKBLAK',
    'BKCAJQOKBALSQKJBWCAOLJQAOLKJQ',
    'BLJKOSQCWKOQBAOQJLAKJQBCALKJA',
    'QJCAKLJOKQLAJOSBQALKBQCKJOAB',
  ],
  freeReels: [
    'JAQKJOAQJKAQOKBQJAKBJAQLJKBAQKOAQCJOKAJQKL',
    'KQALJQBKJWQAKCQJABQJAOQKJAOKBJAKQLAKOJQKAJO',
    'OJQAOLJWKQAJKBAQJKBQJKAQBCJOAKQLOAKQJAKQJAK',
    'WQABKJAQLKCQAJBKOQJKAQOJKAOJLQOKJAQKBAJQKAJ',
    'JQKOJAQKJAQKJBOAJQBKJLCKOAQBJAQKLAOQKAJQKA',
  ],
  pays: {
    C: [50, 150, 600],
    L: [40, 80, 250],
    B: [25, 50, 120],
    O: [20, 40, 100],
    A: [10, 20, 40],
    K: [10, 20, 40],
    Q: [5, 15, 30],
    J: [5, 15, 30],
  },
  wild: 'W',
  scatter: 'S',
  freeSpins: { 3: 4, 4: 6, 5: 8 },
  wildTimes: [2, 3, 4],
  wildWeights: [28, 8, 4],
  spinsForWild: 1,
  topTimes: 800_000,
  returnToPlayer: { numerator: 9_597_659_755, denominator: 10_000_000_000 },
  chances: { pays: 0.801299, scene: 0.021954 },
  spread: {
    most: { times: 531_620, chance: 5.79661e-44 },
    overStake: 0.165063,
    deviation: 5.55592,
    tenTimes: 0.0100951,
    hundredTimes: 0.000696449,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'ช้างทรง (ไวลด์)',
    S: 'ฉัตรทอง',
    C: 'มงกุฎ',
    L: 'ดอกบัว',
    B: 'กระดิ่ง',
    O: 'เหรียญทอง',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
  },
  en: {
    W: 'Elephant (wild)',
    S: 'Golden parasol',
    C: 'Crown',
    L: 'Lotus',
    B: 'Bell',
    O: 'Gold coin',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
  },
}

export const title: SlotTitle = {
  id: 'chang-royale',
  catalogueId: 116,
  maxStake: 50_000,
  name: { th: 'ช้างทรงเครื่อง', en: 'Chang Royale' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล ' +
        'จะอยู่แถวใดก็ได้ ทุกเส้นทางนับรวมกันสูงสุด 1,024 ทาง ' +
        'ช้างทรงแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
      en:
        'Three or more alike on neighbouring reels from the left win, in any row. ' +
        'Every way counts, up to 1,024. The elephant stands for every symbol that ' +
        'pays.',
    },
    {
      th:
        'ฉัตรทอง 3, 4 หรือ 5 ตัวให้ฟรีสปิน 4, 6 หรือ 8 ครั้ง ในฟรีสปิน ' +
        'ช้างทรงที่ลงวงล้อจะทำให้ทั้งวงล้อเป็นไวลด์ไปจนจบ คูณ 2, 3 หรือ 4 ' +
        'และเพิ่มอีก 1 สปิน วงล้อไวลด์นับเป็นหนึ่งทาง ตัวคูณของหลายวงล้อคูณกัน',
      en:
        'Three, four or five golden parasols give 4, 6 or 8 free spins. In them a ' +
        'elephant that lands turns its whole reel wild until the end, multiplies by ' +
        '2, 3 or 4 and adds one spin. A wild reel counts as one way; multipliers of ' +
        'several reels multiply each other.',
    },
    {
      th: 'ฟรีสปินทั้งหมดรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
      en: 'All free spins belong to the same round and are drawn at once.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 5,316.2 เท่าของเดิมพัน ความผันผวนปานกลาง',
      en: 'The most a round can pay is 5,316.2 times the stake. Medium volatility.',
    },
  ],
  names,
  paytable,
}
