export const name = { th: 'เซเว่นไฟลุก', en: 'Sevens Ablaze' }

export const pages = [
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
    th: 'รอบหนึ่งจ่ายไม่เกิน 2,000 เท่าของเดิมพัน ความผันผวนต่ำ',
    en: 'No round pays more than 2,000 times the stake. Low volatility.',
  },
]

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
