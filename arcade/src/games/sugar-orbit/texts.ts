export const name = { th: 'ชูการ์ออร์บิต', en: 'Sugar Orbit' }

export const pages = [
  {
    th:
      'ขนมชนิดเดียวกัน 7 ชิ้นขึ้นไปในกระดาน 5 × 5 ได้รางวัล จะอยู่ช่องใดก็ได้ ' +
      'ชิ้นที่ชนะหายไป ชิ้นที่เหลือตกลง และชิ้นใหม่เคลื่อนเข้ามาจากวงโคจรเดียวกัน',
    en:
      'Seven or more of one sweet anywhere on the five by five board win. Winning ' +
      'sweets vanish, the others fall, and the same orbits move new ones in.',
  },
  {
    th:
      'ทุกครั้งที่ตกลงมาแล้วชนะอีก ตัวคูณเพิ่มเป็น 2, 3, 5 และ 8 จนกว่าจะไม่มีรางวัล ' +
      'วงโคจรแต่ละวงมี 18 ชิ้น จุดที่หยุดกำหนดผลทั้งรอบ',
    en:
      'Each further win in a row is multiplied by 2, 3, 5 and then 8, until nothing ' +
      'wins. Each orbit holds 18 sweets, and where they stop decides the whole round.',
  },
  {
    th: 'รอบหนึ่งจ่ายไม่เกิน 300 เท่าของเดิมพัน ความผันผวนปานกลาง',
    en: 'No round pays more than 300 times the stake. Medium volatility.',
  },
]

/** What each letter of the strips is. */
export const names = {
  th: {
    P: 'ดาวลูกกวาด',
    D: 'โดนัต',
    B: 'หมีเยลลี่',
    H: 'หัวใจ',
    S: 'ดาว',
    G: 'กัมดรอป',
    C: 'ลูกกวาด',
    J: 'เยลลี่บีน',
  },
  en: {
    P: 'Candy planet',
    D: 'Doughnut',
    B: 'Jelly bear',
    H: 'Heart',
    S: 'Star',
    G: 'Gumdrop',
    C: 'Candy',
    J: 'Jelly bean',
  },
}
