export const name = { th: 'ปริซึมรัช', en: 'Prism Rush' }

export const pages = [
  {
    th:
      'อัญมณีชนิดเดียวกัน 7 เม็ดขึ้นไปในกระดาน 5 × 5 ได้รางวัล จะอยู่ช่องใดก็ได้ ' +
      'เม็ดที่ชนะแตกออก เม็ดที่เหลือตกลง และเม็ดใหม่เคลื่อนเข้ามาจากวงเดียวกัน',
    en:
      'Seven or more of one gem anywhere on the five by five board win. Winning gems ' +
      'burst, the others fall, and the same rings move new ones in.',
  },
  {
    th: 'ทุกครั้งที่ตกลงมาแล้วชนะอีก ตัวคูณเพิ่มเป็นสองเท่า สูงสุด 16 จุดที่วงทั้งห้าหยุดกำหนดผลทั้งรอบ',
    en:
      'Each further win in a row doubles the multiplier, up to 16. Where the five ' +
      'rings stop decides the whole round.',
  },
  {
    th: 'รอบหนึ่งจ่ายไม่เกิน 600 เท่าของเดิมพัน ความผันผวนสูง',
    en: 'No round pays more than 600 times the stake. High volatility.',
  },
]

/** What each letter of the strips is. */
export const names = {
  th: {
    P: 'ปริซึม',
    D: 'เพชร',
    B: 'ไพลิน',
    H: 'แอเมทิสต์',
    S: 'ซันสโตน',
    G: 'มรกต',
    C: 'ปะการัง',
    J: 'แจสเปอร์',
  },
  en: {
    P: 'Prism',
    D: 'Diamond',
    B: 'Sapphire',
    H: 'Amethyst',
    S: 'Sunstone',
    G: 'Emerald',
    C: 'Coral',
    J: 'Jasper',
  },
}
