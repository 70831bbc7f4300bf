export const name = { th: 'นาคาเพลิง', en: 'Naga Ember' }

export const pages = [
  {
    th:
      'สัญลักษณ์เหมือนกันบนวงล้อติดกันจากซ้าย 3 ตัวขึ้นไปได้รางวัล จะอยู่แถวใดก็ได้ ' +
      'ทุกเส้นทางที่เป็นไปได้นับรวมกันสูงสุด 243 ทาง ' +
      'นาคาแทนได้ทุกสัญลักษณ์ที่จ่ายรางวัล',
    en:
      'Three or more alike on neighbouring reels from the left win, in any row. Every ' +
      'way counts, up to 243. The naga stands for every symbol that pays.',
  },
  {
    th:
      'มุกเพลิง 3, 4 หรือ 5 เม็ดให้ฟรีสปิน 8, 10 หรือ 12 ครั้ง รางวัลในฟรีสปินคูณ 3 ' +
      'และมีนาคามากขึ้น ฟรีสปินรวมอยู่ในรอบเดียวกันและสุ่มพร้อมกันทั้งหมด',
    en:
      'Three, four or five ember pearls give 8, 10 or 12 free spins. Wins in them are ' +
      'tripled and more nagas are on the reels. They belong to the same round and are ' +
      'all drawn at once.',
  },
  {
    th: 'รอบหนึ่งจ่ายไม่เกิน 5,000 เท่าของเดิมพัน ความผันผวนปานกลาง',
    en: 'No round pays more than 5,000 times the stake. Medium volatility.',
  },
]

/** What each letter of the strips is. */
export const names = {
  th: {
    W: 'นาคา (ไวลด์)',
    S: 'มุกเพลิง',
    C: 'มงกุฎ',
    L: 'ดอกบัว',
    B: 'ระฆัง',
    F: 'โคมไฟ',
    R: 'เกล็ดทับทิม',
    A: 'เกล็ดอำพัน',
    J: 'เกล็ดหยก',
    Q: 'เกล็ดไพลิน',
  },
  en: {
    W: 'Naga (wild)',
    S: 'Ember pearl',
    C: 'Crown',
    L: 'Lotus',
    B: 'Bell',
    F: 'Lantern',
    R: 'Ruby scale',
    A: 'Amber scale',
    J: 'Jade scale',
    Q: 'Sapphire scale',
  },
}
