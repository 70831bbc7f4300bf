export const name = { th: 'กระทิงทองคำ', en: 'Golden Stampede' }

export const pages = [
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
      'เหรียญ 6 เหรียญขึ้นไปเริ่มการหมุนต่อ: เหรียญค้างอยู่กับที่ ช่องว่างหมุนใหม่ 3 ' +
      'ครั้ง และทุกครั้งที่มีเหรียญใหม่จะกลับเป็น 3 ครั้ง จบแล้วจ่ายค่าเหรียญทั้งหมด ' +
      'เต็มกระดานเพิ่มอีก 1,000 เท่า น้อยกว่า 6 เหรียญไม่จ่าย',
    en:
      'Six or more coins start the respins: coins stay, empty cells spin three times, ' +
      'and every new coin sets it back to three. Then all coins pay. A full board ' +
      'adds 1,000 times the stake. Fewer than six coins pay nothing.',
  },
  {
    th: 'รอบหนึ่งจ่ายไม่เกิน 2,500 เท่าของเดิมพัน ความผันผวนสูง',
    en: 'No round pays more than 2,500 times the stake. High volatility.',
  },
]

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
