import type { HoldTable, SlotTitle } from '../slots/table.ts'

/** The bull is wild; horseshoe, cow bell, star, four letters; O is a coin. */
export const paytable: HoldTable = {
  mechanic: 'hold',
  rows: 3,
  reels: [
    'WAKQHBHJQSBWOKAHJQAJKSJBOAQOOSK',
    'BAQASAJSWOOOSJBKWKHKQOJQHBJQKHA',
    'SKBHJKQBAWAQSOOASKAQBJWOJKHQJOH',
    'WBQHBOOJASBOKQWAQKSAKHAJQKJSJOH',
    'JKHWQBOSAKOOJAJBJQSKSBQHKAHAWQO',
  ],
  lines: (
    '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110 ' +
    '21112 10121 12101 01010 21212 11011 11211 02020 20202 02220'
  )
    .split(' ')
    .map((rows) => Array.from(rows, Number)),
  pays: {
    W: [120, 600, 4000],
    H: [80, 300, 1200],
    B: [60, 250, 800],
    S: [50, 200, 700],
    A: [30, 100, 320],
    K: [30, 100, 320],
    Q: [25, 65, 250],
    J: [25, 65, 250],
  },
  wild: 'W',
  coin: 'O',
  coinsToHold: 6,
  respins: 3,
  coinValues: [100, 200, 300, 500, 1000, 2500],
  coinWeights: [50, 25, 12, 8, 4, 1],
  holdWeights: [942, 25, 14, 8, 5, 4, 2],
  fullTimes: 100_000,
  topTimes: 250_000,
  returnToPlayer: { numerator: 9_607_904_600, denominator: 10_000_000_000 },
  chances: { pays: 0.462623, scene: 0.015461 },
  spread: {
    most: { times: 138_700, chance: 9.24512e-36 },
    overStake: 0.151197,
    deviation: 8.98981,
    tenTimes: 0.0182673,
    hundredTimes: 0.0000655699,
  },
}

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'กระทิง (ไวลด์)',
    H: 'เกือกม้า',
    B: 'กระดิ่ง',
    S: 'ดาวนายอำเภอ',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    O: 'เหรียญทอง',
  },
  en: {
    W: 'Bull (wild)',
    H: 'Horseshoe',
    B: 'Cow bell',
    S: 'Star badge',
    A: 'A',
    K: 'K',
    Q: 'Q',
    J: 'J',
    O: 'Gold coin',
  },
}

export const title: SlotTitle = {
  id: 'golden-stampede',
  catalogueId: 111,
  maxStake: 50_000,
  name: { th: 'กระทิงทองคำ', en: 'Golden Stampede' },
  pages: [
    {
      th:
        'สัญลักษณ์เหมือนกัน 3 ตัวขึ้นไปบนไลน์จากซ้ายได้รางวัล มี 20 ไลน์ ' +
        'กระทิงแทนได้ทุกสัญลักษณ์ยกเว้นเหรียญ แต่ละไลน์จ่ายเฉพาะรางวัลที่สูงกว่า',
      en:
        'Three or more alike on one of 20 lines from the left win. The bull stands for ' +
        'everything but coins. Each line pays its best win only.',
    },
    {
      th:
        'เหรียญ 6 เหรียญขึ้นไปเริ่มรีสปิน: เหรียญค้างอยู่กับที่ ช่องว่างหมุนใหม่ 3 ' +
        'ครั้ง และทุกครั้งที่มีเหรียญใหม่จะกลับเป็น 3 ครั้ง จบแล้วจ่ายค่าเหรียญทั้งหมด ' +
        'เต็มกระดานเพิ่มอีก 1,000 เท่า น้อยกว่า 6 เหรียญไม่จ่าย',
      en:
        'Six or more coins start the respins: coins stay, empty cells spin three times, ' +
        'and every new coin sets it back to three. Then all coins pay. A full board ' +
        'adds 1,000 times the stake. Fewer than six coins pay nothing.',
    },
    {
      th: 'รอบหนึ่งจ่ายได้มากที่สุด 1,387 เท่าของเดิมพัน ความผันผวนสูง',
      en: 'The most a round can pay is 1,387 times the stake. High volatility.',
    },
  ],
  names,
  paytable,
}
